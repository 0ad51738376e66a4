/** Keeping products on the wishlist and taking them off: shown at once, taken back when the server refuses. */
import type { Thunk } from '@/api/dispatch'
import { readWish, writeWish } from '@/lib/storage'
import { personalApi } from './personalApi'

const { listWishlistIds, addToWishlist, removeFromWishlist } = personalApi.endpoints

/** How long the wish of a guest waits for the login; later it may be another person's. */
const wishMilliseconds = 30 * 60_000

function show(productId: number, isWished: boolean): Thunk<void> {
  return (dispatch) => {
    const edit = personalApi.util.updateQueryData('listWishlistIds', undefined, (ids) => {
      const others = ids.productIds.filter((id) => id !== productId)
      ids.productIds = isWished ? [productId, ...others] : others
    })
    dispatch(edit)
  }
}

/** Changes go to the server one after the other, so that the last press counts. */
let turn: Promise<unknown> = Promise.resolve()

/** Puts a product on the wishlist or takes it off. Throws what the server said against it. */
export function changeWish(productId: number, isWished: boolean): Thunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(show(productId, isWished))
    const call = isWished ? addToWishlist : removeFromWishlist
    const change = turn.then(() => dispatch(call.initiate({ productId })).unwrap())
    turn = change.catch(() => undefined)
    try {
      await change
    } catch (error) {
      dispatch(show(productId, !isWished))
      throw error
    }
  }
}

/** What a guest wanted to save. */
interface Wish {
  id: number
  title: string
  /** When it was wanted, in milliseconds. */
  at: number
}

/** What was stored, if it is whole and not too old. */
function freshWish(stored: unknown): Wish | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, title, at } = stored as Partial<Record<keyof Wish, unknown>>
  if (typeof id !== 'number' || typeof title !== 'string' || typeof at !== 'number') return null
  return Date.now() - at <= wishMilliseconds ? { id, title, at } : null
}

/** Remembers what a guest wants to save until they have logged in. */
export function rememberWish(product: { id: number; title: string }): void {
  writeWish({ id: product.id, title: product.title, at: Date.now() } satisfies Wish)
}

/** Saves what was remembered, now that somebody is logged in; answers it, or null when there was nothing. */
export function keepRememberedWish(): Thunk<Promise<Wish | null>> {
  return async (dispatch) => {
    const wish = freshWish(readWish())
    // Forgotten first: every heart on the page asks.
    writeWish(null)
    if (!wish) return null
    await dispatch(changeWish(wish.id, true))
    // The list may have been asked for before this one was on it.
    await dispatch(listWishlistIds.initiate(undefined, { forceRefetch: true, subscribe: false }))
    return wish
  }
}
