import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { useThunkDispatch } from '@/api/dispatch'
import { onSessionLost } from '@/api/sessionLost'
import { isGuestOnly, paths, returnUrlParameter } from '@/lib/paths'
import { onStorageChange, storageKeys } from '@/lib/storage'
import { authApi } from './api'
import { syncSession, clearSignedInUser, loadSession, type LoadOutcome } from './loadSession'
import type { WithSession } from './useSession'

/** How long a profile that could not be fetched is left alone. */
const retryMilliseconds = 15_000

/**
 * Keeps the session in sync with the browser's storage: reads it at the start, follows sign-in, sign-out and the
 * opening of a shop in other tabs, and sends the user to the login page when the session has ended. Rendered once
 * inside the router.
 */
export function SessionSync() {
  useStorageSync()
  useLoginOnSessionLost()
  return null
}

/** A tab that slept missed what the others did, and a profile may have been out of reach: both are looked after. */
function useStorageSync() {
  const dispatch = useThunkDispatch()
  const store = useStore<WithSession>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = async (work: Promise<LoadOutcome>) => {
      if ((await work) !== 'unreachable') return
      clearTimeout(timer)
      timer = setTimeout(follow, retryMilliseconds)
    }
    const follow = () => void watch(dispatch(syncSession(store.getState().session.user)))
    void watch(dispatch(loadSession()))
    const stopStorage = onStorageChange(storageKeys.session, follow)
    // A shop makes a seller of the person, and may wait in one tab while another one shows it as refused.
    const stopShop = onStorageChange(storageKeys.shopChanged, () => {
      if (!store.getState().session.user) return
      void watch(dispatch(loadSession()))
      dispatch(authApi.util.invalidateTags(['ownShop']))
    })
    const wakings = [
      [document, 'visibilitychange'],
      [window, 'pageshow'],
      [window, 'online'],
    ] as const
    const wake = () => {
      if (document.visibilityState === 'visible' && store.getState().session.isKnown) follow()
    }
    for (const [target, name] of wakings) target.addEventListener(name, wake)
    return () => {
      clearTimeout(timer)
      stopStorage()
      stopShop()
      for (const [target, name] of wakings) target.removeEventListener(name, wake)
    }
  }, [dispatch, store])
}

function useLoginOnSessionLost() {
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(
    () =>
      onSessionLost(() => {
        dispatch(clearSignedInUser())
        // A page for guests is no place to come back to, but it may remember one.
        const wanted = isGuestOnly(pathname)
          ? (new URLSearchParams(search).get(returnUrlParameter) ?? undefined)
          : pathname + search + hash
        void navigate(paths.login(wanted), { replace: true })
      }),
    [dispatch, navigate, pathname, search, hash],
  )
}
