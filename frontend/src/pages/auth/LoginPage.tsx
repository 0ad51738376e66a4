import { useEffect, useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useWatch, type Control } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { ResendActivation } from '@/features/auth/components/ResendActivation'
import { fieldText } from '@/features/auth/components/text'
import { accountRules, EmailField } from '@/features/auth/forms'
import { sessionActions } from '@/features/auth/sessionSlice'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { writeReturnUrl } from '@/lib/storage'
import { CardLinks, CardPage, CartNote, LoginReasonText, useLoginReason, useReturnUrl } from './CardPage'
import { CodeStep } from './CodeStep'
import type { TypedEmail } from './ForgotPasswordPage'
import { loginText } from './text'
import { useSignIn } from './useSignIn'

/** As high as a finger needs, and no wider than its words. */
const ForgotLink = styled(Link)({ display: 'flex', alignItems: 'center', minBlockSize: 44, inlineSize: 'fit-content' })

/** Signing in. The guard around this page leads on to where the shopper wanted to go. */
export function LoginPage() {
  const returnUrl = useReturnUrl()
  const reason = useLoginReason()
  const { form, error, inactiveEmail, ticket, startAgain } = useLoginForm(returnUrl)
  if (ticket !== null) return <CodeStep ticket={ticket} onRestart={startAgain} />
  return (
    <CardPage title={loginText.title}>
      <LoginReasonText reason={reason} returnUrl={returnUrl} words={loginText.reasons} />
      <CartNote returnUrl={returnUrl} />
      {error && <FormAlert>{error}</FormAlert>}
      {inactiveEmail && <Activation email={inactiveEmail} />}
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <EmailField {...form.field('email', accountRules.email)} />
          <PasswordField
            label={fieldText.password}
            autoComplete="current-password"
            slotProps={{ input: { enterKeyHint: 'go' } }}
            {...form.field('password', accountRules.password)}
          />
          <SubmitButton busy={form.isSending}>{loginText.submit}</SubmitButton>
        </Stack>
      </form>
      <Forgot control={form.control} />
      <CardLinks>
        {loginText.isNew}
        <Button component={Link} to={paths.register(returnUrl, reason)} variant="outlined" size="large" fullWidth>
          {loginText.register}
        </Button>
      </CardLinks>
    </CardPage>
  )
}

/** The way to a new password takes along the email that was typed. */
function Forgot({ control }: { control: Control<TypedEmail & { password: string }> }) {
  const email = useWatch({ control, name: 'email' })
  const state: TypedEmail = { email }
  return (
    <ForgotLink to={paths.forgotPassword()} state={state}>
      {loginText.forgot}
    </ForgotLink>
  )
}

/** The form, what the server said about it, and whose account waits to be activated. */
function useLoginForm(returnUrl: string | undefined) {
  const dispatch = useDispatch()
  const { error } = useSession()
  const signIn = useSignIn()
  const [inactiveEmail, setInactiveEmail] = useState<string | null>(null)
  const [ticket, setTicket] = useState<string | null>(null)
  const form = useProblemForm({
    defaultValues: { email: '', password: '' },
    send: async (credentials) => {
      const outcome = await signIn(credentials)
      if (typeof outcome === 'object') setTicket(outcome.ticket)
      setInactiveEmail(outcome === 'not_activated' ? credentials.email : null)
      if (outcome === 'not_activated') writeReturnUrl(returnUrl ?? null)
      // The password is the likelier mistake: what is typed next takes its place.
      if (outcome === 'failed') form.setFocus('password', { shouldSelect: true })
      return null
    },
  })

  useEffect(() => {
    // An error of an earlier visit does not belong to this one.
    dispatch(sessionActions.clearError())
  }, [dispatch])

  const startAgain = () => {
    form.reset()
    setTicket(null)
  }
  return { form, error, inactiveEmail, ticket, startAgain }
}

function Activation({ email }: { email: string }) {
  return (
    <Stack spacing={1} component="section">
      <h2>{loginText.checkEmail}</h2>
      <p>{loginText.openLink(email)}</p>
      <ResendActivation key={email} email={email} />
    </Stack>
  )
}
