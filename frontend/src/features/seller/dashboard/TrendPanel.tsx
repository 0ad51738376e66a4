import { useRef, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { errorStateFor } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { useHasBeenInView } from '@/features/catalog/viewHooks'
import { formatMonth, formatUtcDay } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { AmountCell, MoneyTable } from '@/components/money/MoneyTable'
import { chartHeight } from './measures'
import { salesText as words } from './text'
import type { Trend } from './trend'

const TrendChart = onDemand(async () => (await import('./TrendChart')).TrendChart, {
  loading: () => <Skeleton height={chartHeight} />,
  failed: errorStateFor(words.chartFailed),
})

interface TrendPanelProps {
  trend: Trend
  /** What the trend is chosen with. */
  children?: ReactNode
}

/** A figure over the period, beside that of the period before: drawn, or as a table. */
export function TrendPanel({ trend, children }: TrendPanelProps) {
  const [isTable, setTable] = useState(false)
  // On a phone it stands below the figures: its code, the most of the page, waits until somebody comes there.
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useHasBeenInView(box)
  const { label, steps, nothing } = trend
  const isEmpty = steps.every(({ now, before }) => now === 0 && before === 0)
  return (
    <Paper ref={box} variant="panel" component="section" aria-label={label}>
      <Stack spacing={1.5}>
        <Row spread>
          <h2>{label}</h2>
          <Row>
            {children}
            {!isEmpty && steps.length > 1 && (
              <Button variant="text" onClick={() => setTable(!isTable)}>
                {isTable ? words.asChart : words.asTable}
              </Button>
            )}
          </Row>
        </Row>
        {isEmpty ? (
          <Typography color="textSecondary" sx={{ minBlockSize: chartHeight }}>
            {nothing}
          </Typography>
        ) : isTable || steps.length === 1 ? (
          <TrendTable trend={trend} />
        ) : isSeen ? (
          <TrendChart trend={trend} />
        ) : (
          <Skeleton height={chartHeight} />
        )}
      </Stack>
    </Paper>
  )
}

// As high as the chart: what stands below does not jump.
const Scroll = styled('div')({ blockSize: chartHeight, overflow: 'auto' })

const monthDigits = 'yyyy-mm'.length

/** The same in numbers, the latest day first. */
function TrendTable({ trend: { label, steps, unit, format } }: { trend: Trend }) {
  const isDays = unit === 'day'
  const hasOrders = steps.some(({ orders }) => orders !== undefined)
  return (
    // What scrolls takes the focus, so that the arrow keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroll tabIndex={0} role="region" aria-label={words.asTable}>
      <MoneyTable stickyHeader size="small">
        <TableHead>
          <TableRow>
            <TableCell>{isDays ? words.day : words.month}</TableCell>
            {hasOrders && <AmountCell>{words.ordersColumn}</AmountCell>}
            <AmountCell>{label}</AmountCell>
            <AmountCell>{words.before}</AmountCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.toReversed().map((step) => (
            <TableRow key={step.from}>
              <TableCell component="th" scope="row">
                {isDays ? formatUtcDay(step.from) : formatMonth(step.from.slice(0, monthDigits))}
              </TableCell>
              {hasOrders && <AmountCell>{formatNumber(step.orders ?? 0)}</AmountCell>}
              <AmountCell>{format(step.now)}</AmountCell>
              <AmountCell>{format(step.before)}</AmountCell>
            </TableRow>
          ))}
        </TableBody>
      </MoneyTable>
    </Scroll>
  )
}
