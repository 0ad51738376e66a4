/** Signing out: the server ends the session first, then everything personal leaves the browser. */
import { useThunkDispatch } from '@/api/dispatch'
import { toast } from '@/components/toast/queue'
import { dropDrafts } from '@/api/drafts'
import { clearSession, readSession } from '@/lib/storage'
import { authApi } from './api'
import { clearSignedInUser } from './loadSession'
import { authText } from './text'

/** Returns the function that signs out; if the server cannot be reached, the user stays signed in. */
export function useSignOut() {
  const dispatch = useThunkDispatch()
  const [signOut] = authApi.useSignOutMutation()

  return async (): Promise<void> => {
    try {
      await signOut().unwrap()
    } catch {
      // A session that had ended before is what was wished for.
      if (readSession()) {
        toast.error(authText.logoutFailed, { accessible: true })
        return
      }
    }
    clearSession()
    dropDrafts()
    dispatch(clearSignedInUser())
    toast.success(authText.logoutDone, { accessible: true })
  }
}
