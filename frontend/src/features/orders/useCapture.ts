/** Taking the money of an order that the buyer has approved at the provider. */
import { problemOf, type ProblemView } from '@/api/problem'
import { useCaptureOrderMutation, type Order } from './api'
import { ordersText } from './text'

/** No answer, or one that does not tell whether money was taken. */
function isUndecided({ status, code }: ProblemView): boolean {
  return status === undefined || status >= 500 || code === 'capture_in_flight'
}

/** After a declined payment the order is open again. */
const isOpen = ({ paymentStatus }: Order) => paymentStatus === 'failed' || paymentStatus === 'pending'

/**
 * Answers `capture`, which resolves to what stands against the payment, or to null. `onSettled` is
 * called with the order once the money is taken, or when only the order page can find out whether.
 */
export function useCapture(onSettled: (order: Order) => void) {
  const [capture] = useCaptureOrderMutation()
  return async (order: Order): Promise<ProblemView | null> => {
    const answer = await capture({ id: order.id, 'Idempotency-Key': crypto.randomUUID() })
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
