/** Keeping products on the wishlist and taking them off: shown at once, taken back when the server refuses. */
import type { Thunk } from '@/api/dispatch'
import { readWish, writeWish } from '@/lib/storage'
import { press, type Switch } from './lastPress'
import { personalApi } from './personalApi'

const { listWishlistIds, addToWishlist, removeFromWishlist } = personalApi.endpoints

/** How long the wish of a guest waits for the login; later it may be another person's. */
const wishMilliseconds = 30 * 60_000

/** Shows a product as on the list or off it, unless the list says so already or is not there. */
function showWish(productId: number, isWished: boolean): Thunk<void> {
  return (dispatch) => {
    const edit = personalApi.util.updateQueryData('listWishlistIds', undefined, ({ productIds }) => {
      const at = productIds.indexOf(productId)
      if (isWished && at < 0) productIds.unshift(productId)
      if (!isWished && at >= 0) productIds.splice(at, 1)
    })
    dispatch(edit)
  }
}

/** Puts a product on the wishlist or takes it off; answers and throws as {@link press} does. */
export function changeWish(productId: number, isWished: boolean): Thunk<Promise<boolean>> {
  const wish: Switch<unknown> = {
    name: `wish ${productId}`,
    load: (dispatch) => dispatch(listWishlistIds.initiate(undefined, { subscribe: false })),
    show: (isOn) => showWish(productId, isOn),
    save: (isOn) => (dispatch) => dispatch((isOn ? addToWishlist : removeFromWishlist).initiate({ productId })).unwrap(),
  }
  return press(wish, isWished)
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

/**
 * Saves what was remembered, now that somebody is logged in; answers it, or null when there was nothing or
 * it was taken off again meanwhile.
 */
export function keepRememberedWish(): Thunk<Promise<Wish | null>> {
  return async (dispatch) => {
    const wish = freshWish(readWish())
    // Forgotten first: every heart on the page asks.
    writeWish(null)
    if (!wish) return null
    return (await dispatch(changeWish(wish.id, true))) ? wish : null
  }
}
