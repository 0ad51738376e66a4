/** Changing quantities and removing lines, for guests and signed-in shoppers alike. */
import { useStore } from 'react-redux'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import type { CartItem } from './api'
import { guestCartActions } from './guestCartSlice'
import type { WithCart } from './persistence'
import { selectionActions } from './selectionSlice'
import { addToServerCart, removeFromServerCart, setServerQuantity } from './serverCart'
import { cartText } from './text'

/** The server's own words under the toast, when it said any. */
const detailOf = (error: unknown) => {
  const { status, message } = problemOf(error)
  return status === undefined ? {} : { detail: message }
}

/** Answers the functions that change a line. Their outcome is told in a toast. */
export function useCartChanges() {
  const dispatch = useThunkDispatch()
  const store = useStore<WithCart>()
  const { isSignedIn } = useSession()

  const changeQuantity = (item: CartItem, quantity: number) => {
    if (quantity < 1 || quantity === item.quantity) return
    if (!isSignedIn) {
      dispatch(guestCartActions.quantitySet({ id: item.id, quantity }))
      toast.success(cartText.quantityUpdated)
      return
    }
    dispatch(
      setServerQuantity(item, quantity, {
        onSaved: () => toast.success(cartText.quantityUpdated),
        onFailed: (error) => toast.error(cartText.quantityFailed, detailOf(error)),
      }),
    )
  }

  const removeGuestLine = (item: CartItem) => {
    const { lines } = store.getState().guestCart
    const index = lines.findIndex((line) => line.id === item.id)
    const line = lines[index]
    if (!line) return null
    dispatch(guestCartActions.lineRemoved(item.id))
    return async () => {
      dispatch(guestCartActions.lineRestored({ line, index }))
    }
  }

  const removeServerLine = async (item: CartItem) => {
    await dispatch(removeFromServerCart(item))
    return () => dispatch(addToServerCart(item))
  }

  /** Removes a line; answers how to bring it back, or null when it could not be removed. */
  const remove = async (item: CartItem): Promise<(() => Promise<void>) | null> => {
    try {
      const restore = isSignedIn ? await removeServerLine(item) : removeGuestLine(item)
      if (!restore) return null
      dispatch(selectionActions.set({ ids: [item.id], selected: false }))
      const undo = async () => {
        try {
          await restore()
        } catch (error) {
          toast.error(cartText.addFailed, detailOf(error))
        }
      }
      toast.success(cartText.removed, {
        action: { label: cartText.undo, onClick: () => void undo() },
      })
      return undo
    } catch (error) {
      toast.error(cartText.removeFailed, detailOf(error))
      return null
    }
  }

  return { changeQuantity, remove }
}
