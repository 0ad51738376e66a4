/** Handing a guest's lines to the server after sign-in. */
import type { Thunk } from '@/api/dispatch'
import { cartApi } from './api'
import { loadGuestLines, uploadOf } from './guestCart'
import { guestCartActions } from './guestCartSlice'
import { selectionActions } from './selectionSlice'

/** What came of the upload; `nothing` when there was nothing to hand over. */
export type UploadOutcome = 'synced' | 'failed' | 'nothing'

/**
 * Uploads the stored lines in one batch, forgets them and the ticks, then loads the server's cart.
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
      try {
        await dispatch(
          cartApi.endpoints.addManyToCart.initiate({ body: uploadOf(lines) }),
        ).unwrap()
      } catch {
        dispatch(guestCartActions.syncFailed())
        return 'failed'
      }
      dispatch(guestCartActions.cleared())
      dispatch(selectionActions.cleared())
      await dispatch(
        cartApi.endpoints.getCart.initiate(undefined, { subscribe: false, forceRefetch: true }),
      )
      return 'synced'
    })
}

function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('helloshop-cart-upload', work)
}
