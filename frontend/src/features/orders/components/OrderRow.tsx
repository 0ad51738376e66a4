import { styled } from '@mui/material/styles'
import { ButtonLink } from '@/components/ButtonLink'
import { Panel, Quiet, Row, Stack } from '@/components/Panel'
import { ProductTile } from '@/components/ProductTile'
import { StatusChip } from '@/components/StatusChip'
import { formatDate } from '@/lib/dates'
import { tileOf } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { Order } from '../api'
import { nextAction, paymentWords, shopOrderWords } from '../status'
import { ordersText } from '../text'

const words = ordersText.list
const shownPictures = 4

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
  '& strong': { fontVariantNumeric: 'tabular-nums' },
})

/** An order in a list: its goods, its state per shop, and the one thing to do next. */
export function OrderRow({ order }: { order: Order }) {
  const lines = order.shopOrders.flatMap((part) => part.lines)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const action = nextAction(order)
  return (
    <Panel as="li">
      <Stack gap={12}>
        <Row spread>
          <Facts>
            <strong>{order.number}</strong>
            <Quiet>
              {formatDate(order.createdAt)} · {words.items(count)}
            </Quiet>
          </Facts>
          <strong>{formatMoney(order.total, order.currency)}</strong>
        </Row>
        <Chips order={order} />
        <Row spread>
          <Pictures>
            {lines.slice(0, shownPictures).map((line) => (
              <ProductTile key={line.id} src={line.image} alt={line.title} tile={tileOf(line.tile, line.productId)} size={56} />
            ))}
            {lines.length > shownPictures && <Quiet>{words.more(lines.length - shownPictures)}</Quiet>}
          </Pictures>
          <ButtonLink
            to={paths.order(order.id)}
            variant={action === 'pay' ? 'contained' : 'outlined'}
            aria-label={words.actionOf(words[action], order.number)}
          >
            {words[action]}
          </ButtonLink>
        </Row>
      </Stack>
    </Panel>
  )
}

const unpaid: ReadonlySet<string> = new Set(['pending', 'confirming', 'failed', 'expired'])

/** Where the money is as long as there is none; then where each shop's part is, and what went back. */
function Chips({ order: { paymentStatus, shopOrders } }: { order: Order }) {
  const payment = <StatusChip {...paymentWords(paymentStatus)} />
  if (unpaid.has(paymentStatus)) return <Row gap={8}>{payment}</Row>
  return (
    <Row gap={8}>
      {shopOrders.map(({ id, shop, status }) => {
        const { tone, label } = shopOrderWords(status)
        return <StatusChip key={id} tone={tone} label={shopOrders.length > 1 ? words.shopState(shop.name, label) : label} />
      })}
      {paymentStatus !== 'paid' && payment}
    </Row>
  )
}
