import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { formatUtcDay } from '@/lib/dates'
import { media, radius } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import type { LedgerEntry } from '../api'
import { describeEntry } from '../entries'
import { ledgerText } from '../text'
import { EntryDescription } from './EntryDescription'
import { AmountCell, DayCell, MoneyTable } from '@/components/money/MoneyTable'

interface LedgerProps {
  entries: readonly LedgerEntry[]
}

/** A shop's account, the latest line first, by the days of the books: a table where there is room, cards on a phone. */
export function Ledger({ entries }: LedgerProps) {
  const isWide = useMediaQuery(media.wide)
  if (isWide) return <LedgerTable entries={entries} />
  return (
    <Stack spacing={1.5} component="ul">
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} />
      ))}
    </Stack>
  )
}

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  position: 'relative',
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 650 },
  // The whole card is the link's target.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
}))
const Ends = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  '& > :last-child': { flex: 'none', textAlign: 'end' },
})

function EntryCard({ entry }: { entry: LedgerEntry }) {
  const currency = useCurrency()
  const { title, to, detail } = describeEntry(entry, currency)
  return (
    <Card>
      <Ends>
        <strong>{to ? <Link to={to}>{title}</Link> : title}</strong>
        <strong>{formatMoney(entry.amount, currency)}</strong>
      </Ends>
      {detail && <Typography variant="body2">{detail}</Typography>}
      <Typography variant="body2" color="textSecondary" component={Ends}>
        <span>{formatUtcDay(entry.at)}</span>
        <span>{ledgerText.balanceThen(formatMoney(entry.balance, currency))}</span>
      </Typography>
    </Card>
  )
}

function LedgerTable({ entries }: LedgerProps) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <MoneyTable>
        <TableHead>
          <TableRow>
            <DayCell>{ledgerText.date}</DayCell>
            <TableCell>{ledgerText.what}</TableCell>
            <AmountCell>{ledgerText.amount}</AmountCell>
            <AmountCell>{ledgerText.balance}</AmountCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </TableBody>
      </MoneyTable>
    </TableContainer>
  )
}

function EntryRow({ entry }: { entry: LedgerEntry }) {
  const currency = useCurrency()
  return (
    <TableRow>
      <DayCell>{formatUtcDay(entry.at)}</DayCell>
      <TableCell>
        <EntryDescription entry={entry} currency={currency} />
      </TableCell>
      <AmountCell>
        <strong>{formatMoney(entry.amount, currency)}</strong>
      </AmountCell>
      <AmountCell>{formatMoney(entry.balance, currency)}</AmountCell>
    </TableRow>
  )
}

const headHeight = 44
const rowHeight = 66
const cardHeight = 96

/** Lines that are still to come, as high as they will be. */
export function LedgerSkeleton({ rows }: { rows: number }) {
  const isWide = useMediaQuery(media.wide)
  if (isWide) return <Skeleton aria-busy="true" height={headHeight + rows * rowHeight} />
  return (
    <Stack spacing={1.5} aria-busy="true">
      {Array.from({ length: rows }, (_row, index) => (
        <Skeleton key={index} height={cardHeight} />
      ))}
    </Stack>
  )
}
