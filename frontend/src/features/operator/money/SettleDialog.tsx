import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { ChoiceField } from '@/components/form/ChoiceField'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { formatMoney } from '@/lib/money'
import { useSettleRefundMutation, type OwedRefund } from '../api'
import { consoleText } from '../text'
import { refundsText as words } from './text'

const ways = ['paid_elsewhere', 'not_owed'] as const

const choices = ways.map((value) => ({ value, label: words.ways[value], hint: words.wayHints[value] }))

interface Settlement {
  how: (typeof ways)[number] | ''
  reason: string
}

const mostReason = 500

interface SettleDialogProps {
  refund: OwedRefund
  onClose: () => void
}

/** What became of a refund that PayPal will not pay, and why. */
export function SettleDialog({ refund, onClose }: SettleDialogProps) {
  const [settle] = useSettleRefundMutation()
  const keyOf = useIdempotencyKey()
  const form = useProblemForm<Settlement>({
    defaultValues: { how: '', reason: '' },
    send: async ({ how, reason }) => {
      if (how === '') return null
      const settleRefund = { how, reason }
      const { error } = await settle({ refundId: refund.id, 'Idempotency-Key': keyOf(settleRefund), settleRefund })
      if (error) return problemOf(error)
      toast.success(words.settled)
      onClose()
      return null
    },
  })
  return (
    <TaskDialog title={words.settleQuestion(formatMoney(refund.amount, refund.currency))} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <p>{words.settleText}</p>
          <ChoiceField control={form.control} name="how" label={words.how} missing={words.howMissing} choices={choices} />
          <Field
            multiline
            rows={3}
            label={consoleText.reason}
            hint={words.settleHint}
            slotProps={{ input: { maxLength: mostReason } }}
            {...form.field('reason', {
              required: words.settleMissing,
              validate: atMost(mostReason, consoleText.atMost(mostReason)),
            })}
          />
          <Row>
            <Button variant="outlined" size="large" onClick={onClose}>
              {consoleText.cancel}
            </Button>
            <SubmitButton busy={form.isSending} color="error">
              {words.settle}
            </SubmitButton>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
