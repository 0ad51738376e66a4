import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { Row } from '@/components/Row'
import { FormNotes } from '@/components/form/FormNotes'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { PageTitle } from '@/components/Page'
import { toast } from '@/components/toast/queue'
import { problemOf } from '@/api/problem'
import { useChangePasswordMutation } from '@/features/auth/api'
import { NewPasswordField } from '@/features/auth/components/NewPasswordField'
import { fieldText } from '@/features/auth/components/text'
import { accountRules } from '@/features/auth/forms'
import { useSession } from '@/features/auth/useSession'
import { Devices } from './Devices'
import { passwordText } from './text'

/** The password, and the devices that are logged in with it. */
export function ChangePasswordPage() {
  return (
    <Stack spacing={4} sx={{ maxInlineSize: 640 }}>
      <PageTitle>{passwordText.pageTitle}</PageTitle>
      <Stack spacing={2.5}>
        <h1>{passwordText.title}</h1>
        <Paper variant="panel" component="section">
          <PasswordForm />
        </Paper>
      </Stack>
      <Stack spacing={2}>
        <h2>{passwordText.devices}</h2>
        <Devices />
      </Stack>
    </Stack>
  )
}

function PasswordForm() {
  const { user } = useSession()
  const [changePassword] = useChangePasswordMutation()
  const form = useProblemForm({
    defaultValues: { currentPassword: '', newPassword: '' },
    send: async (values) => {
      const answer = await changePassword({ changePassword: values })
      if (answer.error) return problemOf(answer.error)
      form.reset()
      toast.success(passwordText.done, { detail: passwordText.doneDetail })
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormNotes form={form} />
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        <PasswordField
          label={fieldText.currentPassword}
          autoComplete="current-password"
          {...form.field('currentPassword', accountRules.currentPassword)}
        />
        <NewPasswordField
          label={fieldText.newPassword}
          slotProps={{ input: { enterKeyHint: 'done' } }}
          account={user ? [user.username, user.email] : []}
          {...form.field('newPassword', accountRules.newPassword)}
        />
        <Row>
          <SubmitButton busy={form.isSending}>{passwordText.submit}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
