import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { showSaved } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { useSetSellerOrderNoteMutation, type SellerOrder } from '../api'
import { ownNoteText as words } from './text'

const rules = { validate: atMost(2000, words.long) }

/** What only the shop reads of an order. */
export function ShopNote({ order }: { order: SellerOrder }) {
  const [save] = useSetSellerOrderNoteMutation()
  const form = useProblemForm({
    defaultValues: { note: order.ownNote },
    send: async (ownNote) => {
      const answer = await save({ id: order.id, ownNote })
      if (answer.error) return problemOf(answer.error)
      showSaved(form, ownNote, ownNote)
      toast.success(words.saved)
      return null
    },
  })
  return (
    <Paper variant="panel" component="section" aria-label={words.title}>
      <form {...form.props}>
        <Stack spacing={2}>
          <h2>{words.title}</h2>
          <FormErrors form={form} />
          <Field multiline rows={3} optional label={words.label} {...form.field('note', rules)} />
          <Row>
            <SubmitButton busy={form.isSending} variant="outlined">
              {words.save}
            </SubmitButton>
          </Row>
        </Stack>
      </form>
    </Paper>
  )
}
