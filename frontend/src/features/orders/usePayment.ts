/** Paying: the order is placed when the buyer presses the button and captured when they approve. */
import { useRef, useState } from 'react'
import { problemOf } from '@/api/problem'
import {
  useCancelOrderMutation,
  useCaptureOrderMutation,
  usePlaceOrderMutation,
  type Order,
  type PlaceOrder,
} from './api'

interface Attempt {
  body: string
  key: string
  order?: Order
}

/** Where the payment stands, for the page to show. */
export type PaymentView =
  | { state: 'idle' }
  | { state: 'capturing' }
  | { state: 'cancelled' }
  | { state: 'refused'; message: string }

const declined =
  'PayPal declined the payment. You were not charged. Try again or use another way to pay.'

/**
 * Answers the callbacks of the payment button. `onSettled` is called with the order once the buyer
 * has approved and the server has answered, or cannot be reached: the order page finds out then.
 */
export function usePayment(onSettled: (order: Order) => void, onRefused: () => void) {
  const [place] = usePlaceOrderMutation()
  const [capture] = useCaptureOrderMutation()
  const [cancel] = useCancelOrderMutation()
  const attempt = useRef<Attempt | null>(null)
  const [view, setView] = useState<PaymentView>({ state: 'idle' })
  const [order, setOrder] = useState<Order | null>(null)

  /** The same goods keep their key, so that a second press finds the same order again. */
  const attemptFor = async (placeOrder: PlaceOrder): Promise<Attempt> => {
    const body = JSON.stringify(placeOrder)
    const earlier = attempt.current
    if (earlier?.body === body && !hasRunOut(earlier.order)) return earlier
    // What was held for the earlier choice is given back first.
    if (earlier?.order) await cancel({ id: earlier.order.id })
    attempt.current = { body, key: crypto.randomUUID() }
    return attempt.current
  }

  const createOrder = async (placeOrder: PlaceOrder): Promise<string> => {
    setView({ state: 'idle' })
    const current = await attemptFor(placeOrder)
    try {
      const placed = await place({ 'Idempotency-Key': current.key, placeOrder }).unwrap()
      current.order = placed
      setOrder(placed)
      if (!placed.payment.providerOrderId) throw new Error('The order came without a payment')
      return placed.payment.providerOrderId
    } catch (error) {
      // A refused order leaves nothing behind; the next press is a new attempt. One that got no
      // answer may exist, and the same key will find it.
      if (problemOf(error).status !== undefined) attempt.current = null
      setView({ state: 'refused', message: problemOf(error).message })
      onRefused()
      throw error
    }
  }

  const onApprove = async (): Promise<void> => {
    const placed = attempt.current?.order
    if (!placed) return
    setView({ state: 'capturing' })
    const answer = await capture({ id: placed.id, 'Idempotency-Key': crypto.randomUUID() })
    if (answer.data && !isOpen(answer.data)) onSettled(answer.data)
    else if (answer.error && isUndecided(answer.error)) onSettled(placed)
    else refuse(answer.error)
  }

  const refuse = (error: unknown) => {
    const { code, message } = problemOf(error, declined)
    // An order that can no longer be paid must not be found again by its key.
    if (code && !payable.has(code) && attempt.current) attempt.current.body = ''
    setView({ state: 'refused', message })
  }

  const onCancel = () => setView({ state: 'cancelled' })

  const onError = () =>
    setView((now) => (now.state === 'refused' ? now : { state: 'refused', message: declined }))

  return { view, order, createOrder, onApprove, onCancel, onError }
}

/** Refusals after which the same order can still be paid. */
const payable: ReadonlySet<string> = new Set(['payment_declined', 'payment_not_approved'])

/** No answer, or one that does not tell whether money was taken. */
function isUndecided(error: unknown): boolean {
  const { status, code } = problemOf(error)
  return status === undefined || status >= 500 || code === 'capture_in_flight'
}

/** After a declined payment the order is open again. */
const isOpen = ({ paymentStatus }: Order) => paymentStatus === 'failed' || paymentStatus === 'pending'

function hasRunOut(order: Order | undefined): boolean {
  const end = order?.expiresAt
  return end ? Date.parse(end) <= Date.now() : false
}
