/** What stands in the way of an order, in the shopper's language. */
import type { ProblemView } from '@/api/problem'
import type { Quote, QuoteProblem } from './api'
import { ordersText } from './text'

const { out_of_stock: fewLeft, ...plain } = ordersText.problems
const sentences: Readonly<Record<string, string>> = plain

/** A problem of a quote in one sentence; the server's own for a code this version does not know. */
export function quoteProblemText({ code, message }: QuoteProblem): string {
  if (code !== 'out_of_stock') return sentences[code] ?? message
  const left = leftOf({ message })
  return left > 0 ? fewLeft(String(left)) : ordersText.problems.sold_out
}

/** How many are left by an `out_of_stock`; that is told in its sentence only. */
export function leftOf({ message }: Pick<QuoteProblem, 'message'>): number {
  return Number(/\d+/.exec(message)?.[0] ?? 0)
}

const refusals: Readonly<Record<string, string>> = ordersText.refusals

/** Why an order or its payment was refused, in one sentence. */
export function refusalText({ code, message }: Pick<ProblemView, 'code' | 'message'>): string {
  return (code && refusals[code]) || message
}

/** What a refused call carries beside the words of its problem. */
const bodyOf = (error: unknown) => (error as { data?: Record<string, unknown> } | null)?.data ?? {}

/** What the lines cost now, as a `price_changed` tells it. */
export function newQuoteOf(error: unknown): Quote | null {
  const { code, quote } = bodyOf(error) as { code?: unknown; quote?: Quote }
  return code === 'price_changed' && quote ? quote : null
}

/** The order in which a chosen line is being paid, as a `payment_in_progress` tells it. */
export function orderInPaymentOf(error: unknown): { orderId: number; orderNumber: string } | null {
  const { code, orderId, orderNumber } = bodyOf(error)
  const isTold = code === 'payment_in_progress' && typeof orderId === 'number' && typeof orderNumber === 'string'
  return isTold ? { orderId, orderNumber } : null
}
