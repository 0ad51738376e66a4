/** Keeping step with the browser's storage, in which every tab signs in and out. */
import { isTransient } from '@/api/baseQuery'
import type { Thunk } from '@/api/dispatch'
import { emptyApi } from '@/api/emptyApi'
import { hasSessionChanged, personIdOf } from '@/api/tokenOwner'
import { dropDrafts } from '@/api/drafts'
import { readSession } from '@/lib/storage'
import { authApi } from './api'
import { sessionActions, userOf, type SessionUser } from './sessionSlice'
import { authText } from './text'

/** The result; `unreachable` means that a retry may help. */
export type LoadOutcome = 'settled' | 'unreachable'

/** Loads the profile when a token is stored; otherwise loading ends at once. */
export function loadSession(): Thunk<Promise<LoadOutcome>> {
  return async (dispatch) => {
    const asked = readSession()?.token
    if (asked === undefined) {
      dispatch(sessionActions.finishLoading())
      return 'settled'
    }
    const { data, error } = await dispatch(
      authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    // Somebody signed in or out meanwhile: the question is a new one.
    if (hasSessionChanged(asked)) return dispatch(loadSession())
    if (data) {
      dispatch(sessionActions.loadUser(userOf(data)))
      return 'settled'
    }
    dispatch(sessionActions.loadUserFailure(authText.loadFailed))
    return isTransient(error) ? 'unreachable' : 'settled'
  }
}

/** Removes the signed-in user, with everything that was loaded for them. */
export function clearSignedInUser(): Thunk<void> {
  return (dispatch) => {
    dispatch(sessionActions.logout())
    dispatch(emptyApi.util.resetApiState())
  }
}

/** Makes the session, in which `user` is shown, that of the stored tokens. */
export function syncSession(user: SessionUser | null): Thunk<Promise<LoadOutcome>> {
  return async (dispatch) => {
    const stored = readSession()
    if (!stored) {
      if (user) dispatch(clearSignedInUser())
      return 'settled'
    }
    const owner = personIdOf(stored.token)
    // Their token was renewed in another tab.
    if (user && owner === String(user.id)) return 'settled'
    if (user) {
      // Nothing of the first person may stay on the page while the second one's profile is loaded.
      dropDrafts()
      dispatch(sessionActions.personChanged())
      dispatch(emptyApi.util.resetApiState())
    }
    return dispatch(loadSession())
  }
}
