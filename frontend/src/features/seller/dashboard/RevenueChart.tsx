import { styled, useTheme } from '@mui/material/styles'
import { LineChart, lineClasses } from '@mui/x-charts/LineChart'
import { formatMonth, formatUtcDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { formatDays, formatMoneyShort, formatShortDay, formatShortMonth } from './format'
import { chartHeight, type RevenueSteps } from './measures'
import { salesText as words } from './text'

/** So many points are told apart with a dot each. */
const dotted = 14
const Figure = styled('figure')({ margin: 0 })

const monthDigits = 'yyyy-mm'.length

/** Revenue by day or month from zero on, with that of the period before as a dashed line. */
export function RevenueChart({ dashboard: { steps, unit, currency, period } }: { dashboard: RevenueSteps }) {
  const { chart, control } = useTheme().vars.palette
  const money = (amount: number | null) => formatMoney(amount ?? 0, currency)
  const long = (day: string) => (unit === 'day' ? formatUtcDay(day) : formatMonth(day.slice(0, monthDigits)))
  const short = unit === 'day' ? formatShortDay : formatShortMonth
  const line = { curve: 'linear', showMark: steps.length <= dotted, valueFormatter: money } as const
  return (
    // The chart's own title names an element that may have no name (ARIA 1.2, role none).
    <Figure aria-label={words.chart(formatDays(period))}>
      <LineChart
        height={chartHeight}
        series={[
          { ...line, id: 'before', label: words.before, color: control, data: steps.map((step) => step.revenueBefore), showMark: false },
          { ...line, id: 'now', label: words.now, color: chart.first, data: steps.map((step) => step.revenue) },
        ]}
        xAxis={[
          {
            scaleType: 'point',
            data: steps.map((step) => step.from),
            valueFormatter: (day: string, { location }) => (location === 'tooltip' ? long(day) : short(day)),
          },
        ]}
        yAxis={[{ min: 0, width: 56, valueFormatter: (amount: number) => formatMoneyShort(amount, currency) }]}
        grid={{ horizontal: true }}
        margin={{ top: 8, bottom: 0 }}
        sx={{ [`& .${lineClasses.line}[data-series="before"]`]: { strokeDasharray: '5 5' } }}
      />
    </Figure>
  )
}
