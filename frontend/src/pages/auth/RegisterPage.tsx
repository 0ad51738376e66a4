import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link, useNavigate } from 'react-router-dom'
import { useDispatch } from 'react-redux'
import { problemOf, type ProblemView } from '@/api/problem'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { toast } from '@/components/toast/queue'
import { authApi } from '@/features/auth/api'
import { accountRules, EmailField, UsernameField } from '@/features/auth/forms'
import { NewPasswordField } from '@/features/auth/components/NewPasswordField'
import { fieldText } from '@/features/auth/components/text'
import { rememberEmailSent } from '@/features/auth/resendCooldown'
import { sessionActions } from '@/features/auth/sessionSlice'
import { authText } from '@/features/auth/text'
import { paths } from '@/lib/paths'
import { writeReturnUrl } from '@/lib/storage'
import { CardLinks, CardPage, CartNote, LoginReasonText, useLoginReason, useReturnUrl } from './CardPage'
import { registerText } from './text'

/** Making an account: three fields, then an email to confirm the address. */
export function RegisterPage() {
  const navigate = useNavigate()
  const returnUrl = useReturnUrl()
  const reason = useLoginReason()
  const register = useRegister()
  const form = useProblemForm({
    defaultValues: { username: '', email: '', password: '' },
    send: async (values) => {
      const problem = await register(values)
      if (problem) return problem
      rememberEmailSent(values.email)
      writeReturnUrl(returnUrl ?? null)
      void navigate(paths.verifyEmail(values.email, returnUrl))
      return null
    },
  })
  return (
    <CardPage title={registerText.title}>
      <LoginReasonText reason={reason} returnUrl={returnUrl} words={registerText.reasons} />
      <CartNote returnUrl={returnUrl} />
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <UsernameField {...form.field('username', accountRules.username)} />
          <EmailField {...form.field('email', accountRules.email)} />
          <NewPasswordField
            label={fieldText.password}
            slotProps={{ input: { enterKeyHint: 'go' } }}
            {...form.field('password', accountRules.newPassword)}
          />
          <SubmitButton busy={form.isSending}>{registerText.submit}</SubmitButton>
          <Agreed />
        </Stack>
      </form>
      <CardLinks>
        {registerText.known}
        <Link to={paths.login(returnUrl, reason)}>{registerText.login}</Link>
      </CardLinks>
    </CardPage>
  )
}

const [before, between, after] = registerText.agreed

/** What one agrees to by registering. */
function Agreed() {
  return (
    <Typography variant="body2" color="textSecondary">
      {before}
      <Link to={paths.termsOfService()}>{registerText.terms}</Link>
      {between}
      <Link to={paths.privacyPolicy()}>{registerText.privacy}</Link>
      {after}
    </Typography>
  )
}

/** Returns the function that registers; null means the email is on its way, or that the account exists already. */
function useRegister() {
  const dispatch = useDispatch()
  const [register] = authApi.useRegisterMutation()

  return async (form: {
    email: string
    password: string
    username: string
  }): Promise<ProblemView | null> => {
    dispatch(sessionActions.registerStart())
    try {
      await register({ registerForm: form }).unwrap()
      dispatch(sessionActions.registerSuccess())
      return null
    } catch (error) {
      const problem = problemOf(error, authText.registerFailed)
      dispatch(sessionActions.registerFailure(problem.message))
      toast.error(authText.registerFailed, {
        accessible: true,
        ...(problem.message === authText.registerFailed ? {} : { detail: problem.message }),
      })
      return problem
    }
  }
}
