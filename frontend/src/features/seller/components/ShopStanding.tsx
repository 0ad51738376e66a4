import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { Row } from '@/components/Row'
import { paths } from '@/lib/paths'
import { useGetOwnShopQuery } from '../api'
import { standingText as words } from '../text'

const standings = { approved: words.approved, pending: words.pending, rejected: words.rejected, suspended: words.suspended }
const isStanding = (status: string): status is keyof typeof standings => Object.hasOwn(standings, status)

/** What is to be said of a shop in this state; of an unknown one, that it is there. */
export const standingOf = (status: string | undefined) => standings[status && isStanding(status) ? status : 'approved']

/** How the shop of whoever is signed in stands, and what they can do now. */
export function ShopStanding() {
  const { data: shop, isLoading } = useGetOwnShopQuery(undefined, { refetchOnMountOrArgChange: true })
  if (isLoading)
    return (
      <Stack spacing={2} aria-busy="true">
        <Skeleton height={30} width="60%" />
        <Skeleton height={76} />
        <Skeleton height={48} width={200} />
      </Stack>
    )
  const { title, text } = standingOf(shop?.status)
  return (
    <Stack spacing={2}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Row>
        <Button component={Link} variant="contained" size="large" to={paths.seller()}>
          {words.openCenter}
        </Button>
        {(shop?.status === 'rejected' || shop?.status === 'suspended') && (
          <Button component={Link} variant="outlined" size="large" to={`${paths.contact()}?topic=selling`}>
            {words.ask}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
