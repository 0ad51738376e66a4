import { styled } from '@mui/material/styles'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { StatusChip } from '@/components/StatusChip'
import { reasonOf } from '@/features/orders/components/returns/ReturnDetails'
import { returnStatusChip } from '@/features/orders/returns'
import { formatDate } from '@/lib/dates'
import { media, radius } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { ListedReturn } from '../../api'
import { sellerReturnText } from './text'

const words = sellerReturnText.list

const Card = styled(Link)(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { borderColor: theme.vars.palette.control },
  '& strong': { fontWeight: 650, overflowWrap: 'anywhere' },
  [media.wide]: { paddingInline: 20 },
}))
const Ends = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16 })

/** Returns to one's shop; each opens its order. */
export function SellerReturnList({ returns }: { returns: readonly ListedReturn[] }) {
  return (
    <Stack spacing={1.5} component="ul">
      {returns.map((listed) => (
        <li key={listed.return.id}>
          <ReturnRow listed={listed} />
        </li>
      ))}
    </Stack>
  )
}

function ReturnRow({ listed: { return: orderReturn, buyerName, currency } }: { listed: ListedReturn }) {
  // The buyer's own words, where they do not speak of themselves.
  const why = orderReturn.reason === 'changed_mind' ? words.changedMind : reasonOf(orderReturn)
  const deadline = orderReturn.actBy && deadlineOf(orderReturn.status)(formatDate(orderReturn.actBy))
  return (
    <Card to={`${paths.sellerOrder(orderReturn.shopOrderId)}#return-${orderReturn.id}`}>
      <Ends>
        <strong>{orderReturn.orderNumber}</strong>
        <strong>{formatMoney(orderReturn.amount ?? orderReturn.worth, currency)}</strong>
      </Ends>
      <Typography variant="body2" noWrap>
        {orderReturn.lines.map(({ quantity, title }) => words.goods(quantity, title)).join(', ')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[buyerName, why, formatDate(orderReturn.createdAt)].join(' · ')}
      </Typography>
      <Typography variant="body2" component={Ends}>
        <span>{deadline && <strong>{deadline}</strong>}</span>
        <StatusChip {...returnStatusChip(orderReturn.status, 'seller')} />
      </Typography>
    </Card>
  )
}

/** What the shop has to do until then, if it is its turn. */
function deadlineOf(status: string) {
  if (status === 'requested') return words.by
  return status === 'sent_back' ? words.confirm : words.until
}
