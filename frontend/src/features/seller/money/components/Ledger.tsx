import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { formatDate } from '@/lib/dates'
import { media, radius } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import type { LedgerEntry } from '../api'
import { entryWords } from '../entries'
import { ledgerText } from '../text'

interface LedgerProps {
  entries: readonly LedgerEntry[]
}

/** A shop's account, the latest line first: a table where there is room, cards on a phone. */
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
  const { title, to, detail } = entryWords(entry, currency)
  return (
    <Card>
      <Ends>
        <strong>{to ? <Link to={to}>{title}</Link> : title}</strong>
        <strong>{formatMoney(entry.amount, currency)}</strong>
      </Ends>
      {detail && <Typography variant="body2">{detail}</Typography>}
      <Typography variant="body2" color="textSecondary" component={Ends}>
        <span>{formatDate(entry.at)}</span>
        <span>{ledgerText.balanceThen(formatMoney(entry.balance, currency))}</span>
      </Typography>
    </Card>
  )
}

const Lines = styled(Table)(({ theme }) => ({
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& th:nth-of-type(1)': { inlineSize: 140 },
  '& :is(th, td):nth-of-type(n + 3)': { inlineSize: 150, textAlign: 'end', whiteSpace: 'nowrap' },
  '& td': { paddingBlock: 10, overflowWrap: 'anywhere' },
  '& td:nth-of-type(3)': { fontWeight: 650 },
  '& tbody tr:last-of-type td': { borderBlockEnd: 0 },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, marginBlock: -10, fontWeight: 650 },
  '& a:focus-visible': { outlineOffset: -4, outlineColor: theme.vars.palette.primary.main },
}))

const columns = [ledgerText.date, ledgerText.what, ledgerText.amount, ledgerText.balance]

function LedgerTable({ entries }: LedgerProps) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Lines>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name} scope="col">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </TableBody>
      </Lines>
    </TableContainer>
  )
}

function EntryRow({ entry }: { entry: LedgerEntry }) {
  const currency = useCurrency()
  const { title, to, detail } = entryWords(entry, currency)
  return (
    <TableRow>
      <TableCell>{formatDate(entry.at)}</TableCell>
      <TableCell>
        {to ? <Link to={to}>{title}</Link> : title}
        {detail && (
          <Typography variant="body2" color="textSecondary">
            {detail}
          </Typography>
        )}
      </TableCell>
      <TableCell>{formatMoney(entry.amount, currency)}</TableCell>
      <TableCell>{formatMoney(entry.balance, currency)}</TableCell>
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
