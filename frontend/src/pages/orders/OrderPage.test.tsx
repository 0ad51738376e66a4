import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { Order } from '@/features/orders/api'
import type { PayPalCallbacks } from '@/features/orders/components/PayPalPane'
import { eventOf, orderLineOf, orderOf, shopOrderOf, unpaidOrder } from '@/testing/orders'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { OrderPage } from './OrderPage'

vi.mock('@/features/orders/components/PayPalPane', () => ({
  PayPalPane: ({ createOrder, onApprove, onError }: PayPalCallbacks) => (
    <button type="button" onClick={() => void createOrder().then(onApprove, onError)}>
      PayPal
    </button>
  ),
}))

const market = { name: 'Helloshop', currency: 'USD', postalAddress: '12 Market Hall Lane', contactEmail: 'hello@helloshop.example' }

const serve = (answer: () => Order) => server.use(http.get('*/api/orders/5', () => HttpResponse.json(answer())))
const open = (at = '/account/orders/5') =>
  renderPage(
    <>
      <OrderPage />
      <ToastHost />
    </>,
    { at, path: '/account/orders/:orderId', state: asAda },
  )

const partOfClay = () => screen.getByRole('region', { name: 'Order from Clay & Co' })

beforeEach(() => server.use(http.get('*/api/public/config', () => HttpResponse.json(market))))

test('after paying the page thanks, names the mail, and each shop has its part and says when it comes', async () => {
  const other = shopOrderOf(2, { shop: { id: 8, name: 'North Light', slug: 'north-light' }, status: 'in_delivery' })
  const expected = shopOrderOf(1, { expectedDelivery: { from: '2026-11-30', to: '2026-12-05' } })
  serve(() => orderOf({ shopOrders: [expected, other] }))
  open('/account/orders/5?thanks=1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Ada' })).toBeInTheDocument()
  expect(screen.getByText(/We sent a confirmation to ada@example\.test\. Each shop ships separately\./)).toBeInTheDocument()
  const clay = within(screen.getByRole('region', { name: 'Order from Clay & Co' }))
  expect(clay.getByText(/^Expected Nov 30\s–\sDec 5$/)).toBeInTheDocument()
  const part = within(screen.getByRole('region', { name: 'Order from North Light' }))
  expect(part.queryByText(/^Expected/)).not.toBeInTheDocument()
  expect(part.getByText('Shipped', { selector: '[aria-current] span' })).toBeInTheDocument()
})

test('a payment on its way is explained, looked at again, and becomes thanks', async () => {
  let looks = 0
  serve(() => orderOf({ paymentStatus: ++looks < 3 ? 'confirming' : 'paid' }))
  open('/account/orders/5?thanks=1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirming your payment' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Ada' }, { timeout: 10_000 })).toBeInTheDocument()
})

test('an order that was left at the provider can be paid while its goods are set aside', async () => {
  serve(() => unpaidOrder())
  server.use(http.post('*/api/orders/5/capture', () => HttpResponse.json(orderOf())))
  const { router } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'PayPal' }))
  await waitFor(() => expect(router.state.location.search).toBe('?thanks=1'))
})

test('a declined payment of a placed order says so and can be tried again', async () => {
  serve(() => unpaidOrder())
  server.use(http.post('*/api/orders/5/capture', () => HttpResponse.json({ code: 'payment_declined' }, { status: 409 })))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'PayPal' }))
  expect(await screen.findByText(/^PayPal declined the payment/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'PayPal' })).toBeInTheDocument()
})

test('an order whose time has run out cannot be paid, and says where its goods are', async () => {
  serve(() => unpaidOrder({ paymentStatus: 'expired', expiresAt: '2026-11-20T10:10:00Z' }))
  open()
  expect(await screen.findByRole('link', { name: 'Go to cart' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument()
})

test('a parcel is linked, and several say what is in which', async () => {
  const lines = [orderLineOf(1), orderLineOf(2, { title: 'Bowl' })]
  const parcel = { carrier: 'DHL', shippedAt: '2026-11-21T10:00:00Z', lostAt: null }
  const shipments = [
    { ...parcel, id: 1, trackingNumber: 'JD1', trackingUrl: 'https://carrier.example/JD1', lines: [{ lineId: 1, quantity: 1 }] },
    { ...parcel, id: 2, trackingNumber: 'JD2', trackingUrl: null, lines: [{ lineId: 2, quantity: 1 }] },
  ]
  serve(() => orderOf({ shopOrders: [shopOrderOf(1, { status: 'in_delivery', lines, shipments })] }))
  open()
  expect(await screen.findByRole('link', { name: /^JD1/ })).toHaveAttribute('href', 'https://carrier.example/JD1')
  expect(screen.queryByRole('link', { name: /^JD2/ })).not.toBeInTheDocument()
  expect(screen.getByText('Parcel 2 of 2: 1 × Bowl')).toBeInTheDocument()
})

test('why something was cancelled stands with it', async () => {
  const events = [
    eventOf('confirmed', '2026-11-20T10:00:00Z'),
    eventOf('cancelled', '2026-11-20T12:00:00Z', { actor: 'seller', reason: 'Broken in the kiln' }),
  ]
  serve(() => orderOf({ paymentStatus: 'refunded', shopOrders: [shopOrderOf(1, { status: 'cancelled', events })] }))
  open()
  expect((await screen.findAllByText(/^Cancelled · .* · Reason: Broken in the kiln$/)).length).toBeGreaterThan(0)
})

test('what the steps of the way say is not said again below them, and who cancelled reads that it was them', async () => {
  const events = [eventOf('confirmed', '2026-11-20T10:00:00Z')]
  const called = eventOf('cancelled', '2026-11-20T12:00:00Z', { reason: 'Cancelled by the buyer' })
  serve(() =>
    orderOf({
      shopOrders: [
        shopOrderOf(1, { status: 'confirmed', events }),
        shopOrderOf(2, { status: 'cancelled', events: [called] }),
      ],
    }),
  )
  open()
  expect(await screen.findByText(/^Cancelled by you · [^·]*$/)).toBeInTheDocument()
  expect(screen.queryByText(/^Preparing · /)).not.toBeInTheDocument()
})

test('the history begins with the order, not with what was to be paid', async () => {
  const events = [eventOf('pending_payment', '2026-11-20T10:00:00Z'), eventOf('confirmed', '2026-11-20T10:05:00Z')]
  serve(() => orderOf({ shopOrders: [shopOrderOf(1, { events })] }))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Order history' }))
  expect(screen.getByText(/^Order placed · /)).toBeInTheDocument()
  expect(screen.queryByText(/^To pay · /)).not.toBeInTheDocument()
})

test('why the shop called pieces off is read without opening the history, whatever happened since', async () => {
  const events = [
    eventOf('confirmed', '2026-11-20T10:00:00Z'),
    eventOf('in_delivery', '2026-11-20T12:00:00Z', { actor: 'seller', cancelled: 1, reason: 'Broken in the kiln' }),
    eventOf('delivered', '2026-11-22T12:00:00Z'),
  ]
  serve(() => orderOf({ shopOrders: [shopOrderOf(1, { status: 'delivered', events })] }))
  open()
  const history = await screen.findByRole('button', { name: 'Order history' })
  const told = screen.getAllByText(/Reason: Broken in the kiln/)
  expect(told[0]?.compareDocumentPosition(history)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a parcel that got lost is said to be so with what goes back, and is never called cancelled', async () => {
  const lost = { actor: 'seller', reason: 'It burned', lost: 1 }
  const events = [eventOf('in_delivery', '2026-11-20T10:00:00Z'), eventOf('cancelled', '2026-11-20T12:00:00Z', lost)]
  const lines = [orderLineOf(1, { shipped: 1, lost: 1, refunded: 2400 })]
  serve(() => orderOf({ shopOrders: [shopOrderOf(1, { status: 'cancelled', refunded: 2400, lines, events })] }))
  open()
  expect(await screen.findByText('1 lost on the way, $24.00 refund')).toBeInTheDocument()
  expect(screen.getAllByText(/^1 lost on the way · .* · Reason: It burned$/).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^Cancelled · /)).not.toBeInTheDocument()
})

test('single pieces of a part are cancelled with a reason, and what goes back is told', async () => {
  const lines = [orderLineOf(1, { quantity: 3 }), orderLineOf(2, { quantity: 2, shipped: 0, cancelled: 1 })]
  let shopOrder = shopOrderOf(1, { total: 12_000, lines })
  serve(() => orderOf({ shopOrders: [shopOrder] }))
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/orders/5/shop-orders/1/cancel', async ({ request }) => {
      bodies.push(await request.json())
      const [first = orderLineOf(1), ...rest] = lines
      shopOrder = shopOrderOf(1, { refunded: 4800, lines: [{ ...first, cancelled: 2, refunded: 4800 }, ...rest] })
      return HttpResponse.json(orderOf({ shopOrders: [shopOrder] }))
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel items' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel items from Clay & Co?' }))
  await userEvent.click(within(dialog.getByRole('group', { name: 'Quantity of Mug 1 to cancel' })).getByRole('button', { name: 'Decrease quantity' }))
  await userEvent.click(within(dialog.getByRole('group', { name: 'Quantity of Mug 2 to cancel' })).getByRole('button', { name: 'Decrease quantity' }))
  expect(dialog.getByText('You get back: $48.00')).toBeInTheDocument()
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong colour')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel items' }))
  expect(await screen.findByText('Items cancelled')).toBeInTheDocument()
  expect(bodies).toEqual([{ lines: [{ lineId: 1, quantity: 2 }], reason: 'Wrong colour' }])
  expect(await screen.findByText('2 cancelled, $48.00 refund')).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'Total' })).getByText('$48.00 refund')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  [4800, 'You get back: $24.00', 1],
  [7200, "There's nothing left to refund.", 0],
])('no more goes back for pieces than has not gone back before: of $72.00, %i cents have', async (refunded, told, refunds) => {
  const lines = [orderLineOf(1, { quantity: 3 })]
  serve(() => orderOf({ paymentStatus: 'partially_refunded', shopOrders: [shopOrderOf(1, { total: 7200, refunded, lines })] }))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel items' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel items from Clay & Co?' }))
  expect(dialog.getByRole('status')).toHaveTextContent(told)
  expect(dialog.queryAllByText('We refund the account you paid with.')).toHaveLength(refunds)
})

test('all that is left is cancelled without naming it, and nothing at all is not sent', async () => {
  let order = orderOf({ shopOrders: [shopOrderOf(1, { lines: [orderLineOf(1, { quantity: 2 })] })] })
  serve(() => order)
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/orders/5/shop-orders/1/cancel', async ({ request }) => {
      bodies.push(await request.json())
      const lines = [orderLineOf(1, { quantity: 2, cancelled: 2 })]
      order = orderOf({ paymentStatus: 'refunded', shopOrders: [shopOrderOf(1, { status: 'cancelled', lines })] })
      return HttpResponse.json(order)
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel items' }))
  const dialog = within(await screen.findByRole('dialog'))
  const quantity = dialog.getByRole('textbox', { name: 'Quantity of Mug 1 to cancel' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '0')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel items' }))
  expect(await dialog.findByText('Select at least one item')).toBeInTheDocument()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel items' }))
  await waitFor(() => expect(bodies).toEqual([{}]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel items' })).toBeNull())
  await waitFor(() => expect(partOfClay()).toContainElement(document.activeElement as HTMLElement))
})

test('once a part is on its way the shop is asked, and what it answers stands there', async () => {
  const lines = [orderLineOf(1, { shipped: 1 }), orderLineOf(2)]
  const asked = { id: 9, reason: 'Too late', createdAt: '2026-11-21T10:00:00Z', lines: [{ lineId: 2, quantity: 1 }] }
  const declined = { ...asked, status: 'declined', answer: 'It is packed' }
  serve(() => orderOf({ shopOrders: [shopOrderOf(1, { status: 'partially_shipped', lines, cancelRequests: [declined] })] }))
  const { unmount } = open()
  expect(await screen.findByRole('button', { name: 'Ask to cancel the rest' })).toBeInTheDocument()
  expect(screen.getByText('The shop says: It is packed')).toBeInTheDocument()
  unmount()
  const waiting = { ...asked, status: 'open', answer: null }
  serve(() => orderOf({ shopOrders: [shopOrderOf(1, { status: 'partially_shipped', lines, cancelRequests: [waiting] })] }))
  open()
  expect(await screen.findByText('Cancellation requested: 1 × Mug 2')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ask to cancel the rest' })).not.toBeInTheDocument()
})

test('cancelling asks first and tells what happens to the money', async () => {
  serve(() => orderOf())
  const cancelled: unknown[] = []
  server.use(
    http.post('*/api/orders/5/cancel', () => {
      cancelled.push('5')
      return HttpResponse.json(orderOf({ paymentStatus: 'refunded' }))
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order?' }, { timeout: 10_000 }))
  expect(dialog.getByText('We refund the account you paid with.')).toBeInTheDocument()
  expect(cancelled).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('Order cancelled')).toBeInTheDocument()
  expect(cancelled).toEqual(['5'])
})

test('the receipt has everything that is on paper, outside of what the screen shows', async () => {
  const line = orderLineOf(1, { options: [{ name: 'Size', value: 'M' }], quantity: 3, price: 800 })
  const shopOrder = shopOrderOf(1, { lines: [line] })
  serve(() => orderOf({ discount: 240, total: 2160, shopOrders: [shopOrder] }))
  open()
  await screen.findByRole('heading', { level: 1 })
  await screen.findByText('Helloshop')
  const receipt = document.querySelector('body > article')
  const words = receipt?.textContent ?? ''
  for (const part of ['Helloshop', 'HS-AAAAA-BBBBB', 'November 20, 2026', 'Paid', '1 Market Street', 'Sold by Clay & Co'])
    expect(words).toContain(part)
  const cells = [...(receipt?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
  expect(cells).toEqual(['Mug 1, M', '3', '$8.00', '$24.00'])
  expect(words).toContain('−$2.40')
  expect(words).toContain('$21.60')
})

test('that everything arrived is said only after a question', async () => {
  let order = orderOf({ shopOrders: [shopOrderOf(1, { status: 'in_delivery' })] })
  serve(() => order)
  let calls = 0
  server.use(
    http.post('*/api/orders/5/shop-orders/1/received', () => {
      calls += 1
      order = orderOf({ shopOrders: [shopOrderOf(1, { status: 'completed' })] })
      return HttpResponse.json(order)
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm receipt' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Did everything arrive?' }))
  expect(calls).toBe(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, everything arrived' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm receipt' })).toBeNull())
  expect(calls).toBe(1)
  await waitFor(() => expect(partOfClay()).toContainElement(document.activeElement as HTMLElement))
})

test('printing is one press away', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  serve(() => orderOf())
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test("somebody else's order is no order, and a fault is no missing order", async () => {
  server.use(http.get('*/api/orders/5', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })))
  open()
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeInTheDocument()
})

test('an order that does not load can be asked for again', async () => {
  server.use(http.get('*/api/orders/5', () => HttpResponse.json({ message: 'Later' }, { status: 429 })))
  open()
  expect(await screen.findByRole('heading', { name: "The order didn't load" })).toBeInTheDocument()
  serve(() => orderOf())
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Order HS-AAAAA-BBBBB' })).toBeInTheDocument()
})
