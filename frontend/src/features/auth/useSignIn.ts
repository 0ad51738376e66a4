/** Signing in: tokens are kept and the session's user set only for an activated account. */
import { useDispatch } from 'react-redux'
import { emptyApi } from '@/api/emptyApi'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { readSession, writeReturnUrl, writeSession } from '@/lib/storage'
import { authApi } from './api'
import { sessionActions, userOf } from './sessionSlice'
import { authText } from './text'

/** What came of an attempt to sign in. */
export type SignInOutcome = 'signed_in' | 'not_activated' | 'failed'

/** Answers the function that signs in; its error stands in the session state. */
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
