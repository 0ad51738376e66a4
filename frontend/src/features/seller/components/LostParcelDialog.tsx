import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Row } from '@/components/Row'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import type { Shipment } from '@/features/orders/api'
import { contentsOf } from '@/features/orders/pieces'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { formatMoney } from '@/lib/money'
import { useReportParcelLostMutation, type SellerOrder } from '../api'
import { reasonRules } from '../forms'
import { actionText } from '../text'

const words = actionText.lost

interface LostParcelDialogProps {
  order: SellerOrder
  shipment: Shipment
  onClose: () => void
}

/** What reporting a parcel as lost does, the words for the buyer, and the last question before it. */
export function LostParcelDialog({ order, shipment, onClose }: LostParcelDialogProps) {
  const [report] = useReportParcelLostMutation()
  const keyOf = useIdempotencyKey()
  const form = useProblemForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const lostParcel = { shipmentId: shipment.id, reason }
      const answer = await report({ id: order.id, 'Idempotency-Key': keyOf(lostParcel), lostParcel })
      if (answer.error) return problemOf(answer.error)
      toast.success(words.done(formatMoney(answer.data.refunded - order.refunded, order.currency)))
      onClose()
      return null
    },
  })
  return (
    <TaskDialog title={words.question} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <p>{words.text(contentsOf(shipment, order.lines))}</p>
          <Field
            multiline
            rows={3}
            label={words.reason}
            hint={words.reasonHint}
            slotProps={{ input: { maxLength: 500 } }}
            {...form.field('reason', reasonRules.lost)}
          />
          <Row>
            <Button variant="outlined" size="large" onClick={onClose}>
              {words.keep}
            </Button>
            <SubmitButton busy={form.isSending} color="error">
              {words.open}
            </SubmitButton>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
