/** What a form of a coupon holds, its rules, and the way to the server and back. */
import { moneyToInput, parseMoney } from '@/lib/money'
import { targetFields, type Coupon, type CouponTargetKind, type CouponTargetField, type NamedItem, type Terms } from './coupon'
import { couponFormText as words } from './text'

export interface CouponValues extends Record<CouponTargetField, NamedItem[]> {
  code: string
  kind: 'percent' | 'amount'
  percent: string
  amount: string
  scope: 'everything' | CouponTargetKind
  from: string
  to: string
  minimumSpend: string
  totalLimit: string
  customerLimit: string
}

const nothing: Record<CouponTargetField, NamedItem[]> = { productIds: [], collectionIds: [], categoryIds: [], shopIds: [] }

/** A new coupon from this day on: a tenth off everything, once per customer. */
export const blankCoupon = (today: string): CouponValues => ({
  ...{ code: '', kind: 'percent', percent: '10', amount: '' },
  ...{ scope: 'everything', ...nothing },
  ...{ from: today, to: '', minimumSpend: '', totalLimit: '', customerLimit: '1' },
})

/** A coupon as its form shows it. */
export function valuesOf(coupon: Coupon, currency: string): CouponValues {
  const { code, percentBps, amount, targets, from, to, minimumSpend, totalLimit, customerLimit } = coupon
  return {
    code,
    kind: percentBps === null ? 'amount' : 'percent',
    percent: percentBps === null ? '' : String(percentBps / 100),
    amount: amount === null ? '' : moneyToInput(amount, currency),
    scope: targets?.kind ?? 'everything',
    ...nothing,
    ...(targets && { [targetFields[targets.kind]]: [...targets.items] }),
    from,
    to: to ?? '',
    minimumSpend: minimumSpend > 0 ? moneyToInput(minimumSpend, currency) : '',
    totalLimit: totalLimit === null ? '' : String(totalLimit),
    customerLimit: customerLimit === null ? '' : String(customerLimit),
  }
}

/** Another one like it, from this day on. */
export const copyOf = (coupon: Coupon, currency: string, today: string): CouponValues => ({
  ...valuesOf(coupon, currency),
  ...{ code: '', from: today, to: '' },
})

/** Reads "12.5" or "12,5" as 1250; null when it is no percentage from 0.01 to 99. */
export function parsePercent(typed: string): number | null {
  if (!/^\d{1,2}(?:[.,]\d{1,2})?$/.test(typed.trim())) return null
  const bps = Math.round(Number(typed.trim().replace(',', '.')) * 100)
  return bps >= 1 && bps <= 9900 ? bps : null
}

const count = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/** What the server is sent; the rules hold. */
export function termsOf(values: CouponValues, currency: string): Terms {
  const { kind, scope } = values
  return {
    code: values.code.trim(),
    percentBps: kind === 'percent' ? parsePercent(values.percent) : null,
    amount: kind === 'amount' ? parseMoney(values.amount, currency) : null,
    customerLimit: count(values.customerLimit),
    totalLimit: count(values.totalLimit),
    from: values.from,
    to: values.to === '' ? null : values.to,
    minimumSpend: parseMoney(values.minimumSpend, currency) ?? 0,
    targets: scope === 'everything' ? null : { kind: scope, ids: values[targetFields[scope]].map(({ id }) => id) },
  }
}

const uses = (typed: string) =>
  typed === '' || (/^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 1_000_000) || words.usesFault

const isAmount = (typed: string, currency: string) =>
  (parseMoney(typed, currency) ?? 0) > 0 || words.amountFault(moneyToInput(500, currency))

/** The rules of the typed fields. */
export const couponRules = (currency: string) => ({
  code: { required: words.codeFault, pattern: { value: /^[\w-]{3,20}$/, message: words.codeFault } },
  percent: { validate: (typed: string) => parsePercent(typed) !== null || words.percentFault },
  amount: { validate: (typed: string) => isAmount(typed, currency) },
  targets: { validate: (chosen: readonly NamedItem[]) => chosen.length > 0 || words.goodsMissing },
  from: { required: words.fromMissing },
  to: { validate: (to: string, { from }: CouponValues) => to === '' || to >= from || words.toBefore },
  minimumSpend: { validate: (typed: string) => typed === '' || isAmount(typed, currency) },
  uses: { validate: uses },
})

/** Signs that are not taken for one another. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that nobody guesses soon. */
export const suggestCode = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => signs.charAt(byte % signs.length)).join('')
