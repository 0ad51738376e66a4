import { act, renderHook, type RenderHookResult } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { server } from '@/testing/server'
import { quoteOf } from '@/testing/orders'
import type { Order, PlaceOrder } from './api'
import { usePayment } from './usePayment'

const orderOf = (paymentStatus: string, over: Partial<Order> = {}): Order => ({
  id: 5,
  number: 'HS-5',
  createdAt: '2026-11-21T10:00:00Z',
  paymentStatus,
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  subtotal: 100,
  discount: 0,
  shipping: 0,
  total: 100,
  currency: 'USD',
  note: null,
  address: null,
  payment: { provider: 'paypal', providerOrderId: 'PP-5' },
  shopOrders: [],
  ...over,
})
const goods: PlaceOrder = { cartItemIds: [1], addressId: 2, couponCode: null, note: null }

const settled = vi.fn<(order: Order) => void>()
const refused = vi.fn<() => void>()
const inPayment = vi.fn<(order: { orderId: number; orderNumber: string }) => void>()
type Payment = RenderHookResult<ReturnType<typeof usePayment>, unknown>['result']

function start(): Payment {
  const store = makeStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return renderHook(() => usePayment({ onSettled: settled, onInPayment: inPayment, onRefused: refused }), { wrapper }).result
}

/** Answers each placed order and collects the keys they came with. */
function servePlacing(answer: () => Order | number = () => orderOf('pending')) {
  const keys: (string | null)[] = []
  server.use(
    http.get('*/api/orders/5', () => HttpResponse.json(orderOf('pending'))),
    http.post('*/api/orders', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      const given = answer()
      return typeof given === 'number'
        ? HttpResponse.json({ message: 'Mug is sold out' }, { status: given })
        : HttpResponse.json(given, { status: 201 })
    }),
  )
  return keys
}

const create = (payment: Payment, body = goods) =>
  act(() => payment.current.createOrder(body).catch((error: unknown) => error))
const approve = (payment: Payment) => act(() => payment.current.onApprove())

beforeEach(() => {
  settled.mockReset()
  refused.mockReset()
  inPayment.mockReset()
})

test('pressing twice finds the same order by the same key', async () => {
  const keys = servePlacing()
  const payment = start()
  expect(await create(payment)).toBe('PP-5')
  expect(await create(payment)).toBe('PP-5')
  expect(keys[0]).toBeTruthy()
  expect(keys[0]).toBe(keys[1])
})

test.each([
  ['paid', true],
  ['confirming', true],
  ['pending', false],
  ['failed', false],
] as const)('the button pressed again, with the order %s meanwhile: led to it %s', async (status, isLed) => {
  const keys = servePlacing()
  server.use(http.get('*/api/orders/5', () => HttpResponse.json(orderOf(status))))
  const payment = start()
  await create(payment)
  const again = await create(payment)
  expect(inPayment.mock.calls).toEqual(isLed ? [[{ orderId: 5, orderNumber: 'HS-5' }]] : [])
  expect(again).toEqual(isLed ? expect.any(Error) : 'PP-5')
  expect(keys).toHaveLength(isLed ? 1 : 2)
})

test('other goods are a new order, and the earlier one, which may be paid by now, is never cancelled', async () => {
  const keys = servePlacing()
  const cancelled: unknown[] = []
  server.use(
    http.post('*/api/orders/:id/cancel', ({ params }) => {
      cancelled.push(params.id)
      return HttpResponse.json(orderOf('expired'))
    }),
  )
  const payment = start()
  await create(payment)
  await create(payment, { ...goods, cartItemIds: [1, 2] })
  expect(cancelled).toEqual([])
  expect(keys[0]).not.toBe(keys[1])
})

test.each([
  ['paid', true],
  ['confirming', true],
  ['pending', false],
  ['expired', false],
] as const)('goods that are gone from the cart, with the earlier order %s: led to it %s', async (status, isLed) => {
  let isGone = false
  server.use(
    http.post('*/api/orders', () =>
      isGone
        ? HttpResponse.json({ code: 'not_found', message: "This item isn't in your cart" }, { status: 404 })
        : HttpResponse.json(orderOf('pending'), { status: 201 }),
    ),
    http.get('*/api/orders/5', () => HttpResponse.json(orderOf(status))),
  )
  const payment = start()
  await create(payment)
  isGone = true
  await create(payment, { ...goods, addressId: 3 })
  expect(inPayment.mock.calls).toEqual(isLed ? [[{ orderId: 5, orderNumber: 'HS-5' }]] : [])
  expect(refused).toHaveBeenCalledTimes(isLed ? 0 : 1)
})

test('a refused order says why and asks for a new total; the next press is a new attempt', async () => {
  const keys = servePlacing(() => 409)
  const payment = start()
  await create(payment)
  expect(payment.current.view).toEqual({ state: 'refused', message: 'Mug is sold out' })
  expect(refused).toHaveBeenCalledOnce()
  await create(payment)
  expect(keys[0]).not.toBe(keys[1])
})

test('an order without an answer may exist: the same key finds it', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/orders', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(orderOf('pending'), { status: 201 })
    }),
  )
  const payment = start()
  await create(payment)
  expect(await create(payment)).toBe('PP-5')
  expect(keys[0]).toBe(keys[1])
})

test('another total is no refusal: the buyer is asked, and the provider fault that follows changes nothing', async () => {
  const quote = quoteOf(120)
  server.use(
    http.post('*/api/orders', () => HttpResponse.json({ code: 'price_changed', message: 'x', quote }, { status: 409 })),
  )
  const payment = start()
  await create(payment, { ...goods, expectedTotal: 100 })
  act(() => payment.current.onError())
  expect(payment.current.view).toEqual({ state: 'repriced', before: 100, now: 120 })
  act(() => payment.current.accept())
  expect(payment.current.view).toEqual({ state: 'idle' })
})

test.each(['paid', 'confirming'] as const)('a payment that is %s leads on to the order', async (status) => {
  servePlacing()
  server.use(http.post('*/api/orders/5/capture', () => HttpResponse.json(orderOf(status))))
  const payment = start()
  await create(payment)
  await approve(payment)
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ id: 5, paymentStatus: status }))
})

test('a declined payment stays on the page', async () => {
  servePlacing()
  server.use(
    http.post('*/api/orders/5/capture', () =>
      HttpResponse.json({ code: 'payment_declined', message: 'declined' }, { status: 409 }),
    ),
  )
  const payment = start()
  await create(payment)
  await approve(payment)
  expect(settled).not.toHaveBeenCalled()
  expect(payment.current.view).toEqual({
    state: 'refused',
    message: "PayPal declined the payment. You weren't charged. Try again or pay another way.",
  })
})

test('while the shop is away the capture is asked for again, under the same key', async () => {
  servePlacing()
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/orders/5/capture', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1
        ? HttpResponse.json({ code: 'database_unavailable', message: 'x' }, { status: 503 })
        : HttpResponse.json(orderOf('paid'))
    }),
  )
  const payment = start()
  await create(payment)
  await approve(payment)
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ id: 5, paymentStatus: 'paid' }))
  expect(keys[0]).toBeTruthy()
  expect(keys).toEqual([keys[0], keys[0]])
})

/** Answers each capture with this problem, and counts them. */
function serveCaptureProblem(status: number, code: string, then?: (times: number) => void) {
  const asked = { times: 0 }
  server.use(
    http.post('*/api/orders/5/capture', () => {
      asked.times += 1
      then?.(asked.times)
      return HttpResponse.json({ code, message: 'x' }, { status })
    }),
  )
  return asked
}

test.each([
  [500, 'internal_error'],
  [503, 'payment_provider_unavailable'],
  [503, 'overloaded'],
  [409, 'payment_declined'],
])('a capture answered with %i %s is not asked for again', async (status, code) => {
  servePlacing()
  const asked = serveCaptureProblem(status, code)
  const payment = start()
  await create(payment)
  await approve(payment)
  expect(asked.times).toBe(1)
})

test('a shop that stays away is asked no longer than twenty seconds; then the order page finds out', async () => {
  servePlacing()
  const later = Date.now() + 20_000
  const clock = vi.spyOn(Date, 'now')
  const asked = serveCaptureProblem(503, 'took_too_long', (times) => times === 2 && clock.mockReturnValue(later))
  const payment = start()
  await create(payment)
  await approve(payment)
  clock.mockRestore()
  expect(asked.times).toBe(2)
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }))
})

test('when the capture gets no answer the order page finds out', async () => {
  servePlacing()
  server.use(http.post('*/api/orders/5/capture', () => HttpResponse.error()))
  const payment = start()
  await create(payment)
  await approve(payment)
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }))
})

test('leaving the provider keeps everything', async () => {
  const keys = servePlacing()
  const payment = start()
  await create(payment)
  act(() => payment.current.onCancel())
  expect(payment.current.view).toEqual({ state: 'cancelled' })
  await create(payment)
  expect(keys[0]).toBe(keys[1])
})

test('a hold that has run out is not paid any more', async () => {
  const keys = servePlacing(() => orderOf('pending', { expiresAt: '2020-01-01T00:00:00Z' }))
  const payment = start()
  await create(payment)
  await create(payment)
  expect(keys[0]).not.toBe(keys[1])
})
