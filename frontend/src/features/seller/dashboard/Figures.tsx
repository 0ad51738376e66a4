import { formatNumber, locale } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import type { SellerDashboard } from '../api'
import type { Figure } from './figure'
import { FigureCards } from './FigureCards'
import { figuresText as words } from './text'

type Values = SellerDashboard['figures']

const bps = 10_000
const finePercent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 })

/** What was sold, beside what was sold before. */
export function Figures({ dashboard }: { dashboard: SellerDashboard }) {
  const { figures, figuresBefore, currency } = dashboard
  return <FigureCards figures={figuresOf(figures, currency)} now={figures} before={figuresBefore} />
}

function figuresOf(now: Values, currency: string): Figure<Values>[] {
  const money = (amount: number) => formatMoney(amount, currency)
  return [
    { label: words.revenue, hint: words.revenueHint, value: (of) => of.revenue, format: money, isGood: true },
    { label: words.orders, value: (of) => of.orders, format: formatNumber, isGood: true },
    { label: words.items, value: (of) => of.items, format: formatNumber, isGood: true },
    { label: words.average, value: (of) => of.averageOrder, format: money, isGood: true },
    {
      label: words.conversion,
      hint: shareOf(now) === null ? words.noViews : words.conversionHint(now.views),
      value: shareOf,
      format: (share) => finePercent.format(share / bps),
      isGood: true,
    },
    { label: words.refunded, value: (of) => of.refunded, format: money, isGood: false },
  ]
}

/** More orders than views only say that views were not counted all the time. */
const shareOf = ({ conversionBps }: Values) => (conversionBps !== null && conversionBps <= bps ? conversionBps : null)
