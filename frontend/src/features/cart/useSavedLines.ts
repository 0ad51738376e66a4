/** What is saved for later, in the browser (guest) or on the server (signed in), and what can be done with it. */
import { useSelector, useStore } from 'react-redux'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { cartApi, type CartItem } from './api'
import { findLine } from './guestCart'
import { guestCartActions } from './guestCartSlice'
import type { WithCart } from './persistence'
import { moveToCartOnServer, removeSavedOnServer, restoreSavedOnServer } from './savedList'
import { selectionActions } from './selectionSlice'
import { linesOf } from './summary'
import { cartText } from './text'

const nothing: readonly CartItem[] = []

/** The saved lines, the latest first, and whether they are here yet. */
export function useSavedLines() {
  const { isKnown, isSignedIn } = useSession()
  const guests = useSelector((state: WithCart) => state.guestCart.saved)
  const { data, isError, refetch } = cartApi.useListSavedQuery(undefined, { skip: !isSignedIn })
  const retry = () => void refetch()
  if (isKnown && !isSignedIn) return { saved: guests, status: 'ready' as const, retry }
  if (data) return { saved: data, status: 'ready' as const, retry }
  return { saved: nothing, status: isError ? ('error' as const) : ('loading' as const), retry }
}

/** The server's own words under the toast, when it said any. */
const tell = (title: string, error: unknown) => {
  const { status, message } = problemOf(error)
  toast.error(title, status === undefined ? {} : { detail: message })
}

/** Answers what can be done with a saved line; its outcome is told in a toast. */
export function useSavedLineActions() {
  const dispatch = useThunkDispatch()
  const store = useStore<WithCart>()
  const { isSignedIn } = useSession()

  /** Into the cart, ticked; fewer than were saved when no more are left. */
  const moveToCart = async (item: CartItem) => {
    try {
      const moved = isSignedIn ? await dispatch(moveToCartOnServer(item)) : null
      if (!moved) dispatch(guestCartActions.lineReturned(item))
      const inCart = findLine(moved ? linesOf(moved.cart) : store.getState().guestCart.lines, item)
      if (inCart) dispatch(selectionActions.set({ ids: [inCart.line.id], selected: true }))
      const quantity = moved?.quantity ?? item.quantity
      if (quantity < item.quantity) toast.warning(cartText.movedFewer(quantity))
      else toast.success(cartText.moved)
    } catch (error) {
      tell(cartText.moveFailed, error)
    }
  }

  /** Returns how to bring it back. */
  const remove = (item: CartItem, index: number): (() => Promise<void>) => {
    if (!isSignedIn) {
      dispatch(guestCartActions.savedRemoved(item.id))
      return async () => void dispatch(guestCartActions.savedRestored({ line: item, index }))
    }
    const removing = dispatch(removeSavedOnServer(item)).then(
      () => true,
      (error: unknown) => {
        tell(cartText.savedRemoveFailed, error)
        return false
      },
    )
    return async () => {
      // What the server did not let go is back already.
      if (await removing) await dispatch(restoreSavedOnServer(item)).catch((error: unknown) => tell(cartText.saveFailed, error))
    }
  }

  return { moveToCart, remove }
}
