/** Finding out at the start, and whenever another tab signs in, who the stored tokens belong to. */
import { isTransient } from '@/api/baseQuery'
import type { Thunk } from '@/api/dispatch'
import { hasChangedHands } from '@/api/person'
import { readSession } from '@/lib/storage'
import { authApi } from './api'
import { sessionActions, userOf } from './sessionSlice'
import { authText } from './text'

/** What came of it; `unreachable` means that another try may help. */
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
    if (hasChangedHands(asked)) return dispatch(loadSession())
    if (data) {
      dispatch(sessionActions.loadUser(userOf(data)))
      return 'settled'
    }
    dispatch(sessionActions.loadUserFailure(authText.loadFailed))
    return isTransient(error) ? 'unreachable' : 'settled'
  }
}
