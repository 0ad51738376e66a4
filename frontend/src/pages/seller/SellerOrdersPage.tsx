import { useState } from 'react'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import TruckIcon from 'lucide-react/icons/truck'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { isPastLastPage } from '@/components/lastPage'
import { PageTitle } from '@/components/Page'
import { onDemand } from '@/components/onDemand'
import { Pager } from '@/components/Pager'
import { Row } from '@/components/Row'
import { TabLinks } from '@/components/TabLinks'
import { useGetOwnShopQuery, useListSellerOrdersQuery } from '@/features/seller/api'
import { SellerOrderExport } from '@/features/seller/components/SellerOrderExport'
import { OrdersSkeleton, SellerOrderList } from '@/features/seller/components/SellerOrderList'
import { SellerOrderSearch } from '@/features/seller/components/SellerOrderSearch'
import { PrintBar } from '@/features/seller/packing/PrintBar'
import { usePrintChoice } from '@/features/seller/packing/usePrintChoice'
import { ShareShop } from '@/features/seller/components/ShareShop'
import { countUnder, orderTabs, queryOf } from '@/features/seller/orderTabs'
import { shippingText } from '@/features/seller/shipping/text'
import { sellerOrdersText } from '@/features/seller/text'
import { paths } from '@/lib/paths'
import { ordersPageText } from './text'

const ShipManyDialog = onDemand(
  async () => (await import('@/features/seller/shipping/ShipManyDialog')).ShipManyDialog,
)

const skeletonRows = 8

/** The shop's part of all orders, those to ship first. */
export function SellerOrdersPage() {
  const [search, setSearch] = useSearchParams()
  const status = orderTabs.find(({ value }) => value === search.get('status'))?.value ?? 'all'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const shown = { q: search.get('q') ?? '', from: dayOf(search.get('from')), to: dayOf(search.get('to')) }
  const looksFor = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== ''))
  const address = { ...(status === 'all' ? {} : { status }), ...looksFor }
  const filter = { ...queryOf(status), ...looksFor }
  const [isShipping, setShipping] = useState(false)
  const {
    data: latest,
    currentData: data,
    isError,
    refetch,
  } = useListSellerOrdersQuery({ ...filter, page }, { refetchOnMountOrArgChange: true })
  const choice = usePrintChoice(filter)
  return (
    <Stack spacing={2.5}>
      <PageTitle>{ordersPageText.title}</PageTitle>
      <Row spread>
        <h1>{ordersPageText.title}</h1>
        <Row>
          <SellerOrderExport filter={filter} />
          <Button variant="outlined" startIcon={<TruckIcon size={20} />} onClick={() => setShipping(true)}>
            {shippingText.many}
          </Button>
        </Row>
      </Row>
      {isShipping && <ShipManyDialog onClose={() => setShipping(false)} />}
      <TabLinks
        label={ordersPageText.byState}
        tabs={orderTabs
          .filter(({ value }) => value !== 'disputed' || status === value || latest?.disputed)
          .map((tab) => ({ ...tab, ...(latest && { count: countUnder(tab.value, latest) }) }))}
        current={status}
        hrefOf={(value) => hrefOf(value, looksFor)}
      />
      <SellerOrderSearch
        key={JSON.stringify(shown)}
        shown={shown}
        onChange={(next) => {
          const wanted = Object.entries(next).filter(([, value]) => value !== '')
          setSearch({ ...(status === 'all' ? {} : { status }), ...Object.fromEntries(wanted) })
        }}
      />
      {isError && <ErrorState title={ordersPageText.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <OrdersSkeleton rows={skeletonRows} />}
      {data?.items.length === 0 && !isPastLastPage(data) && (
        <NoOrders isFiltered={status !== 'all'} isSearch={Object.keys(looksFor).length > 0} />
      )}
      {data && data.items.length > 0 && <SellerOrderList orders={data.items} ticks={choice} />}
      {data && <Pager {...data} onPage={(next, how) => setSearch({ ...address, page: String(next) }, how)} />}
      {data && data.items.length > 0 && <PrintBar choice={choice} filter={filter} total={data.total} shown={data.items.length} />}
    </Stack>
  )
}

/** A day of an address; anything else is none. */
const dayOf = (raw: string | null) => (raw && /^\d{4}-\d\d-\d\d$/.test(raw) ? raw : '')

/** Another tab, with the same search. */
function hrefOf(status: string, looksFor: Record<string, string>): string {
  const wanted = new URLSearchParams({ ...(status === 'all' ? {} : { status }), ...looksFor }).toString()
  return wanted ? `${paths.sellerOrders()}?${wanted}` : paths.sellerOrders()
}

function NoOrders({ isFiltered, isSearch }: { isFiltered: boolean; isSearch: boolean }) {
  const { data: shop } = useGetOwnShopQuery()
  if (isSearch) return <EmptyState title={sellerOrdersText.search.none} text={sellerOrdersText.search.noneText} />
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
