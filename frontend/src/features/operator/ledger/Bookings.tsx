import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { AmountCell, MoneyTable } from '@/components/money/MoneyTable'
import { refundReason } from '@/features/orders/refundReasons'
import { formatDateTime } from '@/lib/dates'
import { radius } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { MarketLedgerTransaction } from '../api'
import { marketLedgerText as words } from './text'
import { accountName, bookingKindName } from './names'

const Booking = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& > div': { flex: '1 1 240px' },
  '& > table': { flex: '2 1 380px', inlineSize: 'auto', tableLayout: 'fixed' },
  // Debit and credit stand below each other from one entry to the next.
  '& td, & th:nth-of-type(n + 2)': { inlineSize: 112 },
  '& summary': { ...theme.typography.body2, minBlockSize: 44, paddingBlock: 12, cursor: 'pointer' },
}))

/** Bookings with all their lines. */
export function Bookings({ label, items }: { label: string; items: readonly MarketLedgerTransaction[] }) {
  return (
    <Stack spacing={1.5} component="ul" aria-label={label}>
      {items.map((item) => (
        <Booking key={item.id}>
          <About booking={item} />
          <Lines booking={item} />
        </Booking>
      ))}
    </Stack>
  )
}

function About({ booking }: { booking: MarketLedgerTransaction }) {
  return (
    <Stack spacing={0.5}>
      <strong>{bookingKindName(booking.kind)}</strong>
      <Typography variant="body2">{formatDateTime(booking.postedAt)}</Typography>
      {subjectOf(booking)}
      {booking.reason && <Typography variant="body2">{refundReason(booking.reason)}</Typography>}
      <details>
        <summary>{words.number(booking.id)}</summary>
        <Typography variant="body2" color="textSecondary">
          {booking.seal === null ? words.unsealed : words.sealed(booking.seal)}
        </Typography>
      </details>
    </Stack>
  )
}

/** The order or payout that a booking is about. */
function subjectOf({ orderId, orderNumber, payoutId, payoutRunId }: MarketLedgerTransaction): ReactNode {
  if (orderId !== null) return <Link to={paths.adminOrder(orderId)}>{orderNumber}</Link>
  if (payoutId === null) return null
  const payout = words.payout(payoutId)
  return payoutRunId === null ? payout : <Link to={paths.adminPayoutRun(payoutRunId)}>{payout}</Link>
}

function Lines({ booking: { id, lines, currency } }: { booking: MarketLedgerTransaction }) {
  const money = (amount: number) => (amount > 0 ? formatMoney(amount, currency) : null)
  return (
    <MoneyTable size="small" aria-label={words.linesOf(id)}>
      <TableHead>
        <TableRow>
          <TableCell>{words.account}</TableCell>
          <AmountCell>{words.debit}</AmountCell>
          <AmountCell>{words.credit}</AmountCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ account, shopId, shopName, amount }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a booking never move
          <TableRow key={place}>
            <TableCell component="th" scope="row">
              {accountName(account)}
              {shopId !== null && (
                <div>
                  <Link to={paths.adminShop(shopId)}>{shopName}</Link>
                </div>
              )}
            </TableCell>
            <AmountCell>{money(amount)}</AmountCell>
            <AmountCell>{money(-amount)}</AmountCell>
          </TableRow>
        ))}
      </TableBody>
    </MoneyTable>
  )
}
