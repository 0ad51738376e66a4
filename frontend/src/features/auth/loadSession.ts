/** Finding out at the start, and whenever another tab signs in, who the stored tokens belong to. */
import type { Thunk } from '@/api/dispatch'
import { readSession } from '@/lib/storage'
import { authApi } from './api'
import { sessionActions } from './sessionSlice'
import { authText } from './text'

/** Loads the profile when a token is stored; otherwise loading ends at once. */
export function loadSession(): Thunk<Promise<void>> {
  return async (dispatch) => {
    if (!readSession()) {
      dispatch(sessionActions.finishLoading())
      return
    }
    const { data } = await dispatch(
      authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    if (!data) {
      dispatch(sessionActions.loadUserFailure(authText.loadFailed))
      return
    }
    const { id, email, username, avatar, roles } = data
    dispatch(sessionActions.loadUser({ id, email, username, avatar, roles }))
  }
}
