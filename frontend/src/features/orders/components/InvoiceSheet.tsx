import { Fragment } from 'react'
import { styled } from '@mui/material/styles'
import { addressLines } from '@/components/AddressText'
import { useMarketplace } from '@/components/Marketplace'
import * as Box from '@/components/print/documentParts'
import { PaperSheet } from '@/components/print/PaperSheet'
import { cartPageText } from '@/features/cart/components/text'
import { formatLongUtcDay } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import type { Invoice } from '../api'
import { ordersText } from '../text'

const words = ordersText.invoice

const Note = styled('p')({ paddingBlockStart: '6mm' })

/** An invoice as a sheet of paper. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const market = useMarketplace()
  const { shop, address } = invoice.seller
  const lines = address === '' ? [shop] : address.split(/\r?\n/)
  return (
    <PaperSheet label={words.from(shop)}>
      <Box.DocumentHeader>
        <div>
          {lines.map((line, index) => (
            <p key={index}>{index === 0 ? <strong>{line}</strong> : line}</p>
          ))}
        </div>
        <h2>{words.word}</h2>
      </Box.DocumentHeader>
      <Facts invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      <Sums invoice={invoice} />
      <Note>
        {words.tax} {words.through(shop, market.name)}
      </Note>
    </PaperSheet>
  )
}

/** Numbers and days, and who pays. */
function Facts({ invoice }: { invoice: Invoice }) {
  const facts = [
    [words.number, invoice.number],
    [words.date, formatLongUtcDay(invoice.issuedAt)],
    [words.order, invoice.orderNumber],
    [words.ordered, formatLongUtcDay(invoice.orderedAt)],
    ...(invoice.paidAt ? [[words.paid, formatLongUtcDay(invoice.paidAt)]] : []),
    [words.supplied, invoice.suppliedAt ? formatLongUtcDay(invoice.suppliedAt) : words.suppliedLater],
    ...(invoice.paymentReference ? [[words.payment, `PayPal ${invoice.paymentReference}`]] : []),
  ] as const
  return (
    <Box.DocumentDetails>
      <dl>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div>
        <p>{words.billedTo}</p>
        {addressLines(invoice.buyer).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Box.DocumentDetails>
  )
}

function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const money = (amount: number) => formatMoney(amount, invoice.currency)
  return (
    <Box.DocumentTable>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, index) => (
          <tr key={index}>
            <td>{[line.title, ...line.options.map(({ value }) => value)].join(', ')}</td>
            <td>{formatNumber(line.quantity)}</td>
            <td>{money(line.price)}</td>
            <td>{money(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </Box.DocumentTable>
  )
}

function Sums({ invoice }: { invoice: Invoice }) {
  const money = (amount: number) => formatMoney(amount, invoice.currency)
  return (
    <Box.DocumentTotals>
      <dt>{cartPageText.subtotal}</dt>
      <dd>{money(invoice.subtotal)}</dd>
      {invoice.discount > 0 && (
        <>
          <dt>{cartPageText.discount}</dt>
          <dd>−{money(invoice.discount)}</dd>
        </>
      )}
      <dt>{cartPageText.shipping}</dt>
      <dd>{money(0)}</dd>
      <dt data-total="">{cartPageText.total}</dt>
      <dd data-total="">{money(invoice.total)}</dd>
      {invoice.refunded > 0 && (
        <>
          <dt>{words.refunded}</dt>
          <dd>−{money(invoice.refunded)}</dd>
        </>
      )}
    </Box.DocumentTotals>
  )
}
