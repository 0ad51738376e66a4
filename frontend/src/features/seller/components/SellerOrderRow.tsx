import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Quiet } from '@/components/Panel'
import { StatusChip } from '@/components/StatusChip'
import { shopOrderWords } from '@/features/orders/status'
import { formatDate } from '@/lib/dates'
import { media, radius } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { SellerOrder } from '../api'

const RowLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"number total" "goods goods" "date state"',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '12px 16px',
  minBlockSize: 52,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { borderColor: theme.vars.palette.control },
  '& strong': { fontWeight: 650 },
  [media.wide]: {
    gridTemplateColumns: '180px minmax(0, 1fr) 120px 150px 100px',
    gridTemplateAreas: '"number goods date state total"',
  },
}))
const Number = styled('strong')({ gridArea: 'number' })
const Total = styled('strong')({ gridArea: 'total', textAlign: 'end' })
const Day = styled(Quiet)({ gridArea: 'date' })
const State = styled('div')({ gridArea: 'state' })
const Goods = styled(Quiet)({ gridArea: 'goods', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** A shop order in the seller's list. */
export function SellerOrderRow({ order }: { order: SellerOrder }) {
  const goods = order.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')
  return (
    <li>
      <RowLink to={paths.sellerOrder(order.id)}>
        <Number>{order.number}</Number>
        <Goods>
          {order.buyer.name}: {goods}
        </Goods>
        <Day>{formatDate(order.createdAt)}</Day>
        <State>
          <StatusChip {...shopOrderWords(order.status)} />
        </State>
        <Total>{formatMoney(order.total, order.currency)}</Total>
      </RowLink>
    </li>
  )
}
