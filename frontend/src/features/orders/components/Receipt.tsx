import { addressLines } from '@/components/AddressText'
import * as Box from '@/components/print/documentParts'
import { PrintOnly } from '@/components/print/PrintOnly'
import { cartPageText } from '@/features/cart/components/text'
import { useGetConfigQuery } from '@/features/catalog/api'
import { formatLongUtcDay } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import type { Order, ShopOrder } from '../api'
import { paymentStatusChip, shopOrderStatusChip } from '../status'
import { ordersText } from '../text'

const words = ordersText.receipt

/** The order on paper. */
export function Receipt({ order }: { order: Order }) {
  const { data: config } = useGetConfigQuery()
  return (
    <PrintOnly>
      <Box.DocumentHeader>
        <div>
          <Box.MarketplaceName>{config?.name}</Box.MarketplaceName>
          <p>{config?.postalAddress}</p>
          <p>{config?.contactEmail}</p>
        </div>
        <Box.DocumentTitle>{words.title}</Box.DocumentTitle>
      </Box.DocumentHeader>
      <Facts order={order} />
      {order.shopOrders.map((shopOrder) => (
        <ReceiptShop key={shopOrder.id} shopOrder={shopOrder} currency={order.currency} />
      ))}
      <Totals order={order} />
    </PrintOnly>
  )
}

/** Number, date, payment, and where it went. */
function Facts({ order }: { order: Order }) {
  return (
    <Box.DocumentDetails>
      <dl>
        <dt>{words.number}</dt>
        <dd>{order.number}</dd>
        <dt>{words.date}</dt>
        <dd>{formatLongUtcDay(order.createdAt)}</dd>
        <dt>{words.payment}</dt>
        <dd>{paymentStatusChip(order).label}</dd>
      </dl>
      {order.address && (
        <div>
          <p>{words.address}</p>
          {addressLines(order.address).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </Box.DocumentDetails>
  )
}

function Totals({ order }: { order: Order }) {
  const money = (amount: number) => formatMoney(amount, order.currency)
  return (
    <Box.DocumentTotals>
      <dt>{cartPageText.subtotal}</dt>
      <dd>{money(order.subtotal)}</dd>
      {order.discount > 0 && (
        <>
          <dt>{cartPageText.discount}</dt>
          <dd>−{money(order.discount)}</dd>
        </>
      )}
      <dt>{cartPageText.shipping}</dt>
      <dd>{money(order.shipping)}</dd>
      <dt data-total="">{cartPageText.total}</dt>
      <dd data-total="">{money(order.total)}</dd>
    </Box.DocumentTotals>
  )
}

/** What one shop sold, as a table on paper. */
function ReceiptShop({ shopOrder, currency }: { shopOrder: ShopOrder; currency: string }) {
  const money = (amount: number) => formatMoney(amount, currency)
  const { shop, lines, status } = shopOrder
  return (
    <Box.DocumentTable>
      <caption>
        {words.soldBy(shop.name)} <span>{shopOrderStatusChip(status).label}</span>
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
    </Box.DocumentTable>
  )
}
