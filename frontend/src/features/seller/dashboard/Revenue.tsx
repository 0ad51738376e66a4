import { useRef, useState } from 'react'
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
import { partFailed } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { useSeen } from '@/features/catalog/due'
import { formatMonth, formatUtcDay } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import { AmountCell, MoneyTable } from '@/components/money/MoneyTable'
import { chartHeight, type RevenueSteps } from './measures'
import { salesText as words } from './text'

const RevenueChart = onDemand(async () => (await import('./RevenueChart')).RevenueChart, {
  waiting: () => <Skeleton height={chartHeight} />,
  failed: partFailed(words.chartFailed),
})

/** Revenue over the period, beside that of the period before: drawn, or as a table. */
export function Revenue({ dashboard }: { dashboard: RevenueSteps }) {
  const [isTable, setTable] = useState(false)
  // On a phone it stands below the figures: its code, the most of the page, waits until somebody comes there.
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const { figures, figuresBefore, steps } = dashboard
  const isEmpty = figures.revenue === 0 && figuresBefore.revenue === 0
  return (
    <Paper ref={box} variant="panel" component="section" aria-label={words.revenue}>
      <Stack spacing={1.5}>
        <Row spread>
          <h2>{words.revenue}</h2>
          {!isEmpty && steps.length > 1 && (
            <Button variant="text" onClick={() => setTable(!isTable)}>
              {isTable ? words.asChart : words.asTable}
            </Button>
          )}
        </Row>
        {isEmpty ? (
          <Typography color="textSecondary" sx={{ minBlockSize: chartHeight }}>
            {words.nothing}
          </Typography>
        ) : isTable || steps.length === 1 ? (
          <RevenueTable dashboard={dashboard} />
        ) : isSeen ? (
          <RevenueChart dashboard={dashboard} />
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
function RevenueTable({ dashboard: { steps, unit, currency } }: { dashboard: RevenueSteps }) {
  const isDays = unit === 'day'
  return (
    // What scrolls takes the focus, so that the arrow keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroll tabIndex={0} role="region" aria-label={words.asTable}>
      <MoneyTable stickyHeader size="small">
        <TableHead>
          <TableRow>
            <TableCell>{isDays ? words.day : words.month}</TableCell>
            <AmountCell>{words.ordersColumn}</AmountCell>
            <AmountCell>{words.revenue}</AmountCell>
            <AmountCell>{words.before}</AmountCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.toReversed().map((step) => (
            <TableRow key={step.from}>
              <TableCell component="th" scope="row">
                {isDays ? formatUtcDay(step.from) : formatMonth(step.from.slice(0, monthDigits))}
              </TableCell>
              <AmountCell>{formatNumber(step.orders)}</AmountCell>
              <AmountCell>{formatMoney(step.revenue, currency)}</AmountCell>
              <AmountCell>{formatMoney(step.revenueBefore, currency)}</AmountCell>
            </TableRow>
          ))}
        </TableBody>
      </MoneyTable>
    </Scroll>
  )
}
