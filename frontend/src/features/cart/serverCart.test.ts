import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { cartOf, itemOf } from '@/testing/carts'
import { server } from '@/testing/server'
import { cartApi, type Cart } from './api'
import { flushQuantities, removeFromServerCart, setServerQuantity, showCart } from './serverCart'
import { countOf } from './summary'

const mug = itemOf(1)
const bowl = itemOf(2)
const calls: string[] = []
const outcome = { onSaved: vi.fn<() => void>(), onFailed: vi.fn<(error: unknown) => void>() }

beforeEach(() => {
  calls.length = 0
  outcome.onSaved.mockReset()
  outcome.onFailed.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

/** A store that has loaded the cart, and a server that keeps the quantities it is told. */
async function start(refuse = false) {
  const held = new Map([
    [1, 1],
    [2, 1],
  ])
  const cart = () => cartOf(itemOf(1, { quantity: held.get(1) ?? 0 }), itemOf(2, { quantity: held.get(2) ?? 0 }))
  server.use(
    http.get('*/api/cart/findAll', () => HttpResponse.json(cart())),
    http.get('*/api/cart/changeQuantity/:id/:quantity', ({ params }) => {
      calls.push(`${String(params.id)}/${String(params.quantity)}`)
      if (refuse) return HttpResponse.json({ message: 'Only 1 left' }, { status: 409 })
      held.set(Number(params.id), Number(params.quantity))
      return HttpResponse.json(cart())
    }),
  )
  const store = makeStore()
  await store.dispatch(cartApi.endpoints.getCart.initiate())
  // The type of the store was made before the endpoints joined the slice.
  const shown = () => cartApi.endpoints.getCart.select()(store.getState() as never).data ?? []
  return { store, shown }
}

test('a quantity is shown at once and saved after a pause', async () => {
  const { store, shown } = await start()
  store.dispatch(setServerQuantity(mug, 3, outcome))
  expect(countOf(shown())).toBe(4)
  vi.advanceTimersByTime(399)
  expect(calls).toEqual([])
  await flushQuantities()
  expect(calls).toEqual(['1/3'])
  expect(outcome.onSaved).toHaveBeenCalledOnce()
})

test('quick presses become one call with the last quantity', async () => {
  const { store } = await start()
  for (const quantity of [2, 3, 4]) {
    store.dispatch(setServerQuantity(mug, quantity, outcome))
    vi.advanceTimersByTime(100)
  }
  await flushQuantities()
  vi.advanceTimersByTime(1000)
  expect(calls).toEqual(['1/4'])
})

test('the answer for one line does not undo another that is still on its way', async () => {
  const { store, shown } = await start()
  store.dispatch(setServerQuantity(mug, 3, outcome))
  const saving = flushQuantities()
  store.dispatch(setServerQuantity(bowl, 5, outcome))
  await saving
  // Nothing that comes later may undo it either.
  await vi.waitFor(() => expect(outcome.onSaved).toHaveBeenCalled())
  await new Promise((resolve) => setImmediate(resolve))
  expect(countOf(shown())).toBe(8)
  await flushQuantities()
  expect(calls).toEqual(['1/3', '2/5'])
})

test('a refused quantity goes back to what the server holds', async () => {
  const { store, shown } = await start(true)
  store.dispatch(setServerQuantity(mug, 2, outcome))
  store.dispatch(setServerQuantity(itemOf(1, { quantity: 2 }), 3, outcome))
  await flushQuantities()
  expect(countOf(shown())).toBe(2)
  expect(outcome.onFailed).toHaveBeenCalledOnce()
})

test('nothing waiting means nothing to save', async () => {
  await flushQuantities()
  expect(calls).toEqual([])
})

test('an answer is shown though no cart was loaded before', async () => {
  const store = makeStore()
  store.dispatch(showCart(cartOf(itemOf(1, { quantity: 4 }))))
  await vi.waitFor(() => {
    const { data } = cartApi.endpoints.getCart.select()(store.getState() as never)
    expect(countOf(data ?? [])).toBe(4)
  })
})

/** A call whose answer comes when it is told. */
function waiting() {
  let answer: (cart: Cart) => void = () => undefined
  const answered = new Promise<Cart>((resolve) => (answer = resolve))
  return { answer, resolver: async () => HttpResponse.json(await answered) }
}

test.each([
  ['before', ['cart', 'removal']],
  ['after', ['removal', 'cart']],
])('an older cart that is answered %s the removal does not bring the line back', async (_name, order) => {
  const { store, shown } = await start()
  const waits = { cart: waiting(), removal: waiting() }
  server.use(
    http.get('*/api/cart/findAll', waits.cart.resolver, { once: true }),
    http.delete('*/api/cart/remove/:id', waits.removal.resolver),
  )
  const reading = store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }))
  const removing = store.dispatch(removeFromServerCart(mug))
  for (const name of order) {
    if (name === 'cart') waits.cart.answer(cartOf(mug, bowl))
    else waits.removal.answer(cartOf(bowl))
    await (name === 'cart' ? reading : removing)
    expect(shown()).toEqual(cartOf(bowl))
  }
})

test('of two removals the answer to the first does not bring the second line back', async () => {
  const { store, shown } = await start()
  const [first, second] = [waiting(), waiting()]
  server.use(
    http.delete('*/api/cart/remove/1', first.resolver),
    http.delete('*/api/cart/remove/2', second.resolver),
  )
  const removing = [mug, bowl].map((item) => store.dispatch(removeFromServerCart(item)))
  first.answer(cartOf(bowl))
  await removing[0]
  expect(shown()).toEqual([])
  second.answer([])
  await removing[1]
  expect(shown()).toEqual([])
})

test('a line that the server keeps is back, and stays', async () => {
  const { store, shown } = await start()
  server.use(http.delete('*/api/cart/remove/1', () => HttpResponse.json({}, { status: 503 })))
  await expect(store.dispatch(removeFromServerCart(mug))).rejects.toBeDefined()
  expect(countOf(shown())).toBe(2)
  await store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }))
  expect(countOf(shown())).toBe(2)
})
