import { useRef } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { TabLinks } from '@/components/TabLinks'
import { useListOrdersQuery } from '@/features/orders/api'
import { OrderRow } from '@/features/orders/components/OrderRow'
import { OrdersSkeleton } from '@/features/orders/components/OrderSkeleton'
import { ordersText } from '@/features/orders/text'
import { paths } from '@/lib/paths'

const words = ordersText.list
const states = ['all', 'to_pay', 'to_ship', 'on_the_way', 'delivered', 'returns'] as const
const tabs = states.map((value) => ({ value, label: words[value] }))

/** The shopper's orders, newest first. */
export function OrdersPage() {
  const [search, setSearch] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const tab = states.find((state) => state === search.get('tab')) ?? 'all'
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const { currentData: data, isError, refetch } = useListOrdersQuery({ tab, page }, { refetchOnMountOrArgChange: true })
  const turn = (next: number) => {
    setSearch({ tab, page: String(next) })
    heading.current?.focus()
  }
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <TabLinks label={words.tabs} tabs={tabs} current={tab} hrefOf={(value) => `${paths.orders()}?tab=${value}`} />
      <Typography variant="body2" color="textSecondary" role="status">
        {data ? words.count(data.total) : '\u00a0'}
      </Typography>
      {isError && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <OrdersSkeleton />}
      {data?.items.length === 0 && <NoOrders tab={tab} />}
      {data && data.items.length > 0 && (
        <Stack spacing={1.5} component="ul">
          {data.items.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </Stack>
      )}
      {data && <Pager {...data} onPage={turn} />}
    </Stack>
  )
}

function NoOrders({ tab }: { tab: string }) {
  if (tab !== 'all') {
    return (
      <EmptyState
        icon="receipt"
        title={words.noneHere}
        text={words.noneHereText}
        action={
          <Button component={Link} to={paths.orders()} variant="outlined">
            {words.showAll}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon="receipt"
      title={words.none}
      text={words.noneText}
      action={
        <Button component={Link} to={paths.home()} variant="contained">
          {words.browse}
        </Button>
      }
    />
  )
}
