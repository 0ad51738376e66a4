import { useCallback } from 'react'
import { useThunkDispatch } from '@/api/dispatch'
import { toast } from '@/components/toast/queue'
import { loadGuestLines } from './guestCart'
import { guestCartActions } from './guestCartSlice'
import { cartText } from './text'

/** Answers the function that hands a guest's lines to the server for this person, and tells what came of it. */
export function useGuestUpload() {
  const dispatch = useThunkDispatch()
  return useCallback(
    async (userId: number): Promise<void> => {
      // Most people who come signed in bring nothing along, so how it is handed over is loaded when it is needed.
      if (loadGuestLines().length === 0) return void dispatch(guestCartActions.cleared())
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
