import { Fragment } from 'react'
import { styled } from '@mui/material/styles'
import * as Box from '@/components/print/documentParts'
import { PrintOnly } from '@/components/print/PrintOnly'
import { useGetConfigQuery } from '@/features/catalog/api'
import { formatMonth } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { MarketStatement, ShopStatement } from '../api'
import { shopFigureColumns } from './shopFigureColumns'
import { accountsOf } from './sums'
import { marketStatementText as words } from './text'

interface MarketStatementPaperProps {
  statement: MarketStatement
  /** The shops that are printed, and how many there are. */
  shops: { items: readonly ShopStatement[]; total: number }
}

// Seven amounts beside a name fill a line.
const Dense = styled(Box.DocumentTable)({
  fontSize: '8pt',
  '& th + th, & td + td': { paddingInlineStart: '3mm' },
})

/** A month of the marketplace's books on paper. It is seen in print alone. */
export function MarketStatementPaper({ statement, shops: { items: shops, total } }: MarketStatementPaperProps) {
  const { data: config } = useGetConfigQuery()
  const { currency } = statement
  return (
    <PrintOnly>
      <Box.DocumentHeader>
        <div>
          <Box.MarketplaceName>{config?.name}</Box.MarketplaceName>
          <p>{config?.postalAddress}</p>
        </div>
        <Box.DocumentTitle>{words.of(formatMonth(statement.month))}</Box.DocumentTitle>
      </Box.DocumentHeader>
      <p>{words.days}</p>
      {accountsOf(statement).map(({ account, name, hint, rows }) => (
        <Box.DocumentDetails key={account}>
          <div>
            <p>{name}</p>
            <p>{hint}</p>
          </div>
          <Box.DocumentTotals>
            {rows.map(({ label, amount, isSum }) => (
              <Fragment key={label}>
                <dt data-total={isSum ? '' : undefined}>{label}</dt>
                <dd data-total={isSum ? '' : undefined}>{amount}</dd>
              </Fragment>
            ))}
          </Box.DocumentTotals>
        </Box.DocumentDetails>
      ))}
      {shops.length > 0 && (
        <Dense>
          <caption>{words.shops}</caption>
          <thead>
            <tr>
              <th scope="col">{words.shops}</th>
              {shopFigureColumns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shops.map((shop) => (
              <tr key={shop.shopId}>
                <td>{shop.shopName}</td>
                {shopFigureColumns.map(({ name, of }) => (
                  <td key={name}>{formatMoney(of(shop), currency)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Dense>
      )}
      {total > shops.length && <p>{words.printedOf(shops.length, total)}</p>}
    </PrintOnly>
  )
}
