import { formatMoney } from '@/lib/money'
import type { SellerDashboard } from '../api'
import { formatMoneyShort } from './format'
import { salesText as words } from './text'

/** A figure step by step through a period, beside the period before. */
export interface Trend extends Pick<SellerDashboard, 'unit' | 'period'> {
  label: string
  format: (value: number) => string
  /** Where no digit too many has room. */
  formatShort: (value: number) => string
  steps: readonly TrendStep[]
  /** Said instead where it was zero all the time. */
  nothing: string
}

/** A day or a month of a trend. */
export interface TrendStep {
  from: string
  now: number
  before: number
  /** How many orders it came from, which the table says besides. */
  orders?: number
}

/** What the shop took in. */
export const revenueOf = ({ steps, unit, period, currency }: SellerDashboard): Trend => ({
  ...{ unit, period },
  label: words.revenue,
  format: (amount) => formatMoney(amount, currency),
  formatShort: (amount) => formatMoneyShort(amount, currency),
  steps: steps.map(({ from, revenue, revenueBefore, orders }) => ({ from, now: revenue, before: revenueBefore, orders })),
  nothing: words.nothing,
})
