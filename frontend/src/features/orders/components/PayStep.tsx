import { useEffect, useRef } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ErrorState, partFailed } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import Skeleton from '@mui/material/Skeleton'
import { useGetConfigQuery } from '@/features/catalog/api'
import { formatMoney } from '@/lib/money'
import type { PlaceOrder, Quote } from '../api'
import { ordersText } from '../text'
import { usePayment, type PaymentEnds } from '../usePayment'
import { PaymentOutcome, Reservation } from './PaymentOutcome'

const words = ordersText.pay

const PayPalPane = onDemand(async () => (await import('./PayPalPane')).PayPalPane, {
  waiting: () => <Skeleton height={48} />,
  failed: partFailed(words.configFailed),
})

interface PayStepProps extends PaymentEnds {
  quote: Quote
  /** Some line cannot be bought as it is. */
  isBlocked: boolean
  /** What would be ordered; null while there is no address. */
  placeOrder: PlaceOrder | null
}

/** The last section: what is paid to whom, and the provider's button. */
export function PayStep({ quote, isBlocked, placeOrder, ...ends }: PayStepProps) {
  const { data: config, isError, refetch } = useGetConfigQuery()
  const { view, order, createOrder, accept, ...callbacks } = usePayment(ends)
  // The provider keeps the callbacks of its first drawing; they must still send the latest choice.
  const latest = useRef(placeOrder)
  useEffect(() => {
    latest.current = placeOrder
  })
  const isRepriced = view.state === 'repriced'
  useEffect(() => {
    // What changed above says it with more words, and asks there.
    if (isBlocked && isRepriced) accept()
  })
  const create = () => (latest.current ? createOrder(latest.current) : Promise.reject(new Error('No address')))

  if (isError) return <ErrorState title={words.configFailed} onRetry={() => void refetch()} />
  if (!config) return <Skeleton height={48} />
  if (!placeOrder)
    return (
      <Typography variant="body2" color="textSecondary">
        {words.needsAddress}
      </Typography>
    )
  return (
    <Stack spacing={2}>
      {!isBlocked && (
        <p>
          {words.sentence(formatMoney(quote.total, quote.currency), config.name)}
          {quote.groups.length > 1 && ` ${words.separately(quote.groups.length)}`}
        </p>
      )}
      <PaymentOutcome view={view} onAccept={accept} />
      {isBlocked && (
        <Typography variant="body2" color="textSecondary">
          {ordersText.losses.blocked}
        </Typography>
      )}
      {order?.expiresAt && view.state !== 'capturing' && !isBlocked && <Reservation until={order.expiresAt} />}
      {!isBlocked && !isRepriced && (
        <PayPalPane config={config} total={quote.total} createOrder={create} {...callbacks} />
      )}
    </Stack>
  )
}
