import { Skeleton } from '@/components/Skeleton'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { Stack } from '@/components/Panel'
import { TabLinks } from '@/components/TabLinks'
import { useListSellerOrdersQuery } from '@/features/seller/api'
import { SellerOrderRow } from '@/features/seller/components/SellerOrderRow'
import { paths } from '@/lib/paths'

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'confirmed,partially_shipped', label: 'To ship' },
  { value: 'in_delivery', label: 'In delivery' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'completed', label: 'Completed' },
  { value: 'return_requested', label: 'Returns' },
  { value: 'cancelled', label: 'Cancelled' },
] as const

/** The shop's part of all orders, those to ship first. */
export function SellerOrdersPage() {
  const [search, setSearch] = useSearchParams()
  const status = tabs.find(({ value }) => value === search.get('status'))?.value ?? 'all'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const { data: latest, currentData: data, isError, refetch } = useListSellerOrdersQuery(
    { ...(status === 'all' ? {} : { status }), page },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Stack gap={20}>
      <PageTitle>Orders</PageTitle>
      <h1>Orders</h1>
      <TabLinks
        label="Orders by state"
        tabs={tabs.map((tab) => ({ ...tab, ...countIn(latest?.counts, tab.value) }))}
        current={status}
        hrefOf={(value) => paths.sellerOrders(value === 'all' ? undefined : value)}
      />
      {isError && <ErrorState title="The orders did not load" onRetry={() => void refetch()} />}
      {!data && !isError && <OrdersSkeleton />}
      {data?.items.length === 0 && (
        <EmptyState
          icon="receipt"
          title={status === 'all' ? 'No orders yet' : 'No orders here'}
          text={status === 'all' ? 'They appear here when someone buys.' : 'See the other tabs.'}
        />
      )}
      {data && data.items.length > 0 && (
        <Stack as="ul" gap={8}>
          {data.items.map((order) => (
            <SellerOrderRow key={order.id} order={order} />
          ))}
        </Stack>
      )}
      {data && (
        <Pager
          {...data}
          onPage={(next) => setSearch({ ...(status === 'all' ? {} : { status }), page: String(next) })}
        />
      )}
    </Stack>
  )
}

/** How many orders a tab holds, once known. */
function countIn(counts: Record<string, number> | undefined, states: string) {
  if (!counts || states === 'all') return {}
  return { count: states.split(',').reduce((sum, state) => sum + (counts[state] ?? 0), 0) }
}

function OrdersSkeleton() {
  return (
    <Stack aria-busy="true" gap={8}>
      <Skeleton height={54} />
      <Skeleton height={54} />
      <Skeleton height={54} />
    </Stack>
  )
}
