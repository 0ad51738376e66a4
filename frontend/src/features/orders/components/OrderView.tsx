import type { ReactNode } from 'react'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { PrintButton } from '@/components/print/PrintButton'
import { Row } from '@/components/Row'
import { AddressText } from '@/components/AddressText'
import { useCurrency } from '@/components/Currency'
import { StatusChip } from '@/components/StatusChip'
import { SummaryRows } from '@/features/cart/components/SummaryRows'
import { formatDate } from '@/lib/dates'
import { media } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import type { Order, OrderLine, ShopOrder } from '../api'
import { paymentStatusChip } from '../status'
import { ordersText } from '../text'
import { Receipt } from './Receipt'
import { ShopOrderCard } from './ShopOrderCard'

const words = ordersText.order

interface OrderViewProps {
  order: Order
  /** What can be done with one shop's part. */
  renderActions?: (shopOrder: ShopOrder) => ReactNode
  /** What is given back of one shop's part. */
  renderReturns?: (shopOrder: ShopOrder) => ReactNode
  /** What can be done with one line. */
  renderLine?: (line: OrderLine) => ReactNode
  /** What can be done with the whole order. */
  actions?: ReactNode
  /** Other papers of the order, beside its receipt. */
  papers?: ReactNode
  /** The heading above says the number already. */
  isTitled?: boolean
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gap: 24, alignItems: 'start' },
})
const Small = styled('h2')(({ theme }) => theme.typography.h3)
const Selectable = styled('strong')({ userSelect: 'all', fontVariantNumeric: 'tabular-nums' })

/** A whole order: each shop's part, the sum, the address. Shared by the account and by tracking. */
export function OrderView({
  order,
  renderActions,
  renderReturns,
  renderLine,
  actions,
  papers,
  isTitled = false,
}: OrderViewProps) {
  return (
    <Stack spacing={2.5}>
      <Row spread>
        <Row spacing={1}>
          {!isTitled && (
            <p>
              {words.word} <Selectable>{order.number}</Selectable>
            </p>
          )}
          <Typography variant="body2" color="textSecondary">
            {words.placed(formatDate(order.createdAt))}
          </Typography>
          <StatusChip {...paymentStatusChip(order)} />
        </Row>
        <Row spacing={1}>
          {papers}
          <PrintButton>{words.print}</PrintButton>
        </Row>
      </Row>
      <Columns>
        <Stack spacing={2}>
          {order.shopOrders.map((shopOrder) => (
            <ShopOrderCard
              key={shopOrder.id}
              shopOrder={shopOrder}
              actions={renderActions?.(shopOrder)}
              returns={renderReturns?.(shopOrder)}
              renderLine={renderLine}
            />
          ))}
        </Stack>
        <Stack spacing={2}>
          <Paper variant="panel" component="section" aria-label={words.total}>
            <Stack spacing={1}>
              <SummaryRows {...order} />
              <Refunded order={order} />
            </Stack>
          </Paper>
          {order.address && (
            <Paper variant="panel" component="section" aria-label={words.address}>
              <Stack spacing={1}>
                <Small>{words.address}</Small>
                <AddressText address={order.address} />
              </Stack>
            </Paper>
          )}
          {order.note && (
            <Paper variant="panel" component="section" aria-label={words.note}>
              <Stack spacing={1}>
                <Small>{words.note}</Small>
                <p>{order.note}</p>
              </Stack>
            </Paper>
          )}
          {actions}
        </Stack>
      </Columns>
      <Receipt order={order} />
    </Stack>
  )
}

/** What goes back of all shops' parts together; the sum above stays as it was ordered. */
function Refunded({ order: { shopOrders } }: Pick<OrderViewProps, 'order'>) {
  const currency = useCurrency()
  const refunded = shopOrders.reduce((sum, shopOrder) => sum + shopOrder.refunded, 0)
  return (
    refunded > 0 && (
      <Typography variant="body2" color="textSecondary">
        {words.refunded(formatMoney(refunded, currency))}
      </Typography>
    )
  )
}
