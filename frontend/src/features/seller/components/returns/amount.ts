/** Amounts that a shop types, and what they leave of its payout. */
import { formatMoney, moneyToInput, parseMoney } from '@/lib/money'
import type { SellerOrder } from '../../api'
import { sellerReturnText as words } from './text'

/** More than nothing and at most so much. */
export const amountRules = (currency: string, most: number) => ({
  required: words.amountFault(moneyToInput(500, currency)),
  validate: {
    isAmount: (typed: string) =>
      (parseMoney(typed, currency) ?? 0) > 0 || words.amountFault(moneyToInput(500, currency)),
    isLeft: (typed: string) =>
      (parseMoney(typed, currency) ?? 0) <= most || words.amountMost(formatMoney(most, currency)),
  },
})

/** How much of an order has not gone back and is not on its way. */
export const refundableAmount = ({ total, refunded }: Pick<SellerOrder, 'total' | 'refunded'>) => total - refunded

/** The payout once so much went back: the commission's share of it is given back to the shop. */
export function payoutAfter(order: Pick<SellerOrder, 'total' | 'refunded' | 'commission' | 'payout'>, amount: number) {
  const left = refundableAmount(order)
  const commission = left > 0 ? Math.round((order.commission * amount) / left) : 0
  return order.payout - (amount - commission)
}
