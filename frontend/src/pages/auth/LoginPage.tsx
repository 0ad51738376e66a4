import { useEffect, useState } from 'react'
import Stack from '@mui/material/Stack'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { emptyApi } from '@/api/emptyApi'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { FormNotes } from '@/components/form/FormNotes'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { toast } from '@/components/toast/queue'
import { authApi } from '@/features/auth/api'
import { ResendActivation } from '@/features/auth/components/ResendActivation'
import { fieldText } from '@/features/auth/components/text'
import { accountRules, EmailField } from '@/features/auth/forms'
import { sessionActions, userOf } from '@/features/auth/sessionSlice'
import { authText } from '@/features/auth/text'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { readSession, writeReturnUrl, writeSession } from '@/lib/storage'
import { CardLinks, CardPage, CartNote, useReturnUrl } from './CardPage'
import { loginText } from './text'

/** Signing in. The guard around this page leads on to where the shopper wanted to go. */
export function LoginPage() {
  const returnUrl = useReturnUrl()
  const { form, error, inactiveEmail } = useLoginForm(returnUrl)
  return (
    <CardPage title={loginText.title}>
      <CartNote returnUrl={returnUrl} />
      {error && <FormAlert>{error}</FormAlert>}
      {inactiveEmail && <Activation email={inactiveEmail} />}
      <form {...form.props}>
        <Stack spacing={2}>
          <FormNotes form={form} />
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
      <CardLinks>
        <Link to={paths.forgotPassword()}>{loginText.forgot}</Link>
        <Link to={paths.register(returnUrl)}>{loginText.register}</Link>
      </CardLinks>
    </CardPage>
  )
}

/** The form, what the server said about it, and whose account waits to be activated. */
function useLoginForm(returnUrl: string | undefined) {
  const dispatch = useDispatch()
  const { error } = useSession()
  const signIn = useSignIn()
  const [inactiveEmail, setInactiveEmail] = useState<string | null>(null)
  const form = useProblemForm({
    defaultValues: { email: '', password: '' },
    send: async (credentials) => {
      const outcome = await signIn(credentials)
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

  return { form, error, inactiveEmail }
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

/** What came of an attempt to sign in. */
type SignInOutcome = 'signed_in' | 'not_activated' | 'failed'

/**
 * Answers the function that signs in: tokens are kept and the session's user set only for an activated account.
 * Its error stands in the session state.
 */
export function useSignIn() {
  const dispatch = useDispatch()
  const [signIn] = authApi.useSignInMutation()

  return async (credentials: { email: string; password: string }): Promise<SignInOutcome> => {
    dispatch(sessionActions.loginStart())
    try {
      const session = await signIn({ credentials }).unwrap()
      if (session.isActive === 0 || session.token === null) {
        dispatch(sessionActions.loginFailure(authText.notActivated))
        toast.error(authText.notActivatedTitle, { detail: authText.notActivatedHint, accessible: true })
        return 'not_activated'
      }
      // Of an earlier session that was never signed out something may still be loaded.
      if (readSession()) dispatch(emptyApi.util.resetApiState())
      writeSession({ token: session.token, refreshToken: session.refreshToken })
      writeReturnUrl(null)
      dispatch(sessionActions.loginSuccess(userOf(session)))
      toast.success(authText.loginDone, { accessible: true })
      return 'signed_in'
    } catch (error) {
      const { message } = problemOf(error, authText.loginFailed)
      dispatch(sessionActions.loginFailure(message))
      toast.error(authText.loginFailed, {
        accessible: true,
        ...(message === authText.loginFailed ? {} : { detail: message }),
      })
      return 'failed'
    }
  }
}
