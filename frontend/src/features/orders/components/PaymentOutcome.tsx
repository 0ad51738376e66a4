import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { useCurrency } from '@/components/Currency'
import { FormAlert } from '@/components/form/FormAlert'
import { formatTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { ordersText } from '../text'
import { useHasPassed } from '../useHasPassed'
import type { PaymentView } from '../usePayment'

interface PaymentOutcomeProps {
  view: PaymentView
  /** The buyer agrees to a total that is not the one they saw. */
  onAccept?: () => void
}

/** What came of pressing the payment button. */
export function PaymentOutcome({ view, onAccept }: PaymentOutcomeProps) {
  const currency = useCurrency()
  if (view.state === 'refused') return <FormAlert>{view.message}</FormAlert>
  if (view.state === 'cancelled') return <FormAlert tone="info">{ordersText.pay.cancelled}</FormAlert>
  if (view.state === 'capturing') return <FormAlert tone="info">{ordersText.pay.capturing}</FormAlert>
  if (view.state !== 'repriced') return null
  const now = formatMoney(view.now, currency)
  return (
    <FormAlert tone="warning">
      <p>{ordersText.pay.repriced(now, formatMoney(view.before, currency))}</p>
      <Button variant="outlined" onClick={onAccept}>
        {ordersText.pay.agree(now)}
      </Button>
    </FormAlert>
  )
}

/** Until when the goods are set aside: a time, not a clock that ticks. */
export function Reservation({ until }: { until: string }) {
  const isOver = useHasPassed(until)
  return (
    <Typography variant="body2" color="textSecondary">
      {isOver ? ordersText.pay.released : ordersText.pay.reserved(formatTime(until))}
    </Typography>
  )
}
