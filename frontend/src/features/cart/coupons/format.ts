/** A coupon in words: what it takes off of what, when, and how often. */
import { formatUtcDay } from '@/lib/dates'
import { locale } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import type { Coupon, CouponOwner } from './coupon'
import { couponsText as words } from './text'

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })

/** "10%" or "$5.00" */
export function formatDiscount({ percentBps, amount }: Pick<Coupon, 'percentBps' | 'amount'>, currency: string): string {
  if (percentBps !== null) return percent.format(percentBps / 10_000)
  return formatMoney(amount ?? 0, currency)
}

function formatTargets({ targets }: Coupon, everything: string): string {
  if (!targets) return everything
  return targets.items.length > 0 ? words.goods[targets.kind](targets.items.map(({ name }) => name)) : words.goodsGone
}

/** "10% off Mug, from $50.00" */
export function formatOffer(coupon: Coupon, currency: string, { everything }: Pick<CouponOwner, 'everything'>): string {
  const offer = words.on(formatDiscount(coupon, currency), formatTargets(coupon, everything))
  return coupon.minimumSpend > 0 ? `${offer}, ${words.minimum(formatMoney(coupon.minimumSpend, currency))}` : offer
}

/** "used 3 of 100 times, once per customer, Dec 1, 2026 to Dec 24, 2026" */
export function formatUsage({ uses, totalLimit, customerLimit, from, to, status }: Coupon): string {
  const counted = totalLimit === null ? words.uses(uses) : words.usesOf(uses, totalLimit)
  const begins = status === 'scheduled' ? words.starts : words.from
  const days = to === null ? begins(formatUtcDay(from)) : words.days(formatUtcDay(from), formatUtcDay(to))
  const each = customerLimit === 1 ? words.oncePerCustomer : customerLimit && words.perCustomer(customerLimit)
  return [counted, each, days].filter(Boolean).join(' · ')
}
