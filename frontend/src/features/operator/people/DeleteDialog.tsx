import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import { paths } from '@/lib/paths'
import { useDeletePersonMutation, type PersonRecord } from '../api'
import { consoleText } from '../text'
import { personText as words } from './text'

interface DeleteDialogProps {
  person: PersonRecord
  onClose: () => void
}

/** Deletes an account for good; whose it is must be typed. */
export function DeleteDialog({ person: { id, username, email }, onClose }: DeleteDialogProps) {
  const navigate = useNavigate()
  const [remove] = useDeletePersonMutation()
  const form = useProblemForm({
    defaultValues: { email: '' },
    send: async (deletePerson) => {
      const { error } = await remove({ personId: id, deletePerson })
      if (error) return problemOf(error)
      toast.success(words.deleted)
      void navigate(paths.adminPeople())
      return null
    },
  })
  return (
    <TaskDialog title={words.deleteQuestion(username)} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <p>{words.deleteText}</p>
          <Field
            type="email"
            label={words.deleteLabel}
            hint={words.deleteHint(email)}
            autoComplete="off"
            {...form.field('email', {
              required: words.deleteMissing,
              validate: (typed) => typed.toLowerCase() === email.toLowerCase() || words.deleteMissing,
            })}
          />
          <Row>
            <Button variant="outlined" size="large" onClick={onClose}>
              {consoleText.cancel}
            </Button>
            <SubmitButton busy={form.isSending} color="error">
              {words.delete}
            </SubmitButton>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
