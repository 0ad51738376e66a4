import Stack from '@mui/material/Stack'
import { Link, useNavigate } from 'react-router-dom'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { EmailField } from '@/features/auth/components/EmailField'
import { NewPasswordField } from '@/features/auth/components/NewPasswordField'
import { fieldText } from '@/features/auth/components/text'
import { accountRules } from '@/features/auth/forms'
import { keepMailSent } from '@/features/auth/mailWait'
import { useRegister } from '@/features/auth/useRegister'
import { paths } from '@/lib/paths'
import { writeReturnUrl } from '@/lib/storage'
import { CardLinks, CardPage } from './CardPage'
import { CartNote } from './CartNote'
import { registerText } from './text'
import { useReturnUrl } from './useReturnUrl'

/** Making an account: three fields, then a mail to confirm the address. */
export function RegisterPage() {
  const navigate = useNavigate()
  const returnUrl = useReturnUrl()
  const register = useRegister()
  const form = useProblemForm({
    defaultValues: { username: '', email: '', password: '' },
    send: async (values) => {
      const problem = await register(values)
      if (problem) return problem
      keepMailSent(values.email)
      writeReturnUrl(returnUrl ?? null)
      void navigate(paths.verifyEmail(values.email, returnUrl))
      return null
    },
  })
  return (
    <CardPage title={registerText.title}>
      <CartNote returnUrl={returnUrl} />
      <form {...form.props}>
        <Stack spacing={2}>
          <FormNotes form={form} />
          <Field
            label={fieldText.username}
            hint={fieldText.usernameHint}
            autoComplete="nickname"
            {...form.field('username', accountRules.username)}
          />
          <EmailField {...form.field('email', accountRules.email)} />
          <NewPasswordField
            label={fieldText.password}
            slotProps={{ input: { enterKeyHint: 'go' } }}
            {...form.field('password', accountRules.newPassword)}
          />
          <SubmitButton busy={form.isSending}>{registerText.submit}</SubmitButton>
        </Stack>
      </form>
      <CardLinks>
        {registerText.known}
        <Link to={paths.login(returnUrl)}>{registerText.login}</Link>
      </CardLinks>
    </CardPage>
  )
}
