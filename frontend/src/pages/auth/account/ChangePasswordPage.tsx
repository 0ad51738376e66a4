import { styled } from '@mui/material/styles'
import { FormNotes } from '@/components/form/FormNotes'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { PageTitle } from '@/components/Page'
import { Panel, Row, Stack } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { problemOf } from '@/api/problem'
import { useChangePasswordMutation } from '@/features/auth/api'
import { NewPasswordField } from '@/features/auth/components/NewPasswordField'
import { fieldText } from '@/features/auth/components/text'
import { changePasswordRules } from '@/features/auth/forms'
import { useSession } from '@/features/auth/useSession'
import { Devices } from './Devices'
import { passwordText } from './text'

const Narrow = styled(Stack)({ maxInlineSize: 640 })

/** The password, and the devices that are logged in with it. */
export function ChangePasswordPage() {
  return (
    <Narrow gap={32}>
      <PageTitle>{passwordText.pageTitle}</PageTitle>
      <Stack gap={20}>
        <h1>{passwordText.title}</h1>
        <Panel>
          <PasswordForm />
        </Panel>
      </Stack>
      <Stack>
        <h2>{passwordText.devices}</h2>
        <Devices />
      </Stack>
    </Narrow>
  )
}

function PasswordForm() {
  const { user } = useSession()
  const [changePassword] = useChangePasswordMutation()
  const form = useForm({
    rules: changePasswordRules,
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
      <Stack>
        <FormNotes form={form} />
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        <PasswordField
          label={fieldText.currentPassword}
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <NewPasswordField
          label={fieldText.newPassword}
          enterKeyHint="done"
          account={user ? [user.username, user.email] : []}
          {...form.field('newPassword')}
        />
        <Row>
          <SubmitButton busy={form.isSending}>{passwordText.submit}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
