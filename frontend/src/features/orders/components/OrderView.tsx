import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { AddressText } from '@/components/AddressText'
import { Button } from '@/components/Button'
import { useCurrency } from '@/components/Currency'
import { Icon } from '@/components/icons/Icon'
import { Panel, Quiet, Row, Stack } from '@/components/Panel'
import { StatusChip } from '@/components/StatusChip'
import { SummaryRows } from '@/features/cart/components/SummaryRows'
import { formatDateTime } from '@/lib/dates'
import { media } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import type { Order, OrderLine, ShopOrder } from '../api'
import { paymentWords } from '../status'
import { ordersText } from '../text'
import { Receipt } from './Receipt'
import { ShopOrderCard } from './ShopOrderCard'

const words = ordersText.order

interface OrderViewProps {
  order: Order
  /** What can be done with one shop's part. */
  renderActions?: (shopOrder: ShopOrder) => ReactNode
  /** What can be done with one line. */
  renderLine?: (line: OrderLine) => ReactNode
  /** What can be done with the whole order. */
  actions?: ReactNode
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
export function OrderView({ order, renderActions, renderLine, actions, isTitled = false }: OrderViewProps) {
  return (
    <Stack gap={20}>
      <Row spread>
        {isTitled ? (
          <Quiet>{formatDateTime(order.createdAt)}</Quiet>
        ) : (
          <p>
            {words.word} <Selectable>{order.number}</Selectable>
            <Quiet as="span"> · {formatDateTime(order.createdAt)}</Quiet>
          </p>
        )}
        <Row gap={8}>
          <StatusChip {...paymentWords(order.paymentStatus)} />
          <Button variant="outlined" startIcon={<Icon name="receipt" size={20} />} onClick={() => window.print()}>
            {words.print}
          </Button>
        </Row>
      </Row>
      <Columns>
        <Stack>
          {order.shopOrders.map((shopOrder) => (
            <ShopOrderCard
              key={shopOrder.id}
              shopOrder={shopOrder}
              actions={renderActions?.(shopOrder)}
              renderLine={renderLine}
            />
          ))}
        </Stack>
        <Stack>
          <Panel aria-label={words.total}>
            <Stack gap={8}>
              <SummaryRows {...order} />
              <Refunded order={order} />
            </Stack>
          </Panel>
          {order.address && (
            <Panel aria-label={words.address}>
              <Stack gap={8}>
                <Small>{words.address}</Small>
                <AddressText address={order.address} />
              </Stack>
            </Panel>
          )}
          {order.note && (
            <Panel aria-label={words.note}>
              <Stack gap={8}>
                <Small>{words.note}</Small>
                <p>{order.note}</p>
              </Stack>
            </Panel>
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
  return refunded > 0 && <Quiet>{words.refunded(formatMoney(refunded, currency))}</Quiet>
}
