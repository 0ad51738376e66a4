/** Keeping step with the browser's storage, in which every tab signs in and out. */
import type { Thunk } from '@/api/dispatch'
import { emptyApi } from '@/api/emptyApi'
import { personOf } from '@/api/person'
import { readSession } from '@/lib/storage'
import { loadSession, type LoadOutcome } from './loadSession'
import { sessionActions, type SessionUser } from './sessionSlice'

/** Forgets who was signed in, with everything that was loaded for them. */
export function forgetPerson(): Thunk<void> {
  return (dispatch) => {
    dispatch(sessionActions.logout())
    dispatch(emptyApi.util.resetApiState())
  }
}

/** Makes the session, in which `user` is shown, that of the stored tokens. */
export function followSession(user: SessionUser | null): Thunk<Promise<LoadOutcome>> {
  return async (dispatch) => {
    const stored = readSession()
    if (!stored) {
      if (user) dispatch(forgetPerson())
      return 'settled'
    }
    const owner = personOf(stored.token)
    // Their token was renewed in another tab.
    if (user && owner === String(user.id)) return 'settled'
    if (user) {
      // Nothing of the first person may stay on the page while the second one's profile is loaded.
      dispatch(sessionActions.personChanged())
      dispatch(emptyApi.util.resetApiState())
    }
    return dispatch(loadSession())
  }
}
