/** Handing a guest's lines to the server after sign-in. */
import type { Thunk } from '@/api/dispatch'
import { readSelection } from '@/lib/storage'
import { cartApi, type CartItem } from './api'
import { choiceOf } from './changes'
import { loadGuestLines, uploadOf } from './guestCart'
import { guestCartActions } from './guestCartSlice'
import { selectionActions } from './selectionSlice'
import { linesOf } from './summary'

/** What came of the upload; `nothing` when there was nothing to hand over. */
export type UploadOutcome = 'synced' | 'failed' | 'nothing'

/**
 * Uploads the stored lines in one batch, forgets them and the ticks, then loads the server's cart.
 * What was ticked before is ticked again under the ids that the server gave it.
 * Of several tabs that notice the sign-in only one uploads: the others find the storage empty.
 */
export function uploadGuestCart(): Thunk<Promise<UploadOutcome>> {
  return (dispatch) =>
    oneTabAtATime(async () => {
      const lines = loadGuestLines()
      if (lines.length === 0) {
        dispatch(guestCartActions.cleared())
        return 'nothing'
      }
      const isTicked = tickedAmong(lines)
      let merged: CartItem[]
      try {
        const cart = await dispatch(
          cartApi.endpoints.addManyToCart.initiate({ body: uploadOf(lines) }),
        ).unwrap()
        merged = linesOf(cart)
      } catch {
        dispatch(guestCartActions.syncFailed())
        return 'failed'
      }
      dispatch(guestCartActions.cleared())
      dispatch(selectionActions.cleared())
      dispatch(selectionActions.set({ ids: merged.filter(isTicked).map(({ id }) => id), selected: true }))
      await dispatch(
        cartApi.endpoints.getCart.initiate(undefined, { subscribe: false, forceRefetch: true }),
      )
      return 'synced'
    })
}

/** Tells of the server's lines which are ticked: those that were, and those that a ticked one of these became. */
function tickedAmong(lines: readonly CartItem[]) {
  const ids = new Set(readSelection())
  const choices = new Set(lines.filter(({ id }) => ids.has(id)).map(choiceOf))
  return (line: CartItem) => ids.has(line.id) || choices.has(choiceOf(line))
}

function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('helloshop-cart-upload', work)
}
