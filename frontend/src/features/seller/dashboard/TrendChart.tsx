import { styled, useTheme } from '@mui/material/styles'
import { LineChart, lineClasses } from '@mui/x-charts/LineChart'
import { formatMonth, formatUtcDay } from '@/lib/dates'
import { formatDays, formatShortDay, formatShortMonth } from './format'
import { chartHeight } from './measures'
import { salesText as words } from './text'
import type { Trend } from './trend'

/** So many points are told apart with a dot each. */
const dotted = 14
const Figure = styled('figure')({ margin: 0 })

const monthDigits = 'yyyy-mm'.length

/** Half of the last day's label stands beyond its point; charts know no start and end. */
const beyond = 32

/** A figure by day or month, with that of the period before as a dashed line. Zero is always to be seen. */
export function TrendChart({ trend: { label, steps, unit, period, format, formatShort } }: { trend: Trend }) {
  const { chart, control } = useTheme().vars.palette
  const long = (day: string) => (unit === 'day' ? formatUtcDay(day) : formatMonth(day.slice(0, monthDigits)))
  const short = unit === 'day' ? formatShortDay : formatShortMonth
  const least = Math.min(0, ...steps.flatMap(({ now, before }) => [now, before]))
  const line = { curve: 'linear', showMark: steps.length <= dotted, valueFormatter: (value: number | null) => format(value ?? 0) } as const
  return (
    // The chart's own title names an element that may have no name (ARIA 1.2, role none).
    <Figure aria-label={words.chart(label, formatDays(period))}>
      <LineChart
        height={chartHeight}
        series={[
          { ...line, id: 'before', label: words.before, color: control, data: steps.map((step) => step.before), showMark: false },
          { ...line, id: 'now', label: words.now, color: chart.first, data: steps.map((step) => step.now) },
        ]}
        xAxis={[
          {
            scaleType: 'point',
            data: steps.map((step) => step.from),
            valueFormatter: (day: string, { location }) => (location === 'tooltip' ? long(day) : short(day)),
          },
        ]}
        yAxis={[{ min: least, width: 56, tickMinStep: 1, valueFormatter: formatShort }]}
        grid={{ horizontal: true }}
        margin={{ top: 8, right: beyond, bottom: 0 }}
        sx={{ [`& .${lineClasses.line}[data-series="before"]`]: { strokeDasharray: '5 5' } }}
      />
    </Figure>
  )
}
