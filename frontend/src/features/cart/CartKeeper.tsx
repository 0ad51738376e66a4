import { useEffect } from 'react'
import { useThunkDispatch } from '@/api/dispatch'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { seenPricesActions } from './seenPricesSlice'
import { cartText } from './text'
import { useCartGroups } from './useCart'
import { useGuestUpload } from './useGuestUpload'

/**
 * Hands a guest's lines to the server whenever someone signs in, says so when the cart of a
 * signed-in shopper does not load, and remembers the prices that were seen in it. Stands once inside
 * the router.
 */
export function CartKeeper() {
  const dispatch = useThunkDispatch()
  const { user } = useSession()
  const userId = user?.id
  const { groups, status } = useCartGroups()
  const upload = useGuestUpload()

  useEffect(() => {
    if (userId !== undefined) void upload(userId)
  }, [upload, userId])

  useEffect(() => {
    if (status === 'error') toast.error(cartText.loadFailed)
  }, [status])

  useEffect(() => {
    if (status === 'ready') dispatch(seenPricesActions.cartShown(groups))
  }, [dispatch, status, groups])

  return null
}
