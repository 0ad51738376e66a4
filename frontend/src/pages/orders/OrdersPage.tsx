import { Skeleton } from '@/components/Skeleton'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { Stack } from '@/components/Panel'
import { Pager } from '@/components/Pager'
import { TabLinks } from '@/components/TabLinks'
import { useListOrdersQuery } from '@/features/orders/api'
import { OrderRow } from '@/features/orders/components/OrderRow'
import { paths } from '@/lib/paths'

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'to_pay', label: 'To pay' },
  { value: 'to_ship', label: 'To ship' },
  { value: 'on_the_way', label: 'On the way' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'returns', label: 'Returns' },
] as const

/** The shopper's orders, newest first. */
export function OrdersPage() {
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'all'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const { currentData: data, isError, refetch } = useListOrdersQuery(
    { tab, page },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Stack gap={20}>
      <PageTitle>Orders</PageTitle>
      <h1>Orders</h1>
      <TabLinks label="Orders by state" tabs={tabs} current={tab} hrefOf={(value) => `${paths.orders()}?tab=${value}`} />
      {isError && <ErrorState title="Your orders did not load" onRetry={() => void refetch()} />}
      {!data && !isError && <OrdersSkeleton />}
      {data?.items.length === 0 && <NoOrders tab={tab} />}
      {data && data.items.length > 0 && (
        <Stack as="ul" gap={12}>
          {data.items.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </Stack>
      )}
      {data && <Pager {...data} onPage={(next) => setSearch({ tab, page: String(next) })} />}
    </Stack>
  )
}

function OrdersSkeleton() {
  return (
    <Stack aria-busy="true" gap={12}>
      <Skeleton height={132} />
      <Skeleton height={132} />
      <Skeleton height={132} />
    </Stack>
  )
}

function NoOrders({ tab }: { tab: string }) {
  if (tab !== 'all') return <EmptyState icon="receipt" title="No orders here" text="See the other tabs." />
  return (
    <EmptyState
      icon="receipt"
      title="No orders yet"
      text="They appear here when you buy something."
      action={
        <ButtonLink to={paths.home()} variant="contained">
          Browse products
        </ButtonLink>
      }
    />
  )
}
