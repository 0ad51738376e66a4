/** Changing quantities and removing lines, for guests and signed-in shoppers alike. */
import { useStore } from 'react-redux'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import type { CartItem } from './api'
import { changeOf } from './changes'
import { findLine } from './guestCart'
import { guestCartActions } from './guestCartSlice'
import type { WithCart } from './persistence'
import { saveForLaterOnServer, undoSaveOnServer } from './savedList'
import { selectionActions } from './selectionSlice'
import { addToServerCart, acceptPrices, removeFromServerCart, setServerQuantity } from './serverCart'
import { linesOf } from './summary'
import { cartText } from './text'

/** Puts a removed line back; answers the id it has then. */
type Restore = () => Promise<number>

/** The server's own words under the toast, when it said any. */
const detailOf = (error: unknown) => {
  const { status, message } = problemOf(error)
  return status === undefined ? {} : { detail: message }
}

const announceDelay = 400
let announcement: ReturnType<typeof setTimeout> | undefined

/** Five quick presses of a guest are told once, as they are saved once for a signed-in shopper. */
function announceQuantity() {
  clearTimeout(announcement)
  announcement = setTimeout(() => toast.success(cartText.quantityUpdated), announceDelay)
}

/** Returns the functions that change a line. Their outcome is told in a toast. */
export function useCartChanges() {
  const dispatch = useThunkDispatch()
  const store = useStore<WithCart>()
  const { isSignedIn } = useSession()
  const { take, keep } = useTakeLine()

  const changeQuantity = (item: CartItem, quantity: number) => {
    if (quantity < 1 || quantity === item.quantity) return
    if (!isSignedIn) {
      dispatch(guestCartActions.quantitySet({ id: item.id, quantity }))
      announceQuantity()
      return
    }
    dispatch(
      setServerQuantity(item, quantity, {
        onSaved: () => toast.success(cartText.quantityUpdated),
        onFailed: (error) => toast.error(cartText.quantityFailed, detailOf(error)),
      }),
    )
  }

  /** The shopper has read what changed about these lines, and takes what is left at what it costs. */
  const agree = async (...items: CartItem[]): Promise<void> => {
    for (const item of items) {
      const { left } = changeOf(item)
      if (left !== null) changeQuantity(item, left)
    }
    if (!isSignedIn) return
    try {
      await dispatch(acceptPrices(items))
    } catch (error) {
      toast.error(cartText.agreeFailed, detailOf(error))
    }
  }

  /**
   * Lets a line go, at once on the page; the answer brings it back. `onBack` is called with its id
   * once it lies in the cart again: by that, by the toast's Undo, or because the server kept it.
   */
  const leave = (
    item: CartItem,
    taking: Promise<Restore>,
    words: { done: string; failed: string },
    onBack: (id: number) => void,
  ): (() => void) => {
    const wasTicked = store.getState().selection.ids.includes(item.id)
    let isReturning = false
    let told: number | undefined
    const putBack = async (restore: Restore) => {
      try {
        const id = await restore()
        if (wasTicked) dispatch(selectionActions.set({ ids: [id], selected: true }))
        onBack(id)
      } catch (error) {
        isReturning = false
        toast.error(cartText.addFailed, detailOf(error))
      }
    }
    const undo = () => {
      // The page and the toast both offer it, and it may be pressed in each.
      if (isReturning) return
      isReturning = true
      if (told !== undefined) toast.dismiss(told)
      // A line that the server did not let go is back already.
      void taking.then(putBack, () => undefined)
    }
    void taking.then(
      () => {
        dispatch(selectionActions.set({ ids: [item.id], selected: false }))
        if (!isReturning) told = toast.success(words.done, { action: { label: cartText.undo, onClick: undo } })
      },
      (error: unknown) => {
        onBack(item.id)
        toast.error(words.failed, detailOf(error))
      },
    )
    return undo
  }

  const remove = (item: CartItem, onBack: (id: number) => void) =>
    leave(item, take(item), { done: cartText.removed, failed: cartText.removeFailed }, onBack)

  const save = (item: CartItem, onBack: (id: number) => void) =>
    leave(item, keep(item), { done: cartText.saved, failed: cartText.saveFailed }, onBack)

  return { changeQuantity, agree, remove, save }
}

/** The id under which the same choice lies among these lines. */
const idOf = (lines: readonly CartItem[], item: CartItem) => findLine(lines, item)?.line.id ?? item.id

/**
 * Returns how to `take` a line out of whichever cart it lies in, and how to `keep` it for later; the
 * promise brings the way back.
 */
function useTakeLine() {
  const dispatch = useThunkDispatch()
  const store = useStore<WithCart>()
  const { isSignedIn } = useSession()

  const takeGuestLine = async (item: CartItem): Promise<Restore> => {
    const { lines } = store.getState().guestCart
    const index = lines.findIndex((line) => line.id === item.id)
    const line = lines[index] ?? item
    dispatch(guestCartActions.lineRemoved(item.id))
    return async () => {
      dispatch(guestCartActions.lineRestored({ line, index }))
      return idOf(store.getState().guestCart.lines, line)
    }
  }

  const takeServerLine = async (item: CartItem): Promise<Restore> => {
    await dispatch(removeFromServerCart(item))
    return async () => idOf(linesOf(await dispatch(addToServerCart(item))), item)
  }

  const keepGuestLine = async (item: CartItem): Promise<Restore> => {
    const { lines, saved } = store.getState().guestCart
    const index = lines.findIndex(({ id }) => id === item.id)
    const line = lines[index] ?? item
    const before = findLine(saved, item)
    dispatch(guestCartActions.lineSaved(line))
    return async () => {
      dispatch(guestCartActions.lineUnsaved({ line, index, before }))
      return idOf(store.getState().guestCart.lines, item)
    }
  }

  const keepServerLine = async (item: CartItem): Promise<Restore> => {
    await dispatch(saveForLaterOnServer(item))
    return async () => idOf(linesOf(await dispatch(undoSaveOnServer(item))), item)
  }

  return isSignedIn ? { take: takeServerLine, keep: keepServerLine } : { take: takeGuestLine, keep: keepGuestLine }
}
