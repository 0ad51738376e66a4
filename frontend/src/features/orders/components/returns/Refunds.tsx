import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { formatUtcDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { OrderRefund } from '../../api'
import { refundStatusText } from '../../returns'
import { returnText } from './text'

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
}))

/** What went back of a part or is on its way, each with where the money is. */
export function Refunds({ refunds }: { refunds: readonly OrderRefund[] }) {
  const currency = useCurrency()
  if (refunds.length === 0) return null
  return (
    <Box as="ul" aria-label={returnText.refunds.title}>
      {refunds.map((refund) => (
        <li key={refund.id}>
          {returnText.refunds.line(
            formatMoney(refund.amount, currency),
            refundStatusText(refund),
            formatUtcDay(refund.completedAt ?? refund.createdAt),
          )}
        </li>
      ))}
    </Box>
  )
}
