import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { StatusChip } from '@/components/StatusChip'
import { shopOrderWords } from '@/features/orders/status'
import { formatDate } from '@/lib/dates'
import { radius } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { SellerOrder } from '../api'
import { goodsIn } from '../goodsIn'
import { sellerOrdersText } from '../text'

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
}))
const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { blockSize: 53, padding: 0, paddingInline: 12, textAlign: 'start' },
  '& th': {
    blockSize: 44,
    fontWeight: 550,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.surface.sunken,
  },
  '& th:nth-of-type(1)': { inlineSize: 164 },
  '& th:nth-of-type(2)': { inlineSize: '20%' },
  '& th:nth-of-type(4)': { inlineSize: 120 },
  '& th:nth-of-type(5)': { inlineSize: 168 },
  '& th:nth-of-type(6)': { inlineSize: 104 },
  '& tbody tr': { borderBlockStart: `1px solid ${theme.vars.palette.divider}`, cursor: 'pointer' },
  '& tbody tr:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& td': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& :is(th, td):last-of-type': { textAlign: 'end', fontWeight: 650 },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 650 },
  '& a:focus-visible': { outlineOffset: -4 },
}))

const columns = [
  sellerOrdersText.number,
  sellerOrdersText.buyer,
  sellerOrdersText.goods,
  sellerOrdersText.date,
  sellerOrdersText.state,
  sellerOrdersText.total,
]

/** Shop orders side by side in columns; a press anywhere on a row opens its order. */
export function SellerOrderTable({ orders }: { orders: readonly SellerOrder[] }) {
  return (
    <Frame>
      <Table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderLine key={order.id} order={order} />
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

function OrderLine({ order }: { order: SellerOrder }) {
  const navigate = useNavigate()
  const open = (event: MouseEvent) => {
    // The link in the row acts for itself, and marking text is no press.
    if (event.target instanceof Element && event.target.closest('a')) return
    if (window.getSelection()?.toString()) return
    void navigate(paths.sellerOrder(order.id))
  }
  return (
    // The row only widens the target of its link for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr onClick={open}>
      <td>
        <Link to={paths.sellerOrder(order.id)}>{order.number}</Link>
      </td>
      <td>{order.buyer.name}</td>
      <td>{goodsIn(order)}</td>
      <td>{formatDate(order.createdAt)}</td>
      <td>
        <StatusChip {...shopOrderWords(order.status)} />
      </td>
      <td>{formatMoney(order.total, order.currency)}</td>
    </tr>
  )
}
