/** What a signed-in shopper saved for later. Every change is answered with the whole lists that it changed. */
import type { Dispatch, Thunk } from '@/api/dispatch'
import { cartApi, type Cart, type CartAndSaved, type CartItem } from './api'
import { newLineOf, findLine } from './guestCart'
import { addToServerCart, flushQuantities, showCart, takeOut } from './serverCart'

/** Changes the list that is shown; returns a function that undoes it. */
function editSaved(dispatch: Dispatch, edit: (saved: CartItem[]) => CartItem[]) {
  return dispatch(cartApi.util.updateQueryData('listSaved', undefined, edit))
}

/** Shows the list that a change was answered with. */
export function showSaved(saved: CartItem[]): Thunk<void> {
  return (dispatch) => {
    void dispatch(cartApi.util.upsertQueryData('listSaved', undefined, saved))
  }
}

const without = (id: number) => (saved: CartItem[]) => saved.filter((line) => line.id !== id)

/** Takes a line out of the cart and saves it, at once on the page; rejects, with all as it was, when the server refuses. */
export function saveForLaterOnServer(item: CartItem): Thunk<Promise<void>> {
  return async (dispatch) => {
    await flushQuantities()
    const call = cartApi.endpoints.saveForLater.initiate({ saveForLater: { cartItemId: item.id } })
    await dispatch(takeOut(item.id, async () => void (await dispatch(show(call)))))
  }
}

/**
 * Takes back that a line was saved: its pieces lie in the cart again, and what was saved of the same before stays saved.
 * What is not saved any more does not come back. Answers the cart.
 */
export function undoSaveOnServer(item: CartItem): Thunk<Promise<Cart>> {
  return async (dispatch) => {
    const saved = await dispatch(cartApi.endpoints.listSaved.initiate(undefined, { subscribe: false })).unwrap()
    const kept = findLine(saved, item)?.line
    if (!kept) return dispatch(cartApi.endpoints.getCart.initiate(undefined, { subscribe: false })).unwrap()
    const left = kept.quantity - item.quantity
    if (left <= 0) return (await dispatch(moveToCartOnServer(kept))).cart
    // In this order a call that fails never loses a piece of the cart.
    const cart = await dispatch(addToServerCart(item))
    await dispatch(removeSavedOnServer(kept))
    await dispatch(restoreSavedOnServer({ ...kept, quantity: left }))
    return cart
  }
}

/** Puts something saved back into the cart; answers how many pieces came in. */
export function moveToCartOnServer(item: CartItem): Thunk<Promise<CartAndSaved>> {
  return async (dispatch) => {
    const patch = editSaved(dispatch, without(item.id))
    try {
      return await dispatch(show(cartApi.endpoints.moveToCart.initiate({ id: item.id })))
    } catch (error) {
      patch.undo()
      throw error
    }
  }
}

function show(call: Thunk<{ unwrap: () => Promise<CartAndSaved> }>): Thunk<Promise<CartAndSaved>> {
  return async (dispatch) => {
    const both = await dispatch(call).unwrap()
    dispatch(showCart(both.cart))
    dispatch(showSaved(both.saved))
    return both
  }
}

/** Lets something saved go; rejects, with it back in place, when the server refuses. */
export function removeSavedOnServer(item: CartItem): Thunk<Promise<void>> {
  return async (dispatch) => {
    const patch = editSaved(dispatch, without(item.id))
    try {
      dispatch(showSaved(await dispatch(cartApi.endpoints.removeSaved.initiate({ id: item.id })).unwrap()))
    } catch (error) {
      patch.undo()
      throw error
    }
  }
}

/** Saves again what was removed by mistake. */
export function restoreSavedOnServer(item: CartItem): Thunk<Promise<void>> {
  return async (dispatch) => {
    const call = cartApi.endpoints.addManyToSaved.initiate({ body: [newLineOf(item)] })
    dispatch(showSaved((await dispatch(call).unwrap()).saved))
  }
}
