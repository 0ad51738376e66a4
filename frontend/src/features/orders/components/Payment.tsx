import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCurrency } from '@/components/Currency'
import { ErrorState, errorStateFor } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { onDemand } from '@/components/onDemand'
import { useGetConfigQuery } from '@/features/catalog/api'
import { formatTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { PlaceOrder, Quote } from '../api'
import { ordersText } from '../text'
import { usePayment, type PaymentCallbacks, type PaymentView } from '../usePayment'

/** Whether a moment lies in the past; the page is drawn anew when it comes. */
export function useHasPassed(moment: string | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  const end = moment === null ? null : Date.parse(moment)
  useEffect(() => {
    if (end === null) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, end - Date.now()))
    return () => clearTimeout(timer)
  }, [end])
  return end !== null && end <= now
}

interface PaymentOutcomeProps {
  view: PaymentView
  /** The buyer agrees to a total that is not the one they saw. */
  onAccept?: () => void
}

/** What came of pressing the payment button. */
export function PaymentOutcome({ view, onAccept }: PaymentOutcomeProps) {
  const currency = useCurrency()
  if (view.state === 'refused') return <FormAlert>{view.message}</FormAlert>
  if (view.state === 'cancelled') return <FormAlert tone="info">{ordersText.pay.cancelled}</FormAlert>
  if (view.state === 'capturing') return <FormAlert tone="info">{ordersText.pay.capturing}</FormAlert>
  if (view.state !== 'repriced') return null
  const now = formatMoney(view.now, currency)
  return (
    <FormAlert tone="warning">
      <p>{ordersText.pay.repriced(now, formatMoney(view.before, currency))}</p>
      <Button variant="outlined" onClick={onAccept}>
        {ordersText.pay.agree(now)}
      </Button>
    </FormAlert>
  )
}

/** Until when the items are set aside: a time, not a clock that ticks. */
function Reservation({ until }: { until: string }) {
  const isOver = useHasPassed(until)
  return (
    <Typography variant="body2" color="textSecondary">
      {isOver ? ordersText.pay.released : ordersText.pay.reserved(formatTime(until))}
    </Typography>
  )
}

const words = ordersText.pay

/** The provider's button; its code comes when there is something to pay. */
export const PayPalPane = onDemand(async () => (await import('./PayPalPane')).PayPalPane, {
  loading: () => <Skeleton height={48} />,
  failed: errorStateFor(words.configFailed),
})

interface PayStepProps extends PaymentCallbacks {
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
          {ordersText.lineIssues.blocked}
        </Typography>
      )}
      {order?.expiresAt && view.state !== 'capturing' && !isBlocked && <Reservation until={order.expiresAt} />}
      {!isBlocked && !isRepriced && (
        <PayPalPane
          config={config}
          total={quote.total}
          isBusy={view.state === 'capturing'}
          createOrder={create}
          {...callbacks}
        />
      )}
    </Stack>
  )
}
