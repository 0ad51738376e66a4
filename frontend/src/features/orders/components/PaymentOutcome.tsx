import { FormAlert } from '@/components/form/FormAlert'
import { Quiet } from '@/components/Panel'
import { formatTime } from '@/lib/dates'
import { ordersText } from '../text'
import { useHasPassed } from '../useHasPassed'
import type { PaymentView } from '../usePayment'

/** What came of pressing the payment button. */
export function PaymentOutcome({ view }: { view: PaymentView }) {
  if (view.state === 'refused') return <FormAlert>{view.message}</FormAlert>
  if (view.state === 'cancelled') return <FormAlert tone="info">{ordersText.pay.cancelled}</FormAlert>
  if (view.state === 'capturing') return <FormAlert tone="info">{ordersText.pay.capturing}</FormAlert>
  return null
}

/** Until when the goods are set aside: a time, not a clock that ticks. */
export function Reservation({ until }: { until: string }) {
  const isOver = useHasPassed(until)
  return <Quiet>{isOver ? ordersText.pay.released : ordersText.pay.reserved(formatTime(until))}</Quiet>
}
