import type { Figure } from '@/features/seller/dashboard/figure'
import { formatMoneyShort } from '@/features/seller/dashboard/format'
import type { Trend } from '@/features/seller/dashboard/trend'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import type { MarketFigures, MarketOverview } from '../api'
import { overviewText as words } from '../text'

/** Something that is counted of the marketplace, under the name that the server has for it. */
export interface MarketFigure extends Figure<MarketFigures> {
  name: keyof MarketFigures
  value: (of: MarketFigures) => number
  /** Where no digit too many has room. */
  formatShort: (value: number) => string
}

/** What is counted of the marketplace in a period. */
export function figuresOf(currency: string): [MarketFigure, ...MarketFigure[]] {
  const money = {
    format: (amount: number) => formatMoney(amount, currency),
    formatShort: (amount: number) => formatMoneyShort(amount, currency),
  }
  const count = { format: formatNumber, formatShort: formatNumber }
  const figure = (name: keyof MarketFigures, kind: typeof money, isGood = true): MarketFigure => ({
    ...{ name, isGood, label: words[name], value: (of) => of[name] },
    ...kind,
  })
  return [
    { ...figure('sales', money), hint: words.salesHint },
    figure('commission', money),
    figure('orders', count),
    figure('newShops', count),
    figure('newBuyers', count),
    figure('refunded', money, false),
    figure('disputes', count, false),
  ]
}

/** One of them step by step. */
export const trendOf = ({ steps, unit, period }: MarketOverview, { value, label, format, formatShort }: MarketFigure): Trend => ({
  ...{ unit, period, label, format, formatShort },
  steps: steps.map(({ from, now, before }) => ({ from, now: value(now), before: value(before) })),
  nothing: words.nothing,
})
