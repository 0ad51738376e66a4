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
import { paymentWords, shopOrderWords } from '../status'

const Pictures = styled('div')({ display: 'flex', gap: 8, '& > *': { inlineSize: 56 } })

const shownPictures = 4

/** An order in a list: its goods, its state per shop, and the way to it. */
export function OrderRow({ order }: { order: Order }) {
  const lines = order.shopOrders.flatMap((part) => part.lines)
  const isUnpaid = order.paymentStatus !== 'paid' && order.paymentStatus !== 'partially_refunded'
  return (
    <Panel as="li">
      <Stack gap={12}>
        <Row spread>
          <Quiet>
            {order.number} · {formatDate(order.createdAt)}
          </Quiet>
          <strong>{formatMoney(order.total, order.currency)}</strong>
        </Row>
        <Row gap={8}>
          {isUnpaid && <StatusChip {...paymentWords(order.paymentStatus)} />}
          {!isUnpaid &&
            order.shopOrders.map(({ id, shop, status }) => (
              <StatusChip
                key={id}
                tone={shopOrderWords(status).tone}
                label={`${shop.name}: ${shopOrderWords(status).label}`}
              />
            ))}
        </Row>
        <Row spread>
          <Pictures>
            {lines.slice(0, shownPictures).map((line) => (
              <ProductTile key={line.id} src={line.image} alt={line.title} tile={tileOf(line.tile, line.productId)} size={56} />
            ))}
            {lines.length > shownPictures && <Quiet>+{lines.length - shownPictures}</Quiet>}
          </Pictures>
          <ButtonLink to={paths.order(order.id)} variant="outlined" aria-label={`See order ${order.number}`}>
            See order
          </ButtonLink>
        </Row>
      </Stack>
    </Panel>
  )
}
