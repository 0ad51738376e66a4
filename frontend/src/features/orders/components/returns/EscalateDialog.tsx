import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Row } from '@/components/Row'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import { useAdvanceReturnMutation, type Return } from '../../api'
import { dropWords, keepWords, readWords } from '../../returnDraft'
import { useActionKey } from '../../useActionKey'
import { mostWords, wordsRules } from './rules'
import { returnText } from './text'

const words = returnText.act

interface EscalateDialogProps {
  of: Return
  onClose: () => void
}

/** What the marketplace should know before it decides. Closed before it is sent, it keeps what was written. */
export function EscalateDialog({ of, onClose }: EscalateDialogProps) {
  const [advance] = useAdvanceReturnMutation()
  const keyOf = useActionKey()
  const form = useProblemForm({
    defaultValues: { words: readWords(of.id) },
    send: async ({ words: said }) => {
      const advanceReturn = { action: 'escalate' as const, words: said }
      const answer = await advance({
        id: of.orderId,
        rid: of.id,
        'Idempotency-Key': keyOf(advanceReturn),
        advanceReturn,
      })
      if (answer.error) return problemOf(answer.error)
      dropWords(of.id)
      toast.success(words.escalated)
      onClose()
      return null
    },
  })
  const rules = { ...wordsRules(words.escalateMissing), onChange: keep(of.id) }
  return (
    <TaskDialog title={words.escalateQuestion} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormNotes form={form} />
          <p>{words.escalateText}</p>
          <Field
            multiline
            rows={5}
            label={words.escalateWords}
            hint={words.escalateHint}
            slotProps={{ input: { maxLength: mostWords } }}
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

const keep = (id: number) => (event: { target: { value: string } }) => keepWords(id, event.target.value)
