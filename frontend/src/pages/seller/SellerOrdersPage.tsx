import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { TabLinks } from '@/components/TabLinks'
import { useGetOwnShopQuery, useListSellerOrdersQuery } from '@/features/seller/api'
import { OrdersSkeleton, SellerOrderList } from '@/features/seller/components/SellerOrderList'
import { ShareShop } from '@/features/seller/components/ShareShop'
import { countOf, orderTabs } from '@/features/seller/orderTabs'
import { paths } from '@/lib/paths'
import { ordersPageText } from './text'

const skeletonRows = 8

/** The shop's part of all orders, those to ship first. */
export function SellerOrdersPage() {
  const [search, setSearch] = useSearchParams()
  const status = orderTabs.find(({ value }) => value === search.get('status'))?.value ?? 'all'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const filter = status === 'all' ? {} : { status }
  const {
    data: latest,
    currentData: data,
    isError,
    refetch,
  } = useListSellerOrdersQuery({ ...filter, page }, { refetchOnMountOrArgChange: true })
  const counts = latest?.counts
  return (
    <Stack spacing={2.5}>
      <PageTitle>{ordersPageText.title}</PageTitle>
      <h1>{ordersPageText.title}</h1>
      <TabLinks
        label={ordersPageText.byState}
        tabs={orderTabs.map((tab) => ({
          ...tab,
          ...(counts && tab.value !== 'all' ? { count: countOf(counts, tab.value) } : {}),
        }))}
        current={status}
        hrefOf={(value) => paths.sellerOrders(value === 'all' ? undefined : value)}
      />
      {isError && <ErrorState title={ordersPageText.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <OrdersSkeleton rows={skeletonRows} />}
      {data?.items.length === 0 && <NoOrders isFiltered={status !== 'all'} />}
      {data && data.items.length > 0 && <SellerOrderList orders={data.items} />}
      {data && <Pager {...data} onPage={(next) => setSearch({ ...filter, page: String(next) })} />}
    </Stack>
  )
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { data: shop } = useGetOwnShopQuery()
  if (isFiltered)
    return (
      <EmptyState
        title={ordersPageText.emptyTab}
        text={ordersPageText.emptyTabText}
        action={
          <Button component={Link} variant="outlined" to={paths.sellerOrders()}>
            {ordersPageText.seeAll}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={ordersPageText.emptyTitle}
      text={ordersPageText.emptyText}
      action={shop && <ShareShop shop={shop} />}
    />
  )
}
