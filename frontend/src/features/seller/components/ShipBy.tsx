import { styled } from '@mui/material/styles'
import ClockIcon from 'lucide-react/icons/clock'
import AlertIcon from 'lucide-react/icons/triangle-alert'
import { formatNearUtcDay } from '@/lib/nearDates'
import type { SellerOrder } from '../api'
import { sellerOrdersText as words } from '../text'

const Line = styled('span', { shouldForwardProp: (name) => name !== 'late' })<{ late: boolean }>(({ theme, late }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: late ? theme.vars.palette.error.main : theme.vars.palette.text.secondary,
  fontWeight: late ? 650 : 400,
  '& svg': { flex: 'none' },
}))

/** Until when an order is to be shipped, or how late it is; nothing once all of it is on its way. */
export function ShipBy({ order: { shipBy, daysLate } }: { order: Pick<SellerOrder, 'shipBy' | 'daysLate'> }) {
  if (!shipBy) return null
  const isLate = daysLate > 0
  const Icon = isLate ? AlertIcon : ClockIcon
  return (
    <Line late={isLate}>
      <Icon size={16} aria-hidden="true" />
      {isLate ? words.daysLate(daysLate) : words.shipBy(formatNearUtcDay(shipBy))}
    </Line>
  )
}
