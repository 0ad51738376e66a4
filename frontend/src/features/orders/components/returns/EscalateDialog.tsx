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
import { useAdvanceReturnMutation, type Return } from '../../api'
import { dropEscalationText, keepEscalationText, readEscalationText } from '../../returnDraft'
import { useIdempotencyKey } from '../../useIdempotencyKey'
import { maxTextLength, requiredTextRules } from './rules'
import { returnText } from './text'

const words = returnText.act

interface EscalateDialogProps {
  orderReturn: Return
  onClose: () => void
}

/** What the marketplace should know before it decides. Closed before it is sent, it keeps what was written. */
export function EscalateDialog({ orderReturn, onClose }: EscalateDialogProps) {
  const [advance] = useAdvanceReturnMutation()
  const keyOf = useIdempotencyKey()
  const form = useProblemForm({
    defaultValues: { words: readEscalationText(orderReturn.id) },
    send: async ({ words: said }) => {
      const advanceReturn = { action: 'escalate' as const, words: said }
      const answer = await advance({
        id: orderReturn.orderId,
        rid: orderReturn.id,
        'Idempotency-Key': keyOf(advanceReturn),
        advanceReturn,
      })
      if (answer.error) return problemOf(answer.error)
      dropEscalationText(orderReturn.id)
      toast.success(words.escalated)
      onClose()
      return null
    },
  })
  const rules = { ...requiredTextRules(words.escalateMissing), onChange: keep(orderReturn.id) }
  return (
    <TaskDialog title={words.escalateQuestion} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <p>{words.escalateText}</p>
          <Field
            multiline
            rows={5}
            label={words.escalateWords}
            hint={words.escalateHint}
            slotProps={{ input: { maxLength: maxTextLength } }}
            {...form.field('words', rules)}
          />
          <Row>
            <Button variant="outlined" size="large" onClick={onClose}>
              {words.back}
            </Button>
            <SubmitButton busy={form.isSending}>{words.escalate}</SubmitButton>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}

const keep = (id: number) => (event: { target: { value: string } }) => keepEscalationText(id, event.target.value)
