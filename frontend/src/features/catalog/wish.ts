/** What carries out the presses on hearts, and says what came of them. */
import type { Thunk } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { toast, type ToastOptions } from '@/components/toast/queue'
import { wishlistText } from './components/wishlist/text'
import { takeIntent } from './intent'
import { press, type Switch } from './lastPress'
import { personalApi, showWish } from './personalApi'
import { heartText } from './text'
import type { Wishable } from './useWish'

const { listWishlistIds, addToWishlist, removeFromWishlist } = personalApi.endpoints

/** The toasts that say what is so, by the product: a later press makes them untrue. */
const told = new Map<number, number>()

function tell({ id, title }: Wishable, words: string, action: ToastOptions['action'] & object): void {
  told.set(id, toast.success(words, { detail: title, action }))
}

/** Puts a product on the wishlist or takes it off; answers and throws as {@link press} does. */
function save({ id }: Wishable, isWished: boolean): Thunk<Promise<boolean>> {
  const wish: Switch<unknown> = {
    name: `wish ${id}`,
    load: (dispatch) => dispatch(listWishlistIds.initiate(undefined, { subscribe: false })),
    show: (isOn) => showWish(id, isOn),
    save: (isOn) => (dispatch) => dispatch((isOn ? addToWishlist : removeFromWishlist).initiate({ productId: id })).unwrap(),
  }
  return (dispatch) => {
    const before = told.get(id)
    if (before !== undefined) toast.dismiss(before)
    told.delete(id)
    return dispatch(press(wish, isWished))
  }
}

/** Puts a product on the wishlist or takes it off, which can be undone. */
export function changeWish(product: Wishable, isWished: boolean): Thunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const stands = await dispatch(save(product, isWished))
      const undo = { label: wishlistText.undo, onClick: () => void dispatch(changeWish(product, true)) }
      if (stands && !isWished) tell(product, wishlistText.removed, undo)
    } catch (error) {
      toast.error(isWished ? heartText.notSaved : heartText.notRemoved, { detail: problemOf(error).message })
    }
  }
}

/** Saves what a guest wanted to save, now that somebody is logged in, and says so with the way to the list. */
export function keepRemembered(onView: () => void): Thunk<Promise<void>> {
  return async (dispatch) => {
    const wish = takeIntent('save')
    if (!wish) return
    try {
      // It may have been taken off again meanwhile.
      const stands = await dispatch(save(wish, true))
      if (stands) tell(wish, wishlistText.saved, { label: wishlistText.view, onClick: onView })
    } catch (error) {
      toast.error(heartText.notSaved, { detail: problemOf(error).message })
    }
  }
}
