import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { ProductTile } from '@/components/ProductTile'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { formatDate } from '@/lib/dates'
import { tileOf } from '@/lib/design'
import { formatList } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { Order } from '../api'
import { refundStatusText } from '../returns'
import { nextAction, buyerOrderStatusChip, paymentStateOf, paymentStatusChip, wasPaid } from '../status'
import { ordersText } from '../text'
import { BuyAgain } from './BuyAgain'
import { returnText } from './returns/text'

const words = ordersText.list
const shownPictures = 4
const namedProducts = 2

const Pictures = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& > div': {
    inlineSize: 56,
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
    '& + div': { marginInlineStart: -12 },
  },
  '& > p': { marginInlineStart: 8 },
}))
const Facts = styled('div')({
  display: 'grid',
  gap: 2,
  '& > a': { fontWeight: 700, fontVariantNumeric: 'tabular-nums', justifySelf: 'start' },
})

/** An order in a list: its items, its state per shop, and the one thing to do next. */
export function OrderRow({ order }: { order: Order }) {
  const lines = order.shopOrders.flatMap((part) => part.lines)
  const titles = [...new Set(lines.map(({ title }) => title))]
  const named = titles.slice(0, namedProducts)
  const unnamed = titles.length - named.length
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const action = nextAction(order)
  return (
    <Paper variant="panel" component="li">
      <Stack spacing={1.5}>
        <Row spread>
          <Facts>
            <Link to={paths.order(order.id)}>{order.number}</Link>
            <Typography variant="body2" color="textSecondary">
              {formatDate(order.createdAt)} · {words.items(count)}
            </Typography>
          </Facts>
          <strong>{formatMoney(order.total, order.currency)}</strong>
        </Row>
        <Chips order={order} />
        <RefundNotes order={order} />
        <p>{formatList(unnamed > 0 ? [...named, words.moreProducts(unnamed)] : named)}</p>
        <Row spread>
          <Pictures>
            {lines.slice(0, shownPictures).map((line) => (
              <ProductTile
                key={line.id}
                src={line.image}
                alt={named.includes(line.title) ? '' : line.title}
                tile={tileOf(line.tile, line.productId)}
                size={56}
              />
            ))}
            {lines.length > shownPictures && (
              <Typography variant="body2" color="textSecondary">
                {words.more(lines.length - shownPictures)}
              </Typography>
            )}
          </Pictures>
          <Row spacing={1}>
            <BuyAgain order={order} />
            <Button
              component={Link}
              to={paths.order(order.id)}
              variant={action === 'pay' ? 'contained' : 'outlined'}
              aria-label={words.actionOf(words[action], order.number)}
            >
              {words[action]}
            </Button>
          </Row>
        </Row>
      </Stack>
    </Paper>
  )
}

/** What goes back of an order, and where that money is; that all of it went back is said by its state. */
function RefundNotes({ order }: { order: Order }) {
  const { shopOrders, currency } = order
  const refunds = shopOrders.flatMap((part) => part.refunds)
  if (refunds.length === 0 || paymentStateOf(order) === 'refunded') return null
  return (
    <Typography variant="body2" color="textSecondary" component="ul">
      {refunds.map((refund) => (
        <li key={refund.id}>{returnText.list.refund(formatMoney(refund.amount, currency), refundStatusText(refund))}</li>
      ))}
    </Typography>
  )
}

/** Where the money is as long as there is none; then where each shop's part is, and what went back. */
function Chips({ order }: { order: Order }) {
  const payment = <StatusChip {...paymentStatusChip(order)} />
  if (!wasPaid(order)) return <Row spacing={1}>{payment}</Row>
  return (
    <Row spacing={1}>
      {order.shopOrders.map((part) => {
        const { tone, label } = buyerOrderStatusChip(part)
        return (
          <StatusChip
            key={part.id}
            tone={tone}
            label={order.shopOrders.length > 1 ? words.shopState(part.shop.name, label) : label}
          />
        )
      })}
      {paymentStateOf(order) !== 'paid' && payment}
    </Row>
  )
}
