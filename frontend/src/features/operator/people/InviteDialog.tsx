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
import { useInviteOperatorMutation } from '../api'
import { consoleText } from '../text'
import { peopleText as words } from './text'

/** Invites somebody by email to help run the marketplace. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [invite] = useInviteOperatorMutation()
  const form = useProblemForm({
    defaultValues: { username: '', email: '' },
    send: async (operatorInvitation) => {
      const { data, error } = await invite({ operatorInvitation })
      if (error) {
        const problem = problemOf(error)
        return problem.code === 'address_taken' ? { ...problem, message: words.inviteTaken } : problem
      }
      toast.success(words.invited(operatorInvitation.email))
      void navigate(paths.adminPerson(data.id))
      return null
    },
  })
  return (
    <TaskDialog title={words.invite} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <p>{words.inviteText}</p>
          <Field label={words.inviteName} autoComplete="off" {...form.field('username', { required: words.inviteMissingName })} />
          <Field
            type="email"
            label={words.inviteEmail}
            autoComplete="off"
            {...form.field('email', { required: words.inviteMissingEmail })}
          />
          <Row>
            <Button variant="outlined" size="large" onClick={onClose}>
              {consoleText.cancel}
            </Button>
            <SubmitButton busy={form.isSending}>{words.inviteSend}</SubmitButton>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
