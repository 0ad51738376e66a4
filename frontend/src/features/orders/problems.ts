/** What stands in the way of an order, in the shopper's language. */
import type { ProblemView } from '@/api/problem'
import type { QuoteProblem } from './api'
import { ordersText } from './text'

const { out_of_stock: fewLeft, ...plain } = ordersText.problems
const sentences: Readonly<Record<string, string>> = plain

/** A problem of a quote in one sentence; the server's own for a code this version does not know. */
export function problemWords({ code, message }: QuoteProblem): string {
  if (code !== 'out_of_stock') return sentences[code] ?? message
  // How many are left is told in the sentence only.
  const left = /\d+/.exec(message)?.[0]
  return left ? fewLeft(left) : ordersText.problems.sold_out
}

const refusals: Readonly<Record<string, string>> = ordersText.refusals

/** Why an order or its payment was refused, in one sentence. */
export function refusalWords({ code, message }: Pick<ProblemView, 'code' | 'message'>): string {
  return (code && refusals[code]) || message
}
