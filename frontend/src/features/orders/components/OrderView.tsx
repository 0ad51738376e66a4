import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { AddressText } from '@/components/AddressText'
import { Panel, Quiet, Row, Stack } from '@/components/Panel'
import { StatusChip } from '@/components/StatusChip'
import { SummaryRows } from '@/features/cart/components/SummaryRows'
import { media } from '@/lib/design'
import { formatDateTime } from '@/lib/dates'
import type { Order, ShopOrder } from '../api'
import { paymentWords } from '../status'
import { ShopOrderCard } from './ShopOrderCard'

interface OrderViewProps {
  order: Order
  /** What can be done with one shop's part. */
  renderActions?: (shopOrder: ShopOrder) => ReactNode
  /** What can be done with the whole order. */
  actions?: ReactNode
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gap: 24, alignItems: 'start' },
})
const Number = styled('strong')({ userSelect: 'all', fontVariantNumeric: 'tabular-nums' })

/** A whole order: each shop's part, the sum, the address. Shared by the account and by tracking. */
export function OrderView({ order, renderActions, actions }: OrderViewProps) {
  return (
    <Stack gap={20}>
      <Row spread>
        <p>
          Order <Number>{order.number}</Number>
          <Quiet as="span"> · {formatDateTime(order.createdAt)}</Quiet>
        </p>
        <StatusChip {...paymentWords(order.paymentStatus)} />
      </Row>
      <Columns>
        <Stack>
          {order.shopOrders.map((shopOrder) => (
            <ShopOrderCard key={shopOrder.id} shopOrder={shopOrder} actions={renderActions?.(shopOrder)} />
          ))}
        </Stack>
        <Stack>
          <Panel aria-label="Total">
            <SummaryRows {...order} />
          </Panel>
          {order.address && (
            <Panel aria-label="Address">
              <Stack gap={8}>
                <h2>Address</h2>
                <AddressText address={order.address} />
              </Stack>
            </Panel>
          )}
          {order.note && (
            <Panel aria-label="Note">
              <Stack gap={8}>
                <h2>Note</h2>
                <p>{order.note}</p>
              </Stack>
            </Panel>
          )}
          {actions}
        </Stack>
      </Columns>
    </Stack>
  )
}
