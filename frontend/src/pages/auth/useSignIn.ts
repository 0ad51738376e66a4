import { useDispatch } from 'react-redux'
import { emptyApi } from '@/api/emptyApi'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { authApi, type Session } from '@/features/auth/api'
import { sessionActions, userOf } from '@/features/auth/sessionSlice'
import { authText } from '@/features/auth/text'
import { readSession, writeReturnUrl, writeSession } from '@/lib/storage'

/** What came of an attempt to sign in; a ticket where a code is to come. */
type SignInOutcome = 'signed_in' | 'not_activated' | 'failed' | { ticket: string }

/** Returns the function that keeps the tokens of who signed in and sets the session's user. */
export function useWelcome() {
  const dispatch = useDispatch()
  return (session: Session) => {
    // Of an earlier session that was never signed out something may still be loaded.
    if (readSession()) dispatch(emptyApi.util.resetApiState())
    writeSession({ token: session.token ?? '', refreshToken: session.refreshToken })
    writeReturnUrl(null)
    dispatch(sessionActions.loginSuccess(userOf(session)))
    toast.success(authText.loginDone, { accessible: true })
  }
}

/**
 * Returns the function that signs in: tokens are kept and the session's user set only for an activated account
 * without a second step. Its error stands in the session state.
 */
export function useSignIn() {
  const dispatch = useDispatch()
  const welcome = useWelcome()
  const [signIn] = authApi.useSignInMutation()

  return async (credentials: { email: string; password: string }): Promise<SignInOutcome> => {
    dispatch(sessionActions.loginStart())
    try {
      const session = await signIn({ credentials }).unwrap()
      if (session.secondFactor) {
        dispatch(sessionActions.finishLoading())
        return session.secondFactor
      }
      if (session.isActive === 0 || session.token === null) {
        dispatch(sessionActions.loginFailure(authText.notActivated))
        toast.error(authText.notActivatedTitle, { detail: authText.notActivatedHint, accessible: true })
        return 'not_activated'
      }
      welcome(session)
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
