import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { partFailed } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import Skeleton from '@mui/material/Skeleton'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { infoText } from './text'

const words = infoText.seller

const waiting = (
  <Stack spacing={2} aria-busy="true">
    <Skeleton height={30} width="60%" />
    <Skeleton height={76} />
    <Skeleton height={120} />
    <Skeleton height={48} width={140} />
  </Stack>
)

// Only somebody who is signed in and has no shop fills in the form.
const ShopRegistrationForm = onDemand(
  async () => (await import('@/features/seller/components/ShopRegistrationForm')).ShopRegistrationForm,
  { waiting: () => waiting, failed: partFailed(infoText.formFailed) },
)

/** What to do now: log in, fill in the form, or go to the shop one has. */
export function SellerNextStep() {
  const { isKnown, isSignedIn, isSeller } = useSession()
  if (!isKnown) return waiting
  if (isSeller)
    return (
      <Stack spacing={2}>
        <h2>{words.hasShop}</h2>
        <p>{words.hasShopText}</p>
        <Row>
          <Button component={Link} variant="contained" size="large" to={paths.seller()}>
            {words.openCenter}
          </Button>
        </Row>
      </Stack>
    )
  if (isSignedIn) return <ShopRegistrationForm />
  return (
    <Stack spacing={2}>
      <h2>{words.loginFirst}</h2>
      <p>{words.loginText}</p>
      <Row>
        <Button component={Link} variant="contained" size="large" to={paths.login(paths.sellerRegistration())}>
          {words.login}
        </Button>
        <Button component={Link} variant="outlined" size="large" to={paths.register(paths.sellerRegistration())}>
          {words.register}
        </Button>
      </Row>
    </Stack>
  )
}
