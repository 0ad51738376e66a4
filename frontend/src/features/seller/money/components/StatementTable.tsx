import { useId } from 'react'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { formatUtcDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { LedgerEntry, Statement } from '../api'
import { entryWords, kindWords } from '../entries'
import { ledgerText, statementText } from '../text'

const Groups = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 })
const Group = styled('section')({ display: 'grid', gap: 8 })

const Lines = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...theme.typography.body2,
  '& th, & td': {
    padding: '8px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { fontWeight: 550, color: theme.vars.palette.text.secondary },
  '& tr > :not(:last-child)': { paddingInlineEnd: 16 },
  '& thead th:first-of-type': { inlineSize: 112 },
  '& tr > :last-child': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& td': { overflowWrap: 'anywhere' },
  '& tbody td:first-of-type': { overflowWrap: 'normal', whiteSpace: 'nowrap' },
  '& tfoot :is(th, td)': { fontWeight: 700, borderBlockEnd: 0 },
}))

/** Everything that was booked in a month, kind by kind, each with its sum. */
export function StatementLines({ statement }: { statement: Statement }) {
  return (
    <Groups>
      {statement.totals.map(({ kind, amount }) => (
        <KindGroup
          key={kind}
          name={kindWords(kind)}
          lines={statement.lines.filter((line) => line.kind === kind)}
          sum={amount}
          currency={statement.currency}
        />
      ))}
    </Groups>
  )
}

interface KindGroupProps {
  name: string
  lines: readonly LedgerEntry[]
  sum: number
  currency: string
}

function KindGroup({ name, lines, sum, currency }: KindGroupProps) {
  const title = useId()
  return (
    <Group aria-labelledby={title}>
      <h3 id={title}>{name}</h3>
      <Lines aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{ledgerText.date}</th>
            <th scope="col">{ledgerText.what}</th>
            <th scope="col">{ledgerText.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <StatementLine key={line.id} line={line} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {statementText.sum(name)}
            </th>
            <td>{formatMoney(sum, currency)}</td>
          </tr>
        </tfoot>
      </Lines>
    </Group>
  )
}

function StatementLine({ line, currency }: { line: LedgerEntry; currency: string }) {
  const { title, detail } = entryWords(line, currency)
  return (
    <tr>
      <td>{formatUtcDay(line.at)}</td>
      <td>
        {title}
        {detail && (
          <Typography variant="body2" color="textSecondary">
            {detail}
          </Typography>
        )}
      </td>
      <td>{formatMoney(line.amount, currency)}</td>
    </tr>
  )
}
