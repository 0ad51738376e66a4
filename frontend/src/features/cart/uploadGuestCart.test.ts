import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { makeStore } from '@/app/store'
import { readToasts } from '@/components/toast/queue'
import { cartOf, itemOf } from '@/testing/carts'
import { server } from '@/testing/server'
import type { CartItem } from './api'
import { persistCart } from './persistence'
import { readLeftOut, uploadGuestCart } from './uploadGuestCart'

test('each line that was left out is read with its reason and what came in', () => {
  expect(readLeftOut('0;reason=unavailable, 3;reason=reduced;added=2')).toEqual([
    { index: 0, reason: 'unavailable', added: 0 },
    { index: 3, reason: 'reduced', added: 2 },
  ])
})

test.each([null, '', 'x;reason=unavailable', '3'])('%s names no line', (header) => {
  expect(readLeftOut(header)).toEqual([])
})

type Sent = { productDTO: { id: number }; quantity: number }[]

/** A server that takes each key in once; it loses the answers for which `isLost` says so, after the lines came in. */
function serveCart(isLost: (call: number) => boolean, leftOut: (call: number) => string = () => '') {
  const calls: { key: string | null; lines: [product: number, quantity: number][] }[] = []
  const taken = new Set<string | null>()
  const inCart = new Map<number, number>()
  server.use(
    http.post('*/api/cart/add-multiple', async ({ request }) => {
      const key = request.headers.get('Idempotency-Key')
      const lines = ((await request.json()) as Sent).map((line): [number, number] => [line.productDTO.id, line.quantity])
      const call = calls.push({ key, lines })
      if (!taken.has(key)) for (const [id, quantity] of lines) inCart.set(id, (inCart.get(id) ?? 0) + quantity)
      taken.add(key)
      if (isLost(call)) return HttpResponse.error()
      return HttpResponse.json(cartOf(...items()), { headers: { 'Cart-Left-Out': leftOut(call) } })
    }),
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf(...items()))),
    http.get('*/api/cart/changeQuantity/:id/:quantity', ({ params }) => {
      inCart.set(Number(params.id) - 800, Number(params.quantity))
      return HttpResponse.json(cartOf(...items()))
    }),
    http.delete('*/api/cart/remove/:id', ({ params }) => {
      inCart.delete(Number(params.id) - 800)
      return HttpResponse.json(cartOf(...items()))
    }),
  )
  const items = () => [...inCart].map(([id, quantity]) => ({ ...itemOf(id - 100, { quantity }), id: id + 800 }))
  return { calls, inCart }
}

const store = (...lines: CartItem[]) => localStorage.setItem('guest_cart_items', JSON.stringify(lines))
const stored = () => JSON.parse(localStorage.getItem('guest_cart_items') ?? '[]') as CartItem[]

/** Hands over what is stored, as a page that was just loaded does. */
function upload(userId = 1) {
  const page = makeStore()
  persistCart(page)
  return { page, outcome: page.dispatch(uploadGuestCart(userId)) }
}

test('lines whose answer was lost come in once, though the guest has added others since', async () => {
  const { calls, inCart } = serveCart((call) => call === 1)
  store(itemOf(1, { quantity: 2 }))
  expect(await upload().outcome).toBe('failed')
  store(itemOf(1, { quantity: 3 }), itemOf(2))
  localStorage.setItem('local_selected_items', '[1,2]')
  expect(await upload().outcome).toBe('synced')
  expect(Object.fromEntries(inCart)).toEqual({ 101: 3, 102: 1 })
  expect(calls.map(({ lines }) => lines)).toEqual([[[101, 2]], [[101, 2]], [[101, 1], [102, 1]]])
  expect(calls[1]?.key).toBe(calls[0]?.key)
  expect(calls[2]?.key).not.toBe(calls[0]?.key)
  expect(stored()).toEqual([])
  expect(localStorage.getItem('guest_cart_upload')).toBeNull()
  expect(localStorage.getItem('local_selected_items')).toBe('[901,902]')
})

test('when the answer about what was added is lost too, only that waits, and comes in once', async () => {
  const { inCart } = serveCart((call) => call === 1 || call === 3)
  store(itemOf(1))
  await upload().outcome
  store(itemOf(1), itemOf(2, { quantity: 4 }))
  localStorage.setItem('local_selected_items', '[1,2]')
  expect(await upload().outcome).toBe('failed')
  expect(stored().map(({ id, quantity }) => [id, quantity])).toEqual([[2, 4]])
  expect(await upload().outcome).toBe('synced')
  expect(Object.fromEntries(inCart)).toEqual({ 101: 1, 102: 4 })
  expect(localStorage.getItem('local_selected_items')).toBe('[901,902]')
})

test('what the guest took out after it was sent is taken out of the cart again, and what lay there before stays', async () => {
  const { calls, inCart } = serveCart((call) => call === 1)
  inCart.set(102, 2).set(109, 1)
  store(itemOf(1), itemOf(2, { quantity: 4 }), itemOf(3))
  await upload().outcome
  store(itemOf(2, { quantity: 3 }), itemOf(3))
  expect(await upload().outcome).toBe('synced')
  expect(calls).toHaveLength(2)
  expect(calls[1]).toEqual(calls[0])
  expect(Object.fromEntries(inCart)).toEqual({ 102: 5, 103: 1, 109: 1 })
})

test('no more is taken out than came in, and what did not come in is told of the lines that were sent', async () => {
  const { inCart } = serveCart((call) => call === 1, () => '0;reason=reduced;added=2')
  store(itemOf(2, { quantity: 4 }))
  await upload().outcome
  inCart.set(102, 2)
  store(itemOf(2, { quantity: 3 }))
  const { page, outcome } = upload()
  expect(await outcome).toBe('synced')
  expect(Object.fromEntries(inCart)).toEqual({ 102: 2 })
  expect(page.getState().guestCart.notes).toEqual([{ line: 'Mug 2', slug: 'mug-2', reason: 'reduced', wanted: 4, added: 2 }])
})

test.each([['others', [itemOf(2)], { 102: 1 }], ['nothing', [], {}]])('of lines that the guest took out all, none stays; %s does', async (_what, left, cart) => {
  const { calls, inCart } = serveCart((call) => call === 1)
  store(itemOf(1))
  await upload().outcome
  store(...left)
  expect(await upload().outcome).toBe('synced')
  expect(calls[1]).toEqual(calls[0])
  expect(Object.fromEntries(inCart)).toEqual(cart)
  expect(localStorage.getItem('guest_cart_upload')).toBeNull()
})

test('a line that cannot be taken out again is said', async () => {
  const { inCart } = serveCart((call) => call === 1)
  store(itemOf(1), itemOf(2))
  await upload().outcome
  store(itemOf(2))
  server.use(http.delete('*/api/cart/remove/:id', () => HttpResponse.json({}, { status: 503 })))
  expect(await upload().outcome).toBe('synced')
  expect(Object.fromEntries(inCart)).toEqual({ 101: 1, 102: 1 })
  expect(readToasts().map(({ text }) => text)).toEqual(['Failed to remove product from cart. Please try again.'])
})

test('of a line that the guest took out nothing is told, though it did not come in', async () => {
  serveCart((call) => call === 1, () => '0;reason=out_of_stock, 1;reason=out_of_stock')
  store(itemOf(1), itemOf(2))
  await upload().outcome
  store(itemOf(2))
  const { page, outcome } = upload()
  await outcome
  expect(page.getState().guestCart.notes.map(({ line }) => line)).toEqual(['Mug 2'])
})

test('to a guest who took everything out no failure is told, and the next time none of it stays', async () => {
  const { inCart } = serveCart((call) => call < 3)
  store(itemOf(1))
  await upload().outcome
  store()
  expect(await upload().outcome).toBe('nothing')
  expect(await upload().outcome).toBe('synced')
  expect(Object.fromEntries(inCart)).toEqual({})
})

const kept = (userId: number, ...lines: unknown[]) => JSON.stringify([userId, lines])

test.each([
  ['of this person', kept(1, itemOf(1)), true],
  ['of another person', kept(2, itemOf(1)), false],
  ['of an older version', kept(1, { productDTO: { id: 101 }, quantity: 1, optionIds: [] }), false],
  ['with a damaged line', kept(1, itemOf(1), null), false],
  ['without lines', '[1]', false],
  ['that is no list', 'x', false],
  ['that is nothing', 'null', false],
])('a waiting batch %s is sent again under its key only if it can be read and is theirs', async (_what, batch, isAsked) => {
  const { calls } = serveCart(() => false)
  localStorage.setItem('guest_cart_upload', JSON.stringify({ key: 'old', batch }))
  store(itemOf(1), itemOf(2))
  expect(await upload().outcome).toBe('synced')
  expect(calls.map(({ lines }) => lines)).toEqual(isAsked ? [[[101, 1]], [[102, 1]]] : [[[101, 1], [102, 1]]])
  expect(calls[0]?.key === 'old').toBe(isAsked)
})

test.each([401, 403, 429])('a retry that is turned away with %i keeps its key, for the lines may have come in before', async (status) => {
  const { calls, inCart } = serveCart((call) => call === 1)
  store(itemOf(1, { quantity: 2 }))
  await upload().outcome
  server.use(http.post('*/api/cart/add-multiple', () => HttpResponse.json({}, { status }), { once: true }))
  expect(await upload().outcome).toBe('failed')
  expect(await upload().outcome).toBe('synced')
  expect(calls[1]?.key).toBe(calls[0]?.key)
  expect(Object.fromEntries(inCart)).toEqual({ 101: 2 })
})
