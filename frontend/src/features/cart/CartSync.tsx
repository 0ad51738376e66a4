import { useCallback, useEffect } from 'react'
import { useThunkDispatch } from '@/api/dispatch'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { readGuestUpload } from '@/lib/storage'
import { loadGuestLines, loadGuestSaved } from './guestCart'
import { guestCartActions } from './guestCartSlice'
import { cartText } from './text'
import { useCartGroups } from './useCart'

/**
 * Hands a guest's lines to the server whenever someone signs in, and says so when the cart of a
 * signed-in shopper does not load. Stands once inside the router.
 */
export function CartSync() {
  const { user } = useSession()
  const userId = user?.id
  const { status } = useCartGroups()
  const upload = useGuestCartUpload()

  useEffect(() => {
    if (userId !== undefined) void upload(userId)
  }, [upload, userId])

  useEffect(() => {
    if (status === 'error') toast.error(cartText.loadFailed)
  }, [status])

  return null
}

/** Returns the function that hands a guest's lines to the server for this person, and tells what came of it. */
export function useGuestCartUpload() {
  const dispatch = useThunkDispatch()
  return useCallback(
    async (userId: number): Promise<void> => {
      // Most people who come signed in bring nothing along, so how it is handed over is loaded when it is needed.
      if (!readGuestUpload() && loadGuestLines().length + loadGuestSaved().length === 0) return void dispatch(guestCartActions.cleared())
      const work = await import('./uploadGuestCart').catch(() => null)
      const outcome = work ? await dispatch(work.uploadGuestCart(userId)) : 'failed'
      if (outcome === 'synced') toast.success(cartText.synced)
      if (outcome !== 'failed') return
      dispatch(guestCartActions.syncFailed())
      toast.error(cartText.syncFailed)
    },
    [dispatch],
  )
}
