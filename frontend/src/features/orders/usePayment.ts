/** Paying: the order is placed when the buyer presses the button and captured when they approve. */
import { useRef, useState } from 'react'
import { problemOf, type ProblemView } from '@/api/problem'
import {
  ordersApi,
  useCaptureOrderMutation,
  usePlaceOrderMutation,
  type Order,
  type PlaceOrder,
} from './api'
import { keepCheckoutDraft } from './checkoutDraft'
import { newQuoteOf, orderInPaymentOf, refusalText } from './problems'
import { ordersText } from './text'

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
  /** The lines cost something else than was shown, in minor units; the buyer is asked first. */
  | { state: 'repriced'; before: number; now: number }

/** What a checkout can come to. */
export interface PaymentCallbacks {
  /** The buyer has approved, and the server has answered or cannot be reached: the order page finds out then. */
  onSettled: (order: Order) => void
  /** A chosen line is part of this order, which is being paid already, or was paid meanwhile. */
  onInPayment: (order: { orderId: number; orderNumber: string }) => void
  /** The order was refused: what was shown is out of date. */
  onRefused: () => void
}

/** Refusals after which the same order can still be paid. */
const payable: ReadonlySet<string> = new Set(['payment_declined', 'payment_not_approved'])

function hasRunOut(order: Order | undefined): boolean {
  const end = order?.expiresAt
  return end ? Date.parse(end) <= Date.now() : false
}

/** States that say already why it went no further. */
const answered: ReadonlySet<PaymentView['state']> = new Set(['refused', 'repriced'])

/** What the page shows of a payment, and the answers to the button's leaving and failing. */
function usePaymentView() {
  const [view, setView] = useState<PaymentView>({ state: 'idle' })
  const refuse = (message: string) => setView({ state: 'refused', message })
  const onCancel = () => setView({ state: 'cancelled' })
  const onError = () =>
    setView((now) =>
      answered.has(now.state) ? now : { state: 'refused', message: ordersText.refusals.payment_declined },
    )
  return { view, setView, refuse, onCancel, onError }
}

/**
 * Answers the callbacks of the checkout's payment button, and `accept`, by which the buyer agrees to
 * a new total.
 */
export function usePayment({ onSettled, onInPayment, onRefused }: PaymentCallbacks) {
  const [place] = usePlaceOrderMutation()
  const [look] = ordersApi.useLazyGetOrderQuery()
  const capture = useCapture(onSettled)
  const attempt = useRef<Attempt | null>(null)
  const last = useRef<Order | null>(null)
  const { view, setView, refuse, onCancel, onError } = usePaymentView()
  const [order, setOrder] = useState<Order | null>(null)

  /** The same items keep their key, so that a second press finds the same order again. */
  const attemptFor = (placeOrder: PlaceOrder): Attempt => {
    const body = JSON.stringify(placeOrder)
    const earlier = attempt.current
    if (earlier?.body === body && !hasRunOut(earlier.order)) return earlier
    // An unpaid order for the earlier choice is given up by the server. One that was paid meanwhile stays.
    attempt.current = { body, key: crypto.randomUUID() }
    return attempt.current
  }

  const createOrder = async (placeOrder: PlaceOrder): Promise<string> => {
    setView({ state: 'idle' })
    const current = attemptFor(placeOrder)
    // The same key is answered with the order as it was placed.
    const paid = current.order && (await paidMeanwhile())
    if (paid) {
      onInPayment(paid)
      throw new Error('The order is paid already')
    }
    try {
      const placed = await place({ 'Idempotency-Key': current.key, placeOrder }).unwrap()
      current.order = placed
      last.current = placed
      setOrder(placed)
      keepCheckoutDraft({ placed: placed.id })
      if (!placed.payment.providerOrderId) throw new Error('The order came without a payment')
      return placed.payment.providerOrderId
    } catch (error) {
      const problem = problemOf(error)
      // A refused order leaves nothing behind; the next press is a new attempt. One that got no
      // answer may exist, and the same key will find it.
      if (problem.status !== undefined) attempt.current = null
      const elsewhere = orderInPaymentOf(error) ?? (problem.status === 404 ? await paidMeanwhile() : null)
      tell(error, placeOrder, elsewhere)
      throw error
    }
  }

  /** The order placed before on this page, if it was paid since: nothing of it can be ordered again. */
  const paidMeanwhile = async () => {
    if (!last.current) return null
    const { data: now } = await look({ id: last.current.id })
    return now && !isOpen(now) && now.paymentStatus !== 'expired' ? { orderId: now.id, orderNumber: now.number } : null
  }

  /** Says why the order was refused, or leads to the one that it clashed with. */
  const tell = (error: unknown, { expectedTotal }: PlaceOrder, elsewhere: ReturnType<typeof orderInPaymentOf>) => {
    if (elsewhere) return onInPayment(elsewhere)
    const quote = newQuoteOf(error)
    if (quote) setView({ state: 'repriced', before: expectedTotal ?? quote.total, now: quote.total })
    else refuse(refusalText(problemOf(error)))
    onRefused()
  }

  const accept = () => setView({ state: 'idle' })

  const onApprove = async (): Promise<void> => {
    const mine = attempt.current
    if (!mine?.order) return
    setView({ state: 'capturing' })
    const problem = await capture(mine.order)
    if (!problem) return
    // An order that can no longer be paid must not be found again by its key.
    if (problem.code && !payable.has(problem.code)) mine.body = ''
    refuse(refusalText(problem))
  }

  return { view, order, createOrder, accept, onApprove, onCancel, onError }
}

/** Answers the callbacks of the button that pays an order placed before. */
export function useOrderPayment(order: Order, onSettled: (order: Order) => void) {
  const capture = useCapture(onSettled)
  const { view, setView, refuse, onCancel, onError } = usePaymentView()

  const createOrder = async (): Promise<string> => {
    setView({ state: 'idle' })
    if (!order.payment.providerOrderId) throw new Error('The order has no payment')
    return order.payment.providerOrderId
  }

  const onApprove = async (): Promise<void> => {
    setView({ state: 'capturing' })
    const problem = await capture(order)
    if (problem) refuse(refusalText(problem))
  }

  return { view, createOrder, onApprove, onCancel, onError }
}

/** No answer, or one that does not tell whether money was taken. */
function isUndecided({ status, code }: ProblemView): boolean {
  return status === undefined || status >= 500 || code === 'capture_in_flight'
}

/** The shop is away for a moment, as when its database changes places. */
const isAway = ({ code }: ProblemView) => code === 'database_unavailable' || code === 'took_too_long'

/** How long after the first time the capture is still asked for again, until the order page takes over. */
const patience = 20_000

const pass = (pause: number) => new Promise((resolve) => setTimeout(resolve, pause))

/** After a declined payment the order is open again. */
const isOpen = ({ paymentStatus }: Order) => paymentStatus === 'failed' || paymentStatus === 'pending'

/**
 * Answers `capture`, which takes the money of an order that the buyer has approved, and resolves to
 * what stands against the payment, or to null. `onSettled` is called with the order once the money is
 * taken, or when only the order page can find out whether.
 */
function useCapture(onSettled: (order: Order) => void) {
  const [capture] = useCaptureOrderMutation()
  return async (order: Order): Promise<ProblemView | null> => {
    // under one key: however often it is asked for, the money is taken once
    const asked = { id: order.id, 'Idempotency-Key': crypto.randomUUID() }
    const end = Date.now() + patience
    let answer = await capture(asked)
    for (let pause = 1000; answer.error && isAway(problemOf(answer.error)); pause = Math.min(pause + 1000, 3000)) {
      if (Date.now() + pause > end) break
      await pass(pause)
      answer = await capture(asked)
    }
    if (answer.data && !isOpen(answer.data)) {
      onSettled(answer.data)
      return null
    }
    const problem = problemOf(answer.error, ordersText.refusals.payment_declined)
    if (!answer.error || !isUndecided(problem)) return problem
    onSettled(order)
    return null
  }
}
