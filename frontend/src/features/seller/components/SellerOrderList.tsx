import type { MouseEvent } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell, { tableCellClasses } from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link, useNavigate } from 'react-router-dom'
import { StatusChip } from '@/components/StatusChip'
import { backOfficeOrderStatusChip } from '@/features/orders/status'
import { formatDate, formatDateIn } from '@/lib/dates'
import { media, radius } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { SellerOrder } from '../api'
import { isOpen } from '../money/disputes/names'
import { printText } from '../packing/text'
import { sellerOrdersText } from '../text'
import { useShopZone } from '../useShopZone'
import { ShipBy } from './ShipBy'

/** Which orders are ticked, those on other pages of the list too. */
export interface Ticks {
  chosen: ReadonlySet<number>
  /** Ticks these orders, or takes their ticks away. */
  onTick: (ids: readonly number[], isTicked: boolean) => void
}

interface ListProps {
  orders: readonly SellerOrder[]
  /** Left out where nothing can be done with many orders. */
  ticks?: Ticks
}

/** Orders of one's shop: a table where there is room, cards on a phone. */
export function SellerOrderList({ orders, ticks }: ListProps) {
  const isWide = useMediaQuery(media.wide)
  if (isWide) return <SellerOrderTable orders={orders} {...(ticks && { ticks })} />
  return (
    <div>
      {ticks && (
        <FormControlLabel control={<PageTick orders={orders} ticks={ticks} />} label={printText.selectPage} sx={{ mb: 1 }} />
      )}
      <Stack spacing={1.5} component="ul">
        {orders.map((order) => (
          <CardLine key={order.id}>
            {ticks && <OrderTick order={order} ticks={ticks} />}
            <SellerOrderCard order={order} />
          </CardLine>
        ))}
      </Stack>
    </div>
  )
}

const CardLine = styled('li')({ display: 'flex', alignItems: 'center', '& > a': { flex: 1, minInlineSize: 0 } })

function OrderTick({ order: { id, number }, ticks }: { order: SellerOrder; ticks: Ticks }) {
  return (
    <Checkbox
      checked={ticks.chosen.has(id)}
      onChange={(_event, isTicked) => ticks.onTick([id], isTicked)}
      slotProps={{ input: { 'aria-label': printText.selectOrder(number) } }}
    />
  )
}

/** Ticks all orders that are shown, or none of them. */
function PageTick({ orders, ticks, label }: { orders: readonly SellerOrder[]; ticks: Ticks; label?: string }) {
  const ids = orders.map(({ id }) => id)
  const isFull = ids.every((id) => ticks.chosen.has(id))
  return (
    <Checkbox
      checked={isFull}
      indeterminate={!isFull && ids.some((id) => ticks.chosen.has(id))}
      onChange={() => ticks.onTick(ids, !isFull)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  )
}

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
  '& > strong + strong, & > .MuiChip-root': { justifySelf: 'end' },
  '& > p': { gridColumn: '1 / -1' },
}))

/** A shop order on a phone. */
function SellerOrderCard({ order }: { order: SellerOrder }) {
  const zone = useShopZone()
  return (
    <Card to={paths.sellerOrder(order.id)}>
      <strong>{order.number}</strong>
      <strong>{formatMoney(order.total, order.currency)}</strong>
      <Typography variant="body2" color="textSecondary" noWrap>
        {lineSummary(order)}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="span">
        {order.buyer.name} · {formatDateIn(zone, order.createdAt)}
      </Typography>
      <StatusChip {...backOfficeOrderStatusChip(order.status)} />
      <ShipBy order={order} />
      <DisputeMark order={order} />
    </Card>
  )
}

/** Says that a buyer complains, and until when to answer. */
function DisputeMark({ order: { disputes } }: { order: SellerOrder }) {
  const open = disputes.find(isOpen)
  if (!open) return null
  const label = open.respondBy ? sellerOrdersText.disputed(formatDate(open.respondBy)) : sellerOrdersText.inDispute
  return <StatusChip tone="error" label={label} />
}

const Orders = styled(Table)(({ theme }) => ({
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& tbody tr': { cursor: 'pointer' },
  [`& td:not(.${tableCellClasses.paddingCheckbox})`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type td': { borderBlockEnd: 0 },
  '& :is(th, td):last-of-type': { textAlign: 'end', fontWeight: 650 },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 650 },
  '& a:focus-visible': { outlineOffset: -4, outlineColor: theme.vars.palette.primary.main },
}))

const columns = [
  { name: sellerOrdersText.number, width: 164 },
  { name: sellerOrdersText.buyer, width: '20%' },
  { name: sellerOrdersText.goods },
  { name: sellerOrdersText.date, width: 120 },
  { name: sellerOrdersText.state, width: 212 },
  { name: sellerOrdersText.total, width: 104 },
]

/** Shop orders side by side in columns; a press anywhere on a row opens its order. */
function SellerOrderTable({ orders, ticks }: ListProps) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Orders>
        <TableHead>
          <TableRow>
            {ticks && (
              <TableCell padding="checkbox">
                <PageTick orders={orders} ticks={ticks} label={printText.selectPage} />
              </TableCell>
            )}
            {columns.map(({ name, width }) => (
              <TableCell key={name} scope="col" sx={{ inlineSize: width }}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <OrderLine key={order.id} order={order} {...(ticks && { ticks })} />
          ))}
        </TableBody>
      </Orders>
    </TableContainer>
  )
}

function OrderLine({ order, ticks }: { order: SellerOrder; ticks?: Ticks }) {
  const navigate = useNavigate()
  const zone = useShopZone()
  const open = (event: MouseEvent) => {
    // The link and the tick in the row act for themselves, and marking text is no press.
    if (event.target instanceof Element && event.target.closest('a, [data-tick]')) return
    if (window.getSelection()?.toString()) return
    void navigate(paths.sellerOrder(order.id))
  }
  return (
    // The row only widens the target of its link for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <TableRow hover onClick={open}>
      {ticks && (
        <TableCell padding="checkbox" data-tick>
          <OrderTick order={order} ticks={ticks} />
        </TableCell>
      )}
      <TableCell>
        <Link to={paths.sellerOrder(order.id)}>{order.number}</Link>
      </TableCell>
      <TableCell>{order.buyer.name}</TableCell>
      <TableCell>{lineSummary(order)}</TableCell>
      <TableCell>{formatDateIn(zone, order.createdAt)}</TableCell>
      <TableCell>
        <Stack sx={{ alignItems: 'flex-start' }}>
          <StatusChip {...backOfficeOrderStatusChip(order.status)} />
          <ShipBy order={order} />
          <DisputeMark order={order} />
        </Stack>
      </TableCell>
      <TableCell>{formatMoney(order.total, order.currency)}</TableCell>
    </TableRow>
  )
}

const headHeight = 44
const rowHeight = 54
const cardHeight = 108

/** A list of orders that is still to come, as high as the list will be. */
export function OrdersSkeleton({ rows }: { rows: number }) {
  const isWide = useMediaQuery(media.wide)
  if (isWide) return <Skeleton aria-busy="true" height={headHeight + rows * rowHeight} />
  return (
    <Stack spacing={1.5} aria-busy="true">
      {Array.from({ length: rows }, (_row, index) => (
        <Skeleton key={index} height={cardHeight} />
      ))}
    </Stack>
  )
}

/** The items of an order in one line: "2 × Mug, 1 × Teapot". */
const lineSummary = ({ lines }: Pick<SellerOrder, 'lines'>) =>
  lines.map(({ title, quantity }) => sellerOrdersText.quantityOf(quantity, title)).join(', ')
