import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Section } from '@/components/Page'
import { paths } from '@/lib/paths'
import { useListOrdersQuery } from '../api'
import { ordersText } from '../text'
import { OrderRow } from './OrderRow'
import { OrdersSkeleton } from './OrderSkeleton'

const words = ordersText.list
const shown = 3

/** What a shopper ordered last, on the front page of the account. */
export function NewestOrders() {
  const { data, isError, refetch } = useListOrdersQuery({ pageSize: shown }, { refetchOnMountOrArgChange: true })
  return (
    <Section title={words.newest}>
      {isError && !data && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <OrdersSkeleton />}
      {data?.items.length === 0 && (
        <EmptyState
          title={words.none}
          text={words.noneText}
          action={
            <Button component={Link} to={paths.home()} variant="contained">
              {words.browse}
            </Button>
          }
        />
      )}
      {data && data.items.length > 0 && (
        <Stack spacing={1.5} component="ul">
          {data.items.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </Stack>
      )}
    </Section>
  )
}
