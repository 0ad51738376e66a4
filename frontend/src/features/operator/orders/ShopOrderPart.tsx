import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { Amounts } from '@/components/money/Amounts'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { OrderLines, Shipments } from '@/features/orders/components/OrderLines'
import { Refunds } from '@/features/orders/components/returns/Refunds'
import { backOfficeOrderStatusChip } from '@/features/orders/status'
import { refundableAmount, payoutAfter } from '@/features/seller/components/returns/amount'
import { RefundPart } from '@/features/seller/components/returns/RefundForm'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import { useRefundShopOrderMutation, type MarketOrder } from '../api'
import { marketOrdersText as words } from './text'

type Part = MarketOrder['order']['shopOrders'][number]
type Shares = MarketOrder['shares'][number]

interface ShopOrderPartProps {
  part: Part
  shares: Shares
  order: MarketOrder['order']
}

/** What one shop sends, what of it went back, and what it brings shop and marketplace. */
export function ShopOrderPart({ part, shares, order: { currency, paymentStatus } }: ShopOrderPartProps) {
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'partially_refunded'
  const rows = [
    { label: words.total, amount: part.total },
    ...(part.refunded > 0 ? [{ label: words.refunded, amount: -part.refunded }] : []),
    { label: words.commission, amount: -shares.commission },
    { label: words.payout, amount: shares.payout, isSum: true },
  ]
  return (
    <Panel title={part.shop.name}>
      <Row spread>
        <StatusChip {...backOfficeOrderStatusChip(part.status)} />
        <Link to={paths.adminShop(part.shop.id)}>{words.toShop(part.shop.name)}</Link>
      </Row>
      <OrderLines lines={part.lines} />
      <Shipments shipments={part.shipments} lines={part.lines} />
      <Stack spacing={1.5}>
        <Amounts rows={rows.map((row) => ({ ...row, amount: formatMoney(row.amount, currency) }))} />
        <Refunds refunds={part.refunds} />
      </Stack>
      {isPaid && refundableAmount(part) > 0 && <PartRefund part={part} shares={shares} currency={currency} />}
    </Panel>
  )
}

function PartRefund({ part, shares, currency }: { part: Part; shares: Shares; currency: string }) {
  const [refund] = useRefundShopOrderMutation()
  const costs = (amount: number) => {
    const ofShop = shares.payout - payoutAfter({ ...part, ...shares }, amount)
    return words.costs(part.shop.name, formatMoney(ofShop, currency), formatMoney(amount - ofShop, currency))
  }
  return (
    <RefundPart
      part={part}
      currency={currency}
      label={words.refundOf(part.shop.name)}
      effect={costs}
      send={async (grantRefund, key) => {
        const { data, error } = await refund({ shopOrderId: part.id, 'Idempotency-Key': key, grantRefund })
        return data ? { amount: data.amount } : { error }
      }}
    />
  )
}
