import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Quiet } from '@/components/Panel'
import { StatusChip } from '@/components/StatusChip'
import { shopOrderWords } from '@/features/orders/status'
import { formatDate } from '@/lib/dates'
import { radius } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { SellerOrder } from '../api'
import { goodsIn } from '../goodsIn'

const Card = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { borderColor: theme.vars.palette.control },
  '& strong': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& > strong + strong, & > :last-child': { justifySelf: 'end' },
  '& > p': { gridColumn: '1 / -1' },
}))
const Goods = styled(Quiet)({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** A shop order on a phone. */
export function SellerOrderCard({ order }: { order: SellerOrder }) {
  return (
    <li>
      <Card to={paths.sellerOrder(order.id)}>
        <strong>{order.number}</strong>
        <strong>{formatMoney(order.total, order.currency)}</strong>
        <Goods>{goodsIn(order)}</Goods>
        <Quiet as="span">
          {order.buyer.name} · {formatDate(order.createdAt)}
        </Quiet>
        <StatusChip {...shopOrderWords(order.status)} />
      </Card>
    </li>
  )
}
