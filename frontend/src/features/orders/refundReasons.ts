/** Why money goes back. The server keeps what it says by itself in English; these are its sentences. */
import { refundReasonText as words } from './text'

const known: Readonly<Record<string, string>> = {
  'Cancelled by the buyer': words.buyer,
  'Refunded at PayPal': words.provider,
  "Taken back by PayPal or the buyer's bank": words.reversed,
  'The rest of a refund': words.rest,
  'The payment was returned before it reached the order': words.wentBack,
  'The payment was in a different currency': words.currency,
  'The payment was for a different amount': words.amount,
  'The payment was for a different order': words.order,
  'The payment went to a different account': words.account,
  'The order was closed before the payment arrived': words.late,
}

/** Whether the buyer cancelled and gave no reason. */
export const isOwnCancellation = (reason: string) => reason === 'Cancelled by the buyer'

/** Whether the server says this by itself. */
export const isKnownReason = (reason: string) => Object.hasOwn(known, reason)

/** A reason in the language of the page; what a person wrote stays as it is. */
export function refundReason(reason: string): string {
  const returned = /^Return (\d+)$/.exec(reason)?.[1]
  return returned ? words.ofReturn(Number(returned)) : (known[reason] ?? reason)
}
