import { useCallback } from 'react'
import { useThunkDispatch } from '@/api/dispatch'
import { toast } from '@/components/toast/queue'
import { cartText } from './text'
import { uploadGuestCart } from './uploadGuestCart'

/** Answers the function that hands a guest's lines to the server for this person, and tells what came of it. */
export function useGuestUpload() {
  const dispatch = useThunkDispatch()
  return useCallback(
    async (userId: number): Promise<void> => {
      const outcome = await dispatch(uploadGuestCart(userId))
      if (outcome === 'synced') toast.success(cartText.synced)
      if (outcome === 'failed') toast.error(cartText.syncFailed)
    },
    [dispatch],
  )
}
