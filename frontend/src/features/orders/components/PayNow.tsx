import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Skeleton from '@mui/material/Skeleton'
import { partFailed } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { useGetConfigQuery } from '@/features/catalog/api'
import { formatTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { Order } from '../api'
import { canPay } from '../status'
import { ordersText } from '../text'
import { useHasPassed } from '../useHasPassed'
import { useOrderPayment } from '../usePayment'
import { PaymentOutcome } from './PaymentOutcome'

const words = ordersText.pay

const PayPalPane = onDemand(async () => (await import('./PayPalPane')).PayPalPane, {
  waiting: () => <Skeleton height={48} />,
  failed: partFailed(words.configFailed),
})

/** Pays an order that was left at the provider, as long as its goods are set aside. */
export function PayNow({ order, onSettled }: { order: Order; onSettled: (order: Order) => void }) {
  const { data: config } = useGetConfigQuery()
  const { view, ...callbacks } = useOrderPayment(order, onSettled)
  const isOver = useHasPassed(order.expiresAt)
  if (isOver || !canPay(order) || !order.expiresAt) return null
  return (
    <Paper variant="panel" component="section" aria-label={ordersText.checkout.pay}>
      <Stack spacing={2}>
        <p>
          {words.unpaidUntil(formatTime(order.expiresAt))}{' '}
          {config && words.sentence(formatMoney(order.total, order.currency), config.name)}
        </p>
        <PaymentOutcome view={view} />
        {config ? (
          <PayPalPane config={config} total={order.total} {...callbacks} />
        ) : (
          <Skeleton height={48} />
        )}
      </Stack>
    </Paper>
  )
}
