import { useId } from 'react'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { formatUtcDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { Statement } from '../api'
import { groupsOf, type LinesOfKind } from '../statement'
import { ledgerText, statementText } from '../text'
import { EntryDescription } from './EntryDescription'
import { AmountCell, DayCell, InlineDay, MoneyTable } from '@/components/money/MoneyTable'

const Groups = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 })
const Group = styled('section')({ display: 'grid', gap: 8 })

/** Everything that was booked in a month, kind by kind, each with its sum. */
export function StatementLines({ statement }: { statement: Statement }) {
  return (
    <Groups>
      {groupsOf(statement).map((group) => (
        <KindGroup key={group.kind} group={group} currency={statement.currency} />
      ))}
    </Groups>
  )
}

interface KindGroupProps {
  group: LinesOfKind
  currency: string
}

function KindGroup({ group: { name, lines, sum }, currency }: KindGroupProps) {
  const title = useId()
  return (
    <Group aria-labelledby={title}>
      <h3 id={title}>{name}</h3>
      <TableContainer component={Paper} variant="outlined">
        <MoneyTable aria-labelledby={title}>
          <TableHead>
            <TableRow>
              <DayCell>{ledgerText.date}</DayCell>
              <TableCell>{ledgerText.what}</TableCell>
              <AmountCell>{ledgerText.amount}</AmountCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.id}>
                <DayCell>{formatUtcDay(line.at)}</DayCell>
                <TableCell>
                  <EntryDescription entry={line} currency={currency} />
                  <InlineDay>{formatUtcDay(line.at)}</InlineDay>
                </TableCell>
                <AmountCell>{formatMoney(line.amount, currency)}</AmountCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <DayCell />
              <TableCell component="th" scope="row">
                {statementText.sum(name)}
              </TableCell>
              <AmountCell>{formatMoney(sum, currency)}</AmountCell>
            </TableRow>
          </TableFooter>
        </MoneyTable>
      </TableContainer>
    </Group>
  )
}
