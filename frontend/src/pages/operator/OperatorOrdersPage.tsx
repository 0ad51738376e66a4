import { useRef } from 'react'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { useListMarketOrdersQuery, type MarketOrder } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import { ListSearch } from '@/features/operator/components/ListSearch'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { BuyerFilterChip } from '@/features/operator/orders/BuyerFilterChip'
import { marketOrdersText as words } from '@/features/operator/orders/text'
import { consoleText } from '@/features/operator/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { backOfficeOrderStatusChip, paymentStatusChip, wasPaid } from '@/features/orders/status'
import { formatMoney } from '@/lib/money'
import { formatNearDateTime } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

const views = ['all', 'to_pay', 'to_ship', 'on_the_way', 'delivered', 'returns'] as const

/** Everybody's orders, to be found by number, buyer or shop. */
export function OperatorOrdersPage() {
  const { view, page, search, toPage, filter } = useListParams('tab', views)
  const q = search.get('q')?.trim() ?? ''
  const buyer = search.get('buyer') ?? ''
  const buyerId = /^\d+$/.test(buyer) ? Number(buyer) : null
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useListMarketOrdersQuery(
    { tab: view, ...(q && { q }), ...(buyerId !== null && { buyerId }), page },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.orders}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {consoleText.pages.orders}
      </h1>
      <ListSearch label={words.search} hint={words.searchHint} value={q} onSearch={(typed) => filter({ q: typed })} />
      {buyerId !== null && (
        <BuyerFilterChip
          personId={buyerId}
          onClear={() => {
            filter({ buyer: null })
            heading.current?.focus()
          }}
        />
      )}
      <TabLinks
        label={consoleText.views}
        tabs={views.map((value) => ({ value, label: words.views[value] }))}
        current={view}
        hrefOf={(value) => paths.adminOrders({ tab: viewParam(views, value), q, buyer })}
      />
      <ListStates
        query={query}
        failed={words.failed}
        none={{ title: q ? words.nothingFor(q) : words.none }}
        count={(total, { isTotalExact }) => (isTotalExact ? words.count(total) : words.countMore(total))}
        rowHeight={64}
        onPage={toPage}
      >
        {({ items }) => <RecordList label={consoleText.pages.orders} items={items} shape={shape} />}
      </ListStates>
    </Stack>
  )
}

/** Whether it is paid, and once it is, how far the shops are with it. */
function States({ order }: Pick<MarketOrder, 'order'>) {
  const states = wasPaid(order) ? new Set(order.shopOrders.map(({ status }) => status)) : []
  return (
    <Row spacing={1}>
      <StatusChip {...paymentStatusChip(order)} />
      {[...states].map((status) => (
        <StatusChip key={status} {...backOfficeOrderStatusChip(status)} />
      ))}
    </Row>
  )
}

const shopsOf = ({ order }: MarketOrder) => order.shopOrders.map(({ shop }) => shop.name).join(', ')

const shape: RecordShape<MarketOrder> = {
  keyOf: ({ order }) => order.id,
  title: {
    name: words.one,
    isUnbroken: true,
    value: ({ order }) => <Link to={paths.adminOrder(order.id)}>{order.number}</Link>,
  },
  columns: [
    { name: words.buyer, value: ({ buyer }) => buyer.name },
    { name: words.shops, value: shopsOf },
    { name: words.placed, isUnbroken: true, value: ({ order }) => formatNearDateTime(order.createdAt) },
    { name: words.total, isAmount: true, value: ({ order }) => formatMoney(order.total, order.currency) },
  ],
  state: { name: consoleText.state, value: ({ order }) => <States order={order} /> },
}
