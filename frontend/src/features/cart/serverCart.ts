/**
 * Changing the cart of a signed-in shopper. The page shows a change at once; when the server refuses
 * it, the page goes back to what the server holds.
 */
import type { Dispatch, Thunk } from '@/api/dispatch'
import { cartApi, type Cart, type CartItem } from './api'
import { changeOf } from './changes'
import { newLineOf } from './guestCart'
import { unitPrice } from './summary'

const saveDelay = 400

interface Pending {
  quantity: number
  /** What the server holds, to go back to. */
  confirmed: number
  timer: ReturnType<typeof setTimeout>
  save: () => Promise<void>
}

/** Quantities shown but not yet known to the server, by line id. */
const pending = new Map<number, Pending>()

/** The ids of lines that are being taken out. */
const leaving = new Set<number>()

/** Changes the cart that is shown; returns a function that undoes it. */
export function editCart(dispatch: Dispatch, edit: (cart: Cart) => void) {
  return dispatch(cartApi.util.updateQueryData('getCart', undefined, (cart) => void edit(cart)))
}

function editLine(dispatch: Dispatch, id: number, edit: (line: CartItem) => void) {
  return editCart(dispatch, (cart) => {
    const line = cart.flatMap((group) => group.cartDTOList).find((item) => item.id === id)
    if (line) edit(line)
  })
}

/** A cart as the server tells it, with the quantities that are still on their way to it, and without what is being taken out. */
function withPending(cart: Cart): Cart {
  const current = (line: CartItem) => ({ ...line, quantity: pending.get(line.id)?.quantity ?? line.quantity })
  return cart
    .map((group) => ({ ...group, cartDTOList: group.cartDTOList.filter(({ id }) => !leaving.has(id)).map(current) }))
    .filter(({ cartDTOList }) => cartDTOList.length > 0)
}

// The cart may be asked for before a change and answered after it.
cartApi.enhanceEndpoints({ endpoints: { getCart: { transformResponse: withPending } } })

/** Shows the cart a change was answered with, without undoing what is still on its way. */
export function showCart(cart: Cart): Thunk<void> {
  return (dispatch) => {
    const shown = withPending(cart)
    const { patches } = dispatch(cartApi.util.updateQueryData('getCart', undefined, () => shown))
    // Where no cart was loaded before there is nothing to update.
    if (patches.length === 0) void dispatch(cartApi.util.upsertQueryData('getCart', undefined, shown))
  }
}

/** How saving a quantity ended. */
export interface QuantityOutcome {
  onSaved: () => void
  onFailed: (error: unknown) => void
}

/** Shows a quantity now and saves it after a short pause, so that five quick presses are one call. */
export function setServerQuantity(
  item: CartItem,
  quantity: number,
  outcome: QuantityOutcome,
): Thunk<void> {
  return (dispatch) => {
    const earlier = pending.get(item.id)
    if (earlier) clearTimeout(earlier.timer)
    const confirmed = earlier?.confirmed ?? item.quantity
    const save = () => saveQuantity(dispatch, item.id, outcome)
    const timer = setTimeout(() => void save(), saveDelay)
    pending.set(item.id, { quantity, confirmed, timer, save })
    editLine(dispatch, item.id, (line) => {
      line.quantity = quantity
    })
  }
}

async function saveQuantity(dispatch: Dispatch, id: number, outcome: QuantityOutcome) {
  const change = pending.get(id)
  if (!change) return
  clearTimeout(change.timer)
  try {
    const { quantity } = change
    const cart = await dispatch(
      cartApi.endpoints.changeCartQuantity.initiate({ id, quantity }),
    ).unwrap()
    settle(id, change, quantity)
    dispatch(showCart(cart))
    outcome.onSaved()
  } catch (error) {
    if (pending.get(id) === change) {
      pending.delete(id)
      editLine(dispatch, id, (line) => {
        line.quantity = change.confirmed
      })
    }
    outcome.onFailed(error)
  }
}

/** The server holds this quantity now; a newer change made meanwhile stays pending. */
function settle(id: number, change: Pending, quantity: number) {
  const latest = pending.get(id)
  if (latest === change) pending.delete(id)
  else if (latest) latest.confirmed = quantity
}

/** Saves at once what is still waiting; the checkout must not start with older quantities. */
export async function flushQuantities(): Promise<void> {
  await Promise.all([...pending.values()].map(({ save }) => save()))
}

/** Takes a line out, at once on the page; rejects, with the line back in place, when the server refuses. */
export function removeFromServerCart(item: CartItem): Thunk<Promise<void>> {
  return async (dispatch) => {
    const waiting = pending.get(item.id)
    if (waiting) clearTimeout(waiting.timer)
    pending.delete(item.id)
    await dispatch(
      takeOut(item.id, async () => {
        dispatch(showCart(await dispatch(cartApi.endpoints.removeFromCart.initiate({ id: item.id })).unwrap()))
      }),
    )
  }
}

/** Takes a line out of the cart that is shown while `work` does so on the server; rejects, with the line back, if that fails. */
export function takeOut(id: number, work: () => Promise<void>): Thunk<Promise<void>> {
  return async (dispatch) => {
    leaving.add(id)
    const patch = editCart(dispatch, (cart) => dropLine(cart, id))
    try {
      await work()
    } catch (error) {
      leaving.delete(id)
      patch.undo()
      throw error
    }
    // A cart that was asked for while the line was still there may be on its way yet.
    void Promise.resolve(dispatch(cartApi.util.getRunningQueryThunk('getCart', undefined))).then(() => leaving.delete(id))
  }
}

/** The shopper knows what these lines cost now; shown at once, and no longer when the server did not take note. */
export function acceptPrices(items: readonly CartItem[]): Thunk<Promise<void>> {
  return async (dispatch) => {
    const news = items.filter((item) => changeOf(item).was !== null)
    if (news.length === 0) return
    const patches = news.map(({ id }) =>
      editLine(dispatch, id, (line) => {
        line.changes = line.changes.filter(({ priceWas }) => priceWas === null)
      }),
    )
    try {
      dispatch(showCart(await dispatch(acknowledgePrices(news))))
    } catch (error) {
      for (const patch of patches) patch.undo()
      throw error
    }
  }
}

/** Tells the server what the shopper has read of these lines; the page stays as it is. */
export function acknowledgePrices(items: readonly CartItem[]): Thunk<Promise<Cart>> {
  return (dispatch) => {
    const read = items.map(({ id, productDTO }) => ({ cartItemId: id, price: unitPrice(productDTO) }))
    return dispatch(cartApi.endpoints.agreeToPrices.initiate({ agreedPrices: { items: read } })).unwrap()
  }
}

function dropLine(cart: Cart, id: number) {
  for (const group of cart) {
    group.cartDTOList = group.cartDTOList.filter((line) => line.id !== id)
  }
  const emptied = cart.findIndex((group) => group.cartDTOList.length === 0)
  if (emptied >= 0) cart.splice(emptied, 1)
}

/** Adds to the cart; the line is shown at once and taken back when the server refuses. */
export function addToServerCart(line: CartItem): Thunk<Promise<Cart>> {
  return async (dispatch) => {
    const patch = editCart(dispatch, (cart) => showLine(cart, line))
    try {
      const cart = await dispatch(
        cartApi.endpoints.addToCart.initiate({ addToCart: newLineOf(line) }),
      ).unwrap()
      dispatch(showCart(cart))
      return cart
    } catch (error) {
      patch.undo()
      throw error
    }
  }
}

const sameOptions = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id))

function showLine(cart: Cart, line: CartItem) {
  const group = cart.find(({ shopSlug }) => shopSlug === line.shop.slug)
  const same = group?.cartDTOList.find(
    (other) =>
      other.productDTO.id === line.productDTO.id && sameOptions(other.optionIds, line.optionIds),
  )
  // A line that is not on the server yet has a negative id, which no server line has.
  const shown = { ...line, id: -line.id }
  if (same) same.quantity += line.quantity
  else if (group) group.cartDTOList.push(shown)
  else {
    const { id, name, slug } = line.shop
    cart.push({ id, shopName: name, shopSlug: slug, shopIdDistrict: 0, cartDTOList: [shown] })
  }
}
