/** Keeps the browser's storage in step with the guest's lines and the ticks of the store. */
import {
  clearGuestCart,
  clearSelection,
  onStorageChange,
  storageKeys,
  writeGuestCart,
  writeSelection,
} from '@/lib/storage'
import { guestCartActions, type GuestCartState } from './guestCartSlice'
import { selectionActions, type SelectionState } from './selectionSlice'

/** The part of the store this feature needs to know. */
export interface WithCart {
  guestCart: GuestCartState
  selection: SelectionState
}

interface CartStore {
  getState: () => WithCart
  subscribe: (listener: () => void) => unknown
  dispatch: (action: { type: string }) => unknown
}

/** Writes each change to storage, and takes over what other tabs write there. */
export function persistCart(store: CartStore): void {
  let { guestCart, selection } = store.getState()
  store.subscribe(() => {
    const next = store.getState()
    if (next.guestCart.lines !== guestCart.lines) storeLines(next.guestCart)
    if (next.selection.ids !== selection.ids) storeSelection(next.selection)
    ;({ guestCart, selection } = next)
  })
  onStorageChange(storageKeys.guestCart, () => store.dispatch(guestCartActions.reloaded()))
  onStorageChange(storageKeys.selection, () => store.dispatch(selectionActions.reloaded()))
}

function storeLines({ lines }: GuestCartState): void {
  if (lines.length === 0) clearGuestCart()
  else writeGuestCart(lines)
}

function storeSelection({ ids }: SelectionState): void {
  if (ids.length === 0) clearSelection()
  else writeSelection(ids)
}
