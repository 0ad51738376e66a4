import { styled } from '@mui/material/styles'
import { AddressText } from '@/components/AddressText'
import { backOfficeOrderStatusChip } from '@/features/orders/status'
import { formatUtcDay } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import type { SellerOrder } from '../api'
import { moneyText } from '../text'
import { sheetText, slipText } from './text'

const Sheet = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& h2': theme.typography.h1,
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': { padding: 8, textAlign: 'start', verticalAlign: 'top', borderBlockEnd: '1px solid' },
  '& th:not(:first-of-type), & td:not(:first-of-type)': { textAlign: 'end' },
}))

/** The paper for the files, of an order of which nothing is sent: what was ordered, cancelled and paid back. */
export function OrderSheet({ order, shopName }: { order: SellerOrder; shopName: string }) {
  const money = (amount: number) => formatMoney(amount, order.currency)
  const reasons = order.events.flatMap(({ reason }) => reason ?? [])
  return (
    <Sheet aria-label={sheetText.of(order.number)}>
      <div>
        <h2>{shopName}</h2>
        <p>
          {slipText.order(order.number)} · {formatUtcDay(order.createdAt)} · {backOfficeOrderStatusChip(order.status).label}
        </p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <AddressText address={order.address} />
      <table>
        <caption className="visually-hidden">{sheetText.title}</caption>
        <thead>
          <tr>
            <th scope="col">{slipText.goods}</th>
            <th scope="col">{slipText.quantity}</th>
            <th scope="col">{sheetText.cancelled}</th>
            <th scope="col">{sheetText.price}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>{[line.title, ...line.options.map(({ name, value }) => `${name}: ${value}`)].join(', ')}</td>
              <td>{formatNumber(line.quantity)}</td>
              <td>{formatNumber(line.cancelled)}</td>
              <td>{money(line.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {moneyText.paid}: {money(order.total)} · {moneyText.refunded}: {money(order.refunded)}
      </p>
    </Sheet>
  )
}
