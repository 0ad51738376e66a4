/** The list of a shop's orders, and one order from its payment to its arrival. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { componentText } from '@/components/text'
import { ToastHost } from '@/components/toast/ToastHost'
import { disputeOf } from '@/testing/money'
import { eventOf, orderLineOf } from '@/testing/orders'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, ordersPage, sellerOrderOf } from '@/testing/shops'
import { SellerOrderPage } from './SellerOrderPage'
import { SellerOrdersPage } from './SellerOrdersPage'

beforeEach(() => server.use(http.get('*/api/seller/shop', () => HttpResponse.json(clay))))

const openList = (search = '') =>
  renderPage(<SellerOrdersPage />, { at: `/seller/orders${search}`, path: '/seller/orders', state: asSeller })
const openOrder = (id = '5') =>
  renderPage(<><SellerOrderPage /><ToastHost /></>, { at: `/seller/orders/${id}`, path: '/seller/orders/:orderId', state: asSeller })

test('the tabs count the orders of each state, and the address chooses one', async () => {
  let asked = ''
  server.use(
    http.get('*/api/seller/orders', ({ request }) => {
      asked = new URL(request.url).searchParams.get('status') ?? ''
      return HttpResponse.json(ordersPage([sellerOrderOf(1)], { confirmed: 3, partially_shipped: 1 }))
    }),
  )
  openList('?status=confirmed%2Cpartially_shipped')
  expect(await screen.findByRole('link', { name: 'To ship (4)' })).toHaveAttribute('aria-current', 'page')
  expect(asked).toBe('confirmed,partially_shipped')
})

test('a shop without orders can pass its address on', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  server.use(http.get('*/api/seller/orders', () => HttpResponse.json(ordersPage([]))))
  openList()
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument()
  const copy = await screen.findByRole('button', { name: 'Copy shop link' })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await userEvent.click(copy)
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/shop/clay-and-co`)
})

test('an empty tab leads back to all orders', async () => {
  server.use(http.get('*/api/seller/orders', () => HttpResponse.json(ordersPage([]))))
  openList('?status=cancelled')
  expect(await screen.findByRole('heading', { name: 'No orders here' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See all orders' })).toHaveAttribute('href', '/seller/orders')
})

test('the orders of the list are saved as a table, with the filters that are set', async () => {
  const table = 'Order number\r\nHS-1\r\n'
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const asked = vi.fn<(query: Record<string, string>) => void>()
  URL.createObjectURL = (file) => {
    saved.push(file as Blob)
    return 'blob:orders'
  }
  URL.revokeObjectURL = vi.fn<() => void>()
  server.use(
    http.get('*/api/seller/orders/export', ({ request }) => {
      asked(Object.fromEntries(new URL(request.url).searchParams))
      return new HttpResponse(`\uFEFF${table}`, { headers: { 'content-type': 'text/csv' } })
    }),
    http.get('*/api/seller/orders', () => HttpResponse.json(ordersPage([sellerOrderOf(1)]))),
  )
  openList('?status=delivered&q=mug&from=2026-11-01&page=2')
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(asked).toHaveBeenCalledWith({ status: 'delivered', q: 'mug', from: '2026-11-01', separator: 'comma' })
  // with the mark by which Excel knows its letters
  expect(saved[0]?.size).toBe(table.length + 3)
})

test('orders that do not load leave the page around them', async () => {
  server.use(http.get('*/api/seller/orders', () => HttpResponse.json({}, { status: 400 })))
  openList()
  expect(await screen.findByRole('alert')).toHaveTextContent('The orders didn\'t load')
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument()
})

test('an order is shipped and delivered with the keys alone, and the focus never falls off the page', async () => {
  let order = sellerOrderOf(5)
  const answer = (status: string) => () => {
    const step = eventOf(status, '2026-11-22T10:00:00Z', { actor: 'seller' })
    order = sellerOrderOf(5, { status, events: [...order.events, step] })
    return HttpResponse.json(order)
  }
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(order)),
    http.post('*/api/seller/orders/5/ship', answer('in_delivery')),
    http.post('*/api/seller/orders/5/deliver', answer('delivered')),
  )
  openOrder()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Order HS-5' })
  screen.getByLabelText('Carrier').focus()
  await userEvent.keyboard('DHL')
  await userEvent.tab()
  await userEvent.keyboard('JD01{Enter}')
  const deliver = await screen.findByRole('button', { name: 'Mark as delivered' })
  await expect.poll(() => document.activeElement).toBe(heading)
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
  deliver.focus()
  await userEvent.keyboard('{Enter}')
  const question = within(await screen.findByRole('dialog', { name: 'Mark as delivered?' }))
  expect(question.getByRole('button', { name: 'Not yet' })).toHaveFocus()
  expect(order.status).toBe('in_delivery')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => screen.queryByRole('button', { name: 'Mark as delivered' })).toBeNull()
  expect(heading).toHaveFocus()
})

test('the address goes to the clipboard as the lines of a letter', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  server.use(http.get('*/api/seller/orders/5', () => HttpResponse.json(sellerOrderOf(5))))
  openOrder()
  const copy = await screen.findByRole('button', { name: 'Copy address' })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await userEvent.click(copy)
  expect(writeText.mock.calls[0]?.[0]).toMatch(/^Ada Example\n1 Market Street\nSan Francisco, CA 94105\n.*\n\+1 415-555-0100$/)
})

test('the items of an order say under which number they lie on the shelf', async () => {
  const order = sellerOrderOf(5, { lines: [orderLineOf(1)] })
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(order)),
    http.get('*/api/seller/packing-slips', () => HttpResponse.json({ items: [{ ...order, lines: [{ ...orderLineOf(1), sku: 'MUG-1' }] }] })),
  )
  openOrder()
  expect(await screen.findByText('SKU MUG-1')).toBeInTheDocument()
})

test('an order says beside the last day to ship when the buyer expects it', async () => {
  const order = sellerOrderOf(5, { shipBy: '2026-11-28', expectedDelivery: { from: '2026-11-30', to: '2026-12-05' } })
  server.use(http.get('*/api/seller/orders/5', () => HttpResponse.json(order)))
  openOrder()
  expect(await screen.findByText(/^Buyer was told Nov 30\s–\sDec 5$/)).toBeInTheDocument()
  expect(screen.getByText(/^Ship by/)).toBeInTheDocument()
})

test('an order of another shop is not there', async () => {
  server.use(http.get('*/api/seller/orders/6', () => HttpResponse.json({ code: 'not_found' }, { status: 404 })))
  openOrder('6')
  expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeInTheDocument()
})

test('what is no number is no order, and nobody is asked', () => {
  openOrder('abc')
  expect(screen.getByRole('heading', { level: 1, name: 'Order not found' })).toBeInTheDocument()
})

const request = { id: 9, status: 'open', reason: 'Too late', answer: null, createdAt: '2026-11-21T10:00:00Z', lines: [{ lineId: 1, quantity: 1 }] }
const partly = { status: 'partially_shipped', lines: [orderLineOf(1, { quantity: 2, shipped: 1 })], cancelRequests: [request] }

test('a shop agrees to what the buyer asks to cancel', async () => {
  let order = sellerOrderOf(5, partly)
  const keys: (string | null)[] = []
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(order)),
    http.post('*/api/seller/orders/5/cancel-requests/9/accept', ({ request: call }) => {
      keys.push(call.headers.get('Idempotency-Key'))
      order = sellerOrderOf(5, { ...partly, cancelRequests: [{ ...request, status: 'accepted' }] })
      return HttpResponse.json(order)
    }),
  )
  openOrder()
  expect(await screen.findByText('Cancellation requested: 1 × Mug 1')).toBeInTheDocument()
  expect(screen.queryByText("The shop hasn't answered yet.")).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel and refund' }))
  expect(await screen.findByText('The shop agreed. Your refund is on its way.')).toBeInTheDocument()
  expect(keys[0]).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument()
})

test('a shop that declines says why', async () => {
  let order = sellerOrderOf(5, partly)
  let body: unknown
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(order)),
    http.post('*/api/seller/orders/5/cancel-requests/9/decline', async ({ request: call }) => {
      body = await call.json()
      order = sellerOrderOf(5, { ...partly, cancelRequests: [{ ...request, status: 'declined', answer: 'It is packed' }] })
      return HttpResponse.json(order)
    }),
  )
  openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByLabelText('Reason')).toHaveAccessibleDescription(/Tell the buyer why$/)
  await userEvent.type(screen.getByLabelText('Reason'), 'It is packed')
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('The shop says: It is packed')).toBeInTheDocument()
  expect(body).toEqual({ reason: 'It is packed' })
})

const parcelOf = (id: number, over = {}) => ({
  id,
  carrier: 'DHL',
  trackingNumber: `JD0${id}`,
  trackingUrl: null,
  shippedAt: '2026-11-21T10:00:00Z',
  lostAt: null,
  lines: [{ lineId: 1, quantity: 1 }],
  ...over,
})
const onItsWay = { status: 'in_delivery', lines: [orderLineOf(1, { quantity: 2, shipped: 2 })] }

/** Two parcels on their way, of which the first is reported as lost; answers what the server heard. */
function serveLostParcel(answer: () => Response) {
  const heard: { body: unknown; key: string | null }[] = []
  let order = sellerOrderOf(5, { ...onItsWay, shipments: [parcelOf(1), parcelOf(2)] })
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(order)),
    http.post('*/api/seller/orders/5/lost', async ({ request: call }) => {
      heard.push({ body: await call.json(), key: call.headers.get('Idempotency-Key') })
      const refusal = answer()
      if (!refusal.ok) return refusal
      order = sellerOrderOf(5, {
        ...onItsWay,
        refunded: 2400,
        lines: [orderLineOf(1, { quantity: 2, shipped: 2, lost: 1, refunded: 2400 })],
        shipments: [parcelOf(1, { lostAt: '2026-11-22T10:00:00Z' }), parcelOf(2)],
        events: [...order.events, eventOf('in_delivery', '2026-11-22T10:00:00Z', { actor: 'seller', reason: 'It burned', lost: 1 })],
      })
      return HttpResponse.json(order)
    }),
  )
  return heard
}

test('a shop reports a parcel as lost with the keys alone, and reads what that did', async () => {
  const heard = serveLostParcel(() => new Response())
  openOrder()
  const opener = await screen.findByRole('button', { name: 'Report as lost JD01' })
  opener.focus()
  await userEvent.keyboard('{Enter}')
  const question = await screen.findByRole('dialog', { name: 'Report this parcel as lost?' })
  expect(screen.getByRole('heading', { name: 'Report this parcel as lost?' })).toHaveFocus()
  expect(question).toHaveTextContent('The buyer gets a refund for what was in it: 1 × Mug 1.')
  await userEvent.click(within(question).getByRole('button', { name: 'Keep waiting' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(opener).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Report as lost' }))
  expect(screen.getByLabelText('What happened')).toHaveAccessibleDescription(/Tell the buyer what happened$/)
  await userEvent.keyboard('It burned')
  await userEvent.click(screen.getByRole('button', { name: 'Report as lost' }))
  expect(await screen.findByText('Reported as lost. The buyer gets $24.00 back')).toBeInTheDocument()
  expect(heard.map(({ body }) => body)).toEqual([{ shipmentId: 1, reason: 'It burned' }])
  expect(await screen.findByText('1 lost on the way, $24.00 refund')).toBeInTheDocument()
  expect(screen.getByText(/^1 item reported lost by you/)).toBeInTheDocument()
  expect(screen.getByText(/reported lost$/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Report as lost JD01' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Report as lost JD02' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Order HS-5' })).toHaveFocus()
})

test('a report that was refused says why, keeps the words and is repeated under the same key', async () => {
  const answers = [HttpResponse.json({ code: 'already_lost', message: 'This parcel has already been reported lost' }, { status: 409 }), HttpResponse.json({})]
  const heard = serveLostParcel(() => answers.shift() ?? new Response())
  openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Report as lost JD01' }))
  const question = within(await screen.findByRole('dialog'))
  await userEvent.type(question.getByLabelText('What happened'), 'It burned')
  await userEvent.click(question.getByRole('button', { name: 'Report as lost' }))
  expect(await question.findByRole('alert')).toHaveTextContent(/lost/)
  expect(question.getByLabelText('What happened')).toHaveValue('It burned')
  await userEvent.click(question.getByRole('button', { name: 'Report as lost' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(heard).toHaveLength(2)
  expect(heard[0]?.key).toBe(heard[1]?.key)
})

test('what has arrived cannot get lost', async () => {
  const delivered = sellerOrderOf(5, { ...onItsWay, status: 'delivered', shipments: [parcelOf(1)] })
  server.use(http.get('*/api/seller/orders/5', () => HttpResponse.json(delivered)))
  openOrder()
  expect(await screen.findByText('JD01')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Report as lost/ })).not.toBeInTheDocument()
})

test('a shop cancels some pieces of what it has not sent', async () => {
  let body: unknown
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(sellerOrderOf(5))),
    http.post('*/api/seller/orders/5/cancel', async ({ request: call }) => {
      body = await call.json()
      return HttpResponse.json(sellerOrderOf(5))
    }),
  )
  openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }))
  await userEvent.type(screen.getByLabelText('Reason'), 'One broke')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(body).toEqual({ reason: 'One broke', lines: [{ lineId: 1, quantity: 1 }] }))
  expect(await screen.findByRole('button', { name: 'Cancel order' })).toHaveAttribute('aria-expanded', 'false')
})

test('orders are looked for by words and days, which stand in the address', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/seller/orders', ({ request: call }) => {
      asked.push(new URL(call.url).search)
      return HttpResponse.json(ordersPage([], { confirmed: 2, delivered: 3 }))
    }),
  )
  const { router } = openList('?status=delivered')
  expect(await screen.findByRole('link', { name: 'All (5)' })).toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search orders' }), ' mug ')
  await userEvent.type(screen.getByLabelText('From'), '2026-03-01')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?status=delivered&q=mug&from=2026-03-01')
  expect(asked.at(-1)).toContain('q=mug&from=2026-03-01')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(router.state.location.search).toBe('?status=delivered'))
})

test('many orders are shipped from a list, and those that cannot be are named', async () => {
  let sent: unknown
  server.use(
    http.get('*/api/seller/orders', () => HttpResponse.json(ordersPage([sellerOrderOf(1)], { confirmed: 1 }))),
    http.post('*/api/seller/orders/ship', async ({ request: call }) => {
      sent = await call.json()
      const results = [
        { number: 'HS-1', orderId: 1, code: null, message: null },
        { number: 'HS-2', orderId: null, code: 'not_found', message: 'There is no such order' },
      ]
      return HttpResponse.json({ results })
    }),
  )
  openList()
  await userEvent.click(await screen.findByRole('button', { name: 'Ship many' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship many orders' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Ship them' }))
  expect(dialog.getByText('Enter at least one order')).toBeInTheDocument()
  await userEvent.type(dialog.getByLabelText(/Carrier for lines/), 'UPS')
  await userEvent.click(dialog.getByLabelText(/Orders and tracking numbers/))
  await userEvent.paste('HS-1,1Z9\nHS-2,1Z8,DHL')
  expect(dialog.getByText('2 orders to ship')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Ship them' }))
  expect(await dialog.findByText('HS-2: There is no such order')).toBeInTheDocument()
  const parcels = [
    { number: 'HS-1', trackingNumber: '1Z9', carrier: 'UPS' },
    { number: 'HS-2', trackingNumber: '1Z8', carrier: 'DHL' },
  ]
  expect(sent).toEqual({ parcels })
})

test('some pieces go into a parcel, a wrong number is put right, and a note is kept', async () => {
  const sent: unknown[] = []
  const lines = [orderLineOf(1, { quantity: 2 })]
  const shipment = { id: 4, carrier: 'UPS', trackingNumber: '1Z0', trackingUrl: null, shippedAt: '2026-11-21T10:00:00Z', lostAt: null, lines: [{ lineId: 1, quantity: 1 }] }
  let order = sellerOrderOf(5, { lines })
  const answer = async (call: Request) => {
    sent.push(await call.json())
    return HttpResponse.json(order)
  }
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(order)),
    http.post('*/api/seller/orders/5/ship', ({ request: call }) => {
      order = { ...order, status: 'partially_shipped', shipments: [shipment], lines: [orderLineOf(1, { quantity: 2, shipped: 1 })] }
      return answer(call)
    }),
    http.patch('*/api/seller/orders/5/shipments/4', ({ request: call }) => answer(call)),
    http.put('*/api/seller/orders/5/note', ({ request: call }) => answer(call)),
  )
  openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Ship only some items' }))
  await userEvent.click(within(screen.getByRole('group', { name: 'In this parcel' })).getByRole('button', { name: componentText.decrease }))
  await userEvent.type(screen.getByLabelText('Carrier'), 'UPS')
  await userEvent.type(screen.getByLabelText('Tracking number'), '1Z0')
  await userEvent.click(screen.getByRole('button', { name: 'Ship order' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Change tracking number 1Z0' }))
  const dialog = within(await screen.findByRole('dialog'))
  const number = dialog.getByLabelText('Tracking number')
  await userEvent.clear(number)
  await userEvent.type(number, '1Z1')
  await userEvent.click(dialog.getByRole('button', { name: 'Save number' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await userEvent.type(screen.getByLabelText(/^For your shop only/), 'Gift wrap')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Note saved')).toBeInTheDocument()
  expect(sent).toEqual([
    { carrier: 'UPS', trackingNumber: '1Z0', lines: [{ lineId: 1, quantity: 1 }] },
    { carrier: 'UPS', trackingNumber: '1Z1' },
    { note: 'Gift wrap' },
  ])
})

test('a dispute is marked in the list with its deadline, and found under a tab of its own', async () => {
  const asked: string[] = []
  const disputed = sellerOrderOf(1, { disputes: [disputeOf()] })
  const decided = sellerOrderOf(2, { disputes: [disputeOf({ resolvedAt: '2026-11-22T12:00:00Z' })] })
  server.use(
    http.get('*/api/seller/orders', ({ request: call }) => {
      asked.push(new URL(call.url).search)
      return HttpResponse.json({ ...ordersPage([disputed, decided], { delivered: 2, returned: 1 }), disputed: 1 })
    }),
  )
  const { router } = openList()
  expect(await screen.findAllByText('Dispute: answer by Nov 30, 2026')).toHaveLength(1)
  // the states add up to all, and those in a dispute are among them
  expect(screen.getByRole('link', { name: 'All (3)' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Returned (1)' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'In dispute (1)' }))
  await waitFor(() => expect(asked.at(-1)).toContain('disputed=true'))
  expect(asked.at(-1)).not.toContain('status=')
  expect(router.state.location.search).toBe('?status=disputed')
})

test('a shop without disputes has no tab for them', async () => {
  server.use(http.get('*/api/seller/orders', () => HttpResponse.json(ordersPage([sellerOrderOf(1)], { delivered: 1 }))))
  openList()
  expect(await screen.findByRole('link', { name: 'Delivered (1)' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /In dispute/ })).not.toBeInTheDocument()
})

test('an order in a dispute says why and until when, and is answered there', async () => {
  let said: unknown
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(sellerOrderOf(5, { disputes: [disputeOf()] }))),
    http.post('*/api/seller/disputes/3/evidence', async ({ request: sent }) => {
      said = await sent.json()
      return HttpResponse.json({ dispute: disputeOf(), evidence: [] })
    }),
  )
  openOrder()
  const panel = within(await screen.findByRole('region', { name: 'Dispute' }))
  expect(panel.getByText(/^Answer by Nov 30, 2026/)).toBeInTheDocument()
  expect(panel.getByText('Nothing arrived · PayPal or the bank decides')).toBeInTheDocument()
  expect(panel.getByRole('link', { name: 'See the dispute' })).toHaveAttribute('href', '/seller/money/disputes/3')
  await userEvent.type(panel.getByLabelText('Your side'), 'It was handed over')
  await userEvent.click(panel.getByRole('button', { name: 'Send answer' }))
  await waitFor(() => expect(said).toEqual({ note: 'It was handed over', shipmentIds: [] }))
})

test('the history tells parcels, corrections, refunds and disputes, newest first', async () => {
  const refundOf = (id: number, createdAt: string, over = {}) => ({
    ...{ id, amount: 500, status: 'done', reason: 'Scratched', createdAt, completedAt: null, paidElsewhere: false },
    ...over,
  })
  const ups = { carrier: 'UPS', trackingNumber: '1Z0' }
  const order = sellerOrderOf(5, {
    events: [
      eventOf('confirmed', '2026-11-20T10:05:00Z'),
      eventOf('in_delivery', '2026-11-21T10:00:00Z', { actor: 'seller', parcel: ups }),
      eventOf('in_delivery', '2026-11-22T10:00:00Z', { actor: 'seller', parcel: { carrier: 'DHL', trackingNumber: '0034' }, corrected: ups }),
      eventOf('in_delivery', '2026-11-23T10:00:00Z', { actor: 'seller', lost: 1, refunded: 2400, reason: 'It burned' }),
    ],
    // the second is what the loss gave back, so that it is told once
    refunds: [refundOf(1, '2026-11-24T10:00:00Z'), refundOf(2, '2026-11-23T10:00:00Z', { amount: 2400 })],
    disputes: [disputeOf({ openedAt: '2026-11-24T11:00:00Z', resolvedAt: '2026-11-24T12:00:00Z', outcome: 'RESOLVED_SELLER_FAVOUR' })],
  })
  server.use(http.get('*/api/seller/orders/5', () => HttpResponse.json(order)))
  openOrder()
  const history = await screen.findByRole('region', { name: 'History' })
  const lines = [
    'Dispute decided',
    'For you',
    'Dispute opened by the buyer',
    'Nothing arrived',
    'Refund of $5.00',
    'Scratched',
    '1 item reported lost by you',
    'It burned',
    'Tracking corrected by you',
    'DHL 0034',
    'Before: UPS 1Z0',
    'Shipped by you',
    'UPS 1Z0',
    'Paid and confirmed',
  ]
  const text = history.textContent ?? ''
  const places = lines.reduce<number[]>((found, line) => [...found, text.indexOf(line, (found.at(-1) ?? -1) + 1)], [])
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(history).not.toHaveTextContent('Refund of $24.00')
})

test('an order of which all was cancelled is printed as it is', async () => {
  const cancelled = sellerOrderOf(5, {
    status: 'cancelled',
    refunded: 2400,
    lines: [orderLineOf(1, { quantity: 2, cancelled: 2 })],
    events: [eventOf('cancelled', '2026-11-21T10:00:00Z', { actor: 'seller', cancelled: 2, refunded: 2400, reason: 'They broke' })],
  })
  server.use(http.get('*/api/seller/orders/5', () => HttpResponse.json(cancelled)))
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Print order' }))
  expect(print).toHaveBeenCalledOnce()
  const paper = screen.getByRole('region', { name: 'Order HS-5 on paper', hidden: true })
  for (const words of ['Clay & Co', 'They broke', 'Mug 1', 'Paid by the buyer: $24.00 · Refunded: $24.00'])
    expect(paper).toHaveTextContent(words)
})

test('what was typed for one order is not there for another', async () => {
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(sellerOrderOf(5))),
    http.get('*/api/seller/orders/6', () => HttpResponse.json(sellerOrderOf(6))),
  )
  const { router } = openOrder('6')
  await screen.findByRole('heading', { level: 1, name: 'Order HS-6' })
  await act(() => router.navigate('/seller/orders/5'))
  await screen.findByRole('heading', { level: 1, name: 'Order HS-5' })
  await userEvent.type(screen.getByLabelText('Carrier'), 'DHL')
  await act(() => router.navigate(-1))
  await screen.findByRole('heading', { level: 1, name: 'Order HS-6' })
  expect(screen.getByLabelText('Carrier')).toHaveValue('')
})
