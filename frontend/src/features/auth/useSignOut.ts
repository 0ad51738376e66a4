/** Signing out: the server ends the session first, then everything personal leaves the browser. */
import { useDispatch } from 'react-redux'
import { emptyApi } from '@/api/emptyApi'
import { toast } from '@/components/toast/queue'
import { clearSession } from '@/lib/storage'
import { authApi } from './api'
import { sessionActions } from './sessionSlice'
import { authText } from './text'

/** Answers the function that signs out; when the server cannot be told, the shopper stays signed in. */
export function useSignOut() {
  const dispatch = useDispatch()
  const [signOut] = authApi.useSignOutMutation()

  return async (): Promise<void> => {
    try {
      await signOut().unwrap()
    } catch {
      toast.error(authText.logoutFailed, { accessible: true })
      return
    }
    clearSession()
    dispatch(sessionActions.logout())
    // What was loaded for one person must not be shown to the next.
    dispatch(emptyApi.util.resetApiState())
    toast.success(authText.logoutDone, { accessible: true })
  }
}
