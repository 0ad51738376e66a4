/** Between what is typed about a change of many products and what the server is told. */
import { parseMoney } from '@/lib/money'
import { endOf, startOf } from '@/lib/zones'
import type { ProductBulkRule } from './api'
import { bulkText as words } from './text'

/** What can be changed of many, in the order of the list. */
export const changeKinds = [
  'price',
  'sale',
  'endSale',
  'addStock',
  'setStock',
  'status',
  'category',
  'putIn',
  'takeOut',
] as const satisfies readonly ProductBulkRule['what'][]

/** What is typed about the change. */
export interface BulkValues {
  what: ProductBulkRule['what']
  direction: 'up' | 'down'
  unit: 'percent' | 'amount'
  /** A percentage, an amount or a number of pieces, by `what`. */
  number: string
  ending: NonNullable<ProductBulkRule['ending']>
  from: string
  until: string
  status: 'active' | 'hidden' | 'archived'
  categoryId: string
  collectionId: string
}

/** The change that most sellers come for. */
export const blankBulk: BulkValues = {
  what: 'price',
  direction: 'up',
  unit: 'percent',
  number: '',
  ending: 'any',
  from: '',
  until: '',
  status: 'active',
  categoryId: '',
  collectionId: '',
}

const pieces = (typed: string) => (/^[-+−]?\d{1,7}$/.test(typed.trim()) ? Number(typed.trim().replace('−', '-')) : null)

/** Hundredths of a percent: two decimals, as money of two has them. */
const points = (typed: string) => parseMoney(typed.replace('%', ''), 'USD')

/** What is wrong with the number; undefined if it may be sent. */
export function numberFault({ what, unit, direction, number }: BulkValues, currency: string): string | undefined {
  if (what === 'addStock') return pieces(number) ? undefined : words.piecesFault
  if (what === 'setStock') return (pieces(number) ?? -1) >= 0 ? undefined : words.countFault
  if (what !== 'price' && what !== 'sale') return undefined
  const value = unit === 'percent' ? points(number) : parseMoney(number, currency)
  if (!value) return words.numberFault
  const isDown = what === 'sale' || direction === 'down'
  return unit === 'percent' && value > (isDown ? 9999 : 100_000) ? words.percentFault(isDown ? 99.99 : 1000) : undefined
}

/** The change as the server takes it; the days are those of the shop's zone. */
export function ruleOf(values: BulkValues, currency: string, zone: string): ProductBulkRule {
  const { what, unit, direction, number, ending, from, until } = values
  const by = (sign: 1 | -1) =>
    unit === 'percent'
      ? { basisPoints: sign * (points(number) ?? 0), ending }
      : { amount: sign * (parseMoney(number, currency) ?? 0), ending }
  switch (what) {
    case 'price':
      return { what, ...by(direction === 'down' ? -1 : 1) }
    case 'sale':
      return {
        what,
        ...by(1),
        ...(from && { saleFrom: startOf(zone, from) }),
        ...(until && { saleUntil: endOf(zone, until) }),
      }
    case 'addStock':
    case 'setStock':
      return { what, pieces: pieces(number) ?? 0 }
    case 'status':
      return { what, status: values.status }
    case 'category':
      return { what, categoryId: Number(values.categoryId) }
    case 'putIn':
    case 'takeOut':
      return { what, collectionId: Number(values.collectionId) }
    case 'endSale':
      return { what }
  }
}
