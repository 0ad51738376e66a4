/** Keeps the browser's storage in step with what the store knows of the cart. */
import { emptyApi } from '@/api/emptyApi'
import {
  clearGuestCart,
  clearSelection,
  onStorageChange,
  storageKeys,
  writeCoupon,
  writeGuestCart,
  writeGuestSaved,
  writeMergeNotes,
  writeSelection,
  writeUsedCoupons,
} from '@/lib/storage'
import type { CouponState } from './couponSlice'
import { guestCartActions, type GuestCartState } from './guestCartSlice'
import { selectionActions, type SelectionState } from './selectionSlice'

/** The part of the store this feature needs to know. */
export interface WithCart {
  guestCart: GuestCartState
  selection: SelectionState
  coupon: CouponState
}

interface CartStore {
  getState: () => WithCart
  subscribe: (listener: () => void) => unknown
  dispatch: (action: { type: string }) => unknown
}

const tags: ('cart' | 'quote' | 'saved' | 'orders')[] = ['cart', 'quote', 'saved', 'orders']
const api = emptyApi.enhanceEndpoints({ addTagTypes: tags })

/** Writes each change to storage, and takes over what other tabs write there. */
export function persistCart(store: CartStore): void {
  let before = store.getState()
  store.subscribe(() => {
    const now = store.getState()
    if (now.guestCart.lines !== before.guestCart.lines) storeLines(now.guestCart)
    if (now.guestCart.saved !== before.guestCart.saved) writeGuestSaved(now.guestCart.saved)
    if (now.guestCart.notes !== before.guestCart.notes) writeMergeNotes(now.guestCart.notes)
    if (now.selection.ids !== before.selection.ids) storeSelection(now.selection)
    if (now.coupon.code !== before.coupon.code) writeCoupon(now.coupon.code)
    if (now.coupon.used !== before.coupon.used) writeUsedCoupons(now.coupon.used)
    before = now
  })
  const reloadCart = () => store.dispatch(guestCartActions.reloaded())
  const reloadSelection = () => store.dispatch(selectionActions.reloaded())
  onStorageChange(storageKeys.guestCart, reloadCart)
  onStorageChange(storageKeys.guestSaved, reloadCart)
  onStorageChange(storageKeys.selection, reloadSelection)
  window.addEventListener('pageshow', ({ persisted }) => {
    // The browser kept the page as it was left: what was bought or changed since is not on it.
    if (!persisted) return
    reloadCart()
    reloadSelection()
    store.dispatch(api.util.invalidateTags(tags))
  })
}

function storeLines({ lines }: GuestCartState): void {
  if (lines.length === 0) clearGuestCart()
  else writeGuestCart(lines)
}

function storeSelection({ ids }: SelectionState): void {
  if (ids.length === 0) clearSelection()
  else writeSelection(ids)
}
