import { Fragment } from 'react'
import { styled } from '@mui/material/styles'
import * as Box from '@/components/print/documentParts'
import { PrintOnly } from '@/components/print/PrintOnly'
import { useGetConfigQuery } from '@/features/catalog/api'
import { formatMonth, formatUtcDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { Statement } from '../api'
import { describeEntry } from '../entries'
import { groupsOf, sumsOf, type LinesOfKind } from '../statement'
import { ledgerText, statementText } from '../text'

interface StatementPaperProps {
  statement: Statement
  shopName: string
}

/** A month of a shop's account on paper: whose it is, what it came to, and each line. It is seen in print alone. */
export function StatementPaper({ statement, shopName }: StatementPaperProps) {
  const { data: config } = useGetConfigQuery()
  return (
    <PrintOnly>
      <Box.DocumentHeader>
        <div>
          <Box.MarketplaceName>{config?.name}</Box.MarketplaceName>
          <p>{config?.postalAddress}</p>
          <p>{config?.contactEmail}</p>
        </div>
        <Box.DocumentTitle>{statementText.of(formatMonth(statement.month))}</Box.DocumentTitle>
      </Box.DocumentHeader>
      <Box.DocumentDetails>
        <div>
          <p>{statementText.ofShop(shopName)}</p>
          <p>{ledgerText.days}</p>
        </div>
        <Sums statement={statement} />
      </Box.DocumentDetails>
      {statement.lines.length === 0 && <p>{statementText.nothing}</p>}
      {groupsOf(statement).map((group) => (
        <Lines key={group.kind} group={group} currency={statement.currency} />
      ))}
    </PrintOnly>
  )
}

// Its line runs through, among facts too.
const Totals = styled(Box.DocumentTotals)({ '&&': { columnGap: 0 } })

function Sums({ statement }: Pick<StatementPaperProps, 'statement'>) {
  return (
    <Totals>
      {sumsOf(statement).map(({ label, amount, isSum }) => (
        <Fragment key={label}>
          <dt data-total={isSum ? '' : undefined}>{label}</dt>
          <dd data-total={isSum ? '' : undefined}>{amount}</dd>
        </Fragment>
      ))}
    </Totals>
  )
}

interface LinesProps {
  group: LinesOfKind
  currency: string
}

/** The lines of one kind. What they come to stands below the last one: a foot would be printed on every page. */
function Lines({ group: { name, lines, sum }, currency }: LinesProps) {
  return (
    <Box.DocumentTable>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{ledgerText.what}</th>
          <th scope="col">{ledgerText.date}</th>
          <th scope="col">{ledgerText.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { title, detail } = describeEntry(line, currency)
          return (
            <tr key={line.id}>
              <td>
                {title}
                {detail && <p>{detail}</p>}
              </td>
              <td>{formatUtcDay(line.at)}</td>
              <td>{formatMoney(line.amount, currency)}</td>
            </tr>
          )
        })}
        <tr>
          <th scope="row" colSpan={2}>
            {statementText.sum(name)}
          </th>
          <th>{formatMoney(sum, currency)}</th>
        </tr>
      </tbody>
    </Box.DocumentTable>
  )
}
