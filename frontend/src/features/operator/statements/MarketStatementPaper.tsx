import { Fragment } from 'react'
import { styled } from '@mui/material/styles'
import * as Box from '@/components/print/boxes'
import { Printed } from '@/components/print/Printed'
import { useGetConfigQuery } from '@/features/catalog/api'
import { formatMonth } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { MarketStatement, ShopStatement } from '../api'
import { shopFigures } from './shopFigures'
import { accountsOf } from './sums'
import { marketStatementText as words } from './text'

interface MarketStatementPaperProps {
  statement: MarketStatement
  /** The shops that are printed, and how many there are. */
  shops: { items: readonly ShopStatement[]; total: number }
}

// Seven amounts beside a name fill a line.
const Dense = styled(Box.Table)({
  fontSize: '8pt',
  '& th + th, & td + td': { paddingInlineStart: '3mm' },
})

/** A month of the marketplace's books on paper. It is seen in print alone. */
export function MarketStatementPaper({ statement, shops: { items: shops, total } }: MarketStatementPaperProps) {
  const { data: config } = useGetConfigQuery()
  const { currency } = statement
  return (
    <Printed>
      <Box.Head>
        <div>
          <Box.Market>{config?.name}</Box.Market>
          <p>{config?.postalAddress}</p>
        </div>
        <Box.Title>{words.of(formatMonth(statement.month))}</Box.Title>
      </Box.Head>
      <p>{words.days}</p>
      {accountsOf(statement).map(({ account, name, hint, rows }) => (
        <Box.Facts key={account}>
          <div>
            <p>{name}</p>
            <p>{hint}</p>
          </div>
          <Box.Totals>
            {rows.map(({ label, amount, isSum }) => (
              <Fragment key={label}>
                <dt data-total={isSum ? '' : undefined}>{label}</dt>
                <dd data-total={isSum ? '' : undefined}>{amount}</dd>
              </Fragment>
            ))}
          </Box.Totals>
        </Box.Facts>
      ))}
      {shops.length > 0 && (
        <Dense>
          <caption>{words.shops}</caption>
          <thead>
            <tr>
              <th scope="col">{words.shops}</th>
              {shopFigures.map(({ name }) => (
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
                {shopFigures.map(({ name, of }) => (
                  <td key={name}>{formatMoney(of(shop), currency)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Dense>
      )}
      {total > shops.length && <p>{words.printedOf(shops.length, total)}</p>}
    </Printed>
  )
}
