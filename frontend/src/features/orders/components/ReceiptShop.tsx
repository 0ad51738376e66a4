import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import type { ShopOrder } from '../api'
import { shopOrderWords } from '../status'
import { ordersText } from '../text'
import * as Box from './ReceiptBoxes'

const words = ordersText.receipt

/** What one shop sold, as a table on paper. */
export function ReceiptShop({ shopOrder, currency }: { shopOrder: ShopOrder; currency: string }) {
  const money = (amount: number) => formatMoney(amount, currency)
  const { shop, lines, status } = shopOrder
  return (
    <Box.Table>
      <caption>
        {words.soldBy(shop.name)} <span>{shopOrderWords(status).label}</span>
      </caption>
      <thead>
        <tr>
          <th>{words.item}</th>
          <th>{words.quantity}</th>
          <th>{words.price}</th>
          <th>{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{[line.title, ...line.options.map(({ value }) => value)].join(', ')}</td>
            <td>{formatNumber(line.quantity)}</td>
            <td>{money(line.price)}</td>
            <td>{money(line.price * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </Box.Table>
  )
}
