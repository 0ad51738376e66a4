import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { useThunkDispatch } from '@/api/dispatch'
import { emptyApi } from '@/api/emptyApi'
import { onSessionLost } from '@/api/sessionLost'
import { paths } from '@/lib/paths'
import { onStorageChange, readSession, storageKeys } from '@/lib/storage'
import { loadSession } from './loadSession'
import { sessionActions } from './sessionSlice'
import type { WithSession } from './useSession'

/**
 * Keeps the session true to the browser's storage: reads it once at the start, follows sign-in and
 * sign-out of other tabs, and sends the shopper to the login page when the session has ended.
 * Stands once inside the router.
 */
export function SessionKeeper() {
  const dispatch = useThunkDispatch()
  const store = useStore<WithSession>()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    void dispatch(loadSession())
    return onStorageChange(storageKeys.session, () => {
      const signedIn = store.getState().session.user !== null
      const stored = readSession() !== null
      if (signedIn && !stored) {
        dispatch(sessionActions.logout())
        dispatch(emptyApi.util.resetApiState())
      } else if (!signedIn && stored) void dispatch(loadSession())
    })
  }, [dispatch, store])

  useEffect(
    () =>
      onSessionLost(() => {
        dispatch(sessionActions.logout())
        dispatch(emptyApi.util.resetApiState())
        void navigate(paths.login(pathname + search), { replace: true })
      }),
    [dispatch, navigate, pathname, search],
  )

  return null
}
