import type { Figure } from '@/features/seller/dashboard/figure'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import type { MarketFigures, MarketOverview } from '../api'
import { overviewText as words } from '../text'

/** What is counted of the marketplace in a period. */
export function figuresOf(currency: string): Figure<MarketFigures>[] {
  const money = (amount: number) => formatMoney(amount, currency)
  return [
    { label: words.sales, hint: words.salesHint, value: ({ sales }) => sales, format: money, isGood: true },
    { label: words.commission, value: ({ commission }) => commission, format: money, isGood: true },
    { label: words.orders, value: ({ orders }) => orders, format: formatNumber, isGood: true },
    { label: words.newShops, value: ({ newShops }) => newShops, format: formatNumber, isGood: true },
    { label: words.newBuyers, value: ({ newBuyers }) => newBuyers, format: formatNumber, isGood: true },
    { label: words.refunded, value: ({ refunded }) => refunded, format: money, isGood: false },
    { label: words.disputes, value: ({ disputes }) => disputes, format: formatNumber, isGood: false },
  ]
}

/** The marketplace's sales as the chart of a shop's revenue draws them. */
export function salesOf({ figures, figuresBefore, steps, unit, currency, period }: MarketOverview) {
  return {
    ...{ unit, currency, period },
    figures: { revenue: figures.sales },
    figuresBefore: { revenue: figuresBefore.sales },
    steps: steps.map(({ from, to, now, before }) => ({
      ...{ from, to, revenue: now.sales, orders: now.orders, revenueBefore: before.sales, ordersBefore: before.orders },
    })),
  }
}
