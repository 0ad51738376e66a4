import { useEffect, useRef } from 'react'
import { Skeleton } from '@/components/Skeleton'
import { FormAlert } from '@/components/form/FormAlert'
import { ErrorState } from '@/components/ErrorState'
import { Quiet, Stack } from '@/components/Panel'
import { useGetConfigQuery } from '@/features/catalog/api'
import { formatTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { Order, PlaceOrder, Quote } from '../api'
import { usePayment, type PaymentView } from '../usePayment'
import { PayPalPane } from './PayPalPane'

interface PayStepProps {
  quote: Quote
  /** Some line cannot be bought as it is. */
  isBlocked: boolean
  /** What would be ordered; null while there is no address. */
  placeOrder: PlaceOrder | null
  onSettled: (order: Order) => void
  onRefused: () => void
}

/** The last section: what is paid to whom, and the provider's button. */
export function PayStep({ quote, isBlocked, placeOrder, onSettled, onRefused }: PayStepProps) {
  const { data: config, isError, refetch } = useGetConfigQuery()
  const { view, order, createOrder, onApprove, onCancel, onError } = usePayment(onSettled, onRefused)
  // The provider keeps the callbacks of its first drawing; they must still send the latest choice.
  const latest = useRef(placeOrder)
  useEffect(() => {
    latest.current = placeOrder
  })
  const create = () =>
    latest.current ? createOrder(latest.current) : Promise.reject(new Error('No address'))

  if (isError) return <ErrorState title="The payment did not load" onRetry={() => void refetch()} />
  if (!config) return <Skeleton height={48} />
  if (!placeOrder) return <Quiet>Enter an address first.</Quiet>
  if (isBlocked) return <Quiet>Some items above cannot be bought. Continue without them to pay.</Quiet>
  return (
    <Stack>
      <p>
        You pay {formatMoney(quote.total, quote.currency)} to {config.name} with PayPal.
        {quote.groups.length > 1 && ` ${quote.groups.length} shops ship separately.`}
      </p>
      <Outcome view={view} />
      {order?.expiresAt && view.state !== 'capturing' && (
        <Quiet>Reserved for you until {formatTime(order.expiresAt)}</Quiet>
      )}
      <PayPalPane
        config={config}
        total={quote.total}
        createOrder={create}
        onApprove={onApprove}
        onCancel={onCancel}
        onError={onError}
      />
    </Stack>
  )
}

function Outcome({ view }: { view: PaymentView }) {
  if (view.state === 'refused') return <FormAlert>{view.message}</FormAlert>
  if (view.state === 'cancelled') {
    return <FormAlert tone="info">You left PayPal without paying. Everything is still here.</FormAlert>
  }
  if (view.state === 'capturing') return <FormAlert tone="info">The payment is being confirmed.</FormAlert>
  return null
}
