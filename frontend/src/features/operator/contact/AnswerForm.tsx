import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { showSent } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useDraftForm } from '@/components/form/useDraftForm'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { useAnswerContactMessageMutation, type ContactRecord } from '../api'
import { consoleText } from '../text'
import { deskText as words } from './text'

const most = 5000

/** Answers a contact message by email; what was typed is found again after a look at another page. */
export function AnswerForm({ message: { id, email, language } }: { message: ContactRecord }) {
  const [answer] = useAnswerContactMessageMutation()
  const keyOf = useIdempotencyKey()
  const form = useDraftForm({
    draft: `contact_${id}`,
    defaultValues: { text: '' },
    send: async (newContactAnswer) => {
      const { error } = await answer({ id, 'Idempotency-Key': keyOf(newContactAnswer), newContactAnswer })
      if (error) return problemOf(error)
      form.forget()
      // what was typed since is a draft again
      showSent(form, 'text', newContactAnswer, { text: '' })
      toast.success(words.sent(email))
      return null
    },
  })
  return (
    <Panel title={words.answer} hint={words.answerHint(email, words.languages[language])}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <Field
            multiline
            minRows={6}
            label={words.text}
            lang={language}
            slotProps={{ input: { maxLength: most } }}
            {...form.field('text', { required: words.textMissing, validate: atMost(most, consoleText.atMost(most)) })}
          />
          <Row>
            <SubmitButton busy={form.isSending}>{words.send}</SubmitButton>
          </Row>
        </Stack>
      </form>
    </Panel>
  )
}
