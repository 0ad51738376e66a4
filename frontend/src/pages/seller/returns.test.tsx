/** What buyers give back, as a shop answers it; and money that it gives back of its own accord. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { Return } from '@/features/orders/api'
import { sellerApi, type SellerOrder } from '@/features/seller/api'
import { payoutAfter } from '@/features/seller/components/returns/amount'
import { eventOf, orderLineOf, returnOf } from '@/testing/orders'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, sellerOrderOf } from '@/testing/shops'
import { SellerOrderPage } from './SellerOrderPage'
import { SellerReturnsPage } from './SellerReturnsPage'

let order: SellerOrder
const serve = (over: Partial<Return>, of: Partial<SellerOrder> = {}) => {
  order = sellerOrderOf(1, { status: 'return_requested', returns: [returnOf(over)], ...of })
}

beforeEach(() => {
  serve({})
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(clay)),
    http.get('*/api/seller/orders/1', () => HttpResponse.json(order)),
    http.get('*/api/public/config', () => HttpResponse.json({ name: 'Helloshop', currency: 'USD' })),
  )
})

const open = () =>
  renderPage(<><SellerOrderPage /><ToastHost /></>, { at: '/seller/orders/1', path: '/seller/orders/:orderId', state: asSeller })
const panel = async () => within(await screen.findByRole('region', { name: 'Return' }))
type Box = Pick<typeof screen, 'getByLabelText'>
// At once, not letter by letter.
const fill = (box: Box, label: string | RegExp, text: string) =>
  fireEvent.change(box.getByLabelText(label), { target: { value: text } })
const problem = (status: number, body: object) => HttpResponse.json({ status, ...body }, { status })

/** A server that takes this answer, and what it was sent. */
function take(step: string, after: Partial<Return>) {
  const bodies: unknown[] = []
  server.use(
    http.post(`*/api/seller/orders/1/returns/12/${step}`, async ({ request }) => {
      bodies.push(await request.json())
      serve(after)
      return HttpResponse.json(returnOf(after))
    }),
  )
  return bodies
}

test('a return is accepted with where to send it and a label, which goes first', async () => {
  const calls: string[] = []
  const bodies = take('approve', { status: 'approved', sendBack: true, answer: 'Hafenstr. 3' })
  server.use(
    http.post('*/api/seller/orders/1/returns/12/label', () => {
      calls.push(`label before ${bodies.length} answers`)
      return HttpResponse.json(returnOf())
    }),
  )
  open()
  const box = await panel()
  expect(box.getByText(/^Answer by .* If you don't, the return is accepted/)).toBeInTheDocument()
  await userEvent.click(box.getByRole('button', { name: 'Accept' }))
  await userEvent.click(box.getByRole('button', { name: 'Accept the return' }))
  expect(await box.findByText('Tell the buyer where to send it')).toBeInTheDocument()
  fill(box, 'Where and how to send it', 'Hafenstr. 3')
  const choose = userEvent.setup({ applyAccept: false })
  await choose.upload(box.getByLabelText('Choose label'), new File(['x'], 'label.pdf', { type: 'application/pdf' }))
  expect(await box.findByText("label.pdf isn't a PNG, JPEG or WebP picture")).toBeInTheDocument()
  await choose.upload(box.getByLabelText('Choose label'), new File(['x'], 'label.png', { type: 'image/png' }))
  await userEvent.click(box.getByRole('button', { name: 'Accept the return' }))
  expect(await box.findByText(/^The buyer has until .* to send it back/)).toBeInTheDocument()
  expect(bodies).toEqual([{ sendBack: true, words: 'Hafenstr. 3' }])
  expect(calls).toEqual(['label before 0 answers'])
})

test('the goods may stay; what never came cannot come back', async () => {
  serve({ reason: 'not_received' })
  const bodies = take('approve', { status: 'refunded', amount: 2400 })
  open()
  const box = await panel()
  await userEvent.click(box.getByRole('button', { name: 'Accept' }))
  expect(box.queryByRole('radio')).not.toBeInTheDocument()
  await userEvent.click(box.getByRole('button', { name: 'Accept the return' }))
  // What is over stands below.
  expect(await screen.findByText('The buyer gets $24.00 back.')).toBeInTheDocument()
  expect(bodies).toEqual([{ sendBack: false }])
})

test('a part is offered, at most what it is worth', async () => {
  const bodies = take('offer', { status: 'offered', offer: 800, answer: 'Sorry' })
  open()
  const box = await panel()
  await userEvent.click(box.getByRole('button', { name: 'Offer partial refund' }))
  fill(box, 'Amount in USD', '24.01')
  fill(box, 'Message to the buyer', 'Sorry')
  await userEvent.click(box.getByRole('button', { name: 'Send offer' }))
  expect(await box.findByText('Enter $24.00 or less')).toBeInTheDocument()
  expect(bodies).toEqual([])
  fill(box, 'Amount in USD', '8')
  await userEvent.click(box.getByRole('button', { name: 'Send offer' }))
  await waitFor(() => expect(bodies).toEqual([{ amount: 800, words: 'Sorry' }]))
})

test('a shop declines with a reason; a refused answer keeps it', async () => {
  const message = 'Not possible where it stands.'
  server.use(http.post('*/api/seller/orders/1/returns/12/reject', () => problem(409, { code: 'invalid_transition', message })))
  open()
  const box = await panel()
  await userEvent.click(box.getByRole('button', { name: 'Decline' }))
  fill(box, 'Reason', 'It was fine')
  await userEvent.click(box.getByRole('button', { name: 'Decline' }))
  expect(await box.findByText(message)).toBeInTheDocument()
  expect(box.getByLabelText('Reason')).toHaveValue('It was fine')
  const bodies = take('reject', { status: 'declined', answer: 'It was fine' })
  await userEvent.click(box.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(bodies).toEqual([{ reason: 'It was fine' }]))
})

test('what came back is paid, and broken goods stay off the shelf unless the shop says so', async () => {
  serve({ status: 'sent_back', sendBack: true, carrier: 'UPS', trackingNumber: '1Z9' })
  const bodies = take('received', { status: 'refunded', amount: 2400 })
  open()
  const box = await panel()
  expect(box.getByRole('checkbox', { name: 'Put the items back in stock' })).not.toBeChecked()
  await userEvent.click(box.getByRole('button', { name: 'It came back' }))
  const question = within(await screen.findByRole('dialog', { name: 'Refund $24.00?' }))
  await userEvent.click(question.getByRole('button', { name: 'Not yet' }))
  expect(bodies).toEqual([])
  await userEvent.click(await box.findByRole('button', { name: 'It came back' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('$24.00 goes back to the buyer')).toBeInTheDocument()
  expect(bodies).toEqual([{ restock: false }])
})

test('what did not come back is for the marketplace to decide, and nothing is paid', async () => {
  serve({ status: 'sent_back', sendBack: true, carrier: 'UPS', trackingNumber: '1Z9' })
  const bodies = take('object', { status: 'escalated' })
  open()
  const box = await panel()
  await userEvent.click(box.getByRole('button', { name: 'It didn\'t come back' }))
  await userEvent.click(box.getByRole('button', { name: 'Ask the marketplace' }))
  expect(await box.findByText('Tell us what\'s wrong')).toBeInTheDocument()
  fill(box, 'Reason', 'An empty box')
  await userEvent.click(box.getByRole('button', { name: 'Ask the marketplace' }))
  expect(await screen.findByText('The marketplace will decide')).toBeInTheDocument()
  expect(bodies).toEqual([{ reason: 'An empty box' }])
})

test('a parcel that comes after all is paid before the marketplace decides; what was never sent is not', async () => {
  serve({ status: 'escalated', sendBack: true, carrier: 'UPS', trackingNumber: '1Z9' })
  const bodies = take('received', { status: 'refunded', amount: 2400 })
  const { unmount } = open()
  let box = await panel()
  expect(box.queryByRole('button', { name: 'It didn\'t come back' })).not.toBeInTheDocument()
  await userEvent.click(box.getByRole('button', { name: 'It came back' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(bodies).toEqual([{ restock: false }]))
  unmount()
  serve({ status: 'escalated', sendBack: true, trackingNumber: null })
  open()
  box = await panel()
  expect(box.queryByRole('button', { name: 'It came back' })).not.toBeInTheDocument()
})

test('the focus follows the answer: back at its button, and at the return once it is sent', async () => {
  take('reject', { status: 'declined', answer: 'It was fine' })
  open()
  const box = await panel()
  await userEvent.click(box.getByRole('button', { name: 'Offer partial refund' }))
  await userEvent.click(box.getByRole('button', { name: 'Back' }))
  expect(box.getByRole('button', { name: 'Offer partial refund' })).toHaveFocus()
  await userEvent.click(box.getByRole('button', { name: 'Decline' }))
  expect(box.getByRole('heading', { name: 'Decline the return' })).toHaveFocus()
  fill(box, 'Reason', 'It was fine')
  await userEvent.click(box.getByRole('button', { name: 'Decline' }))
  expect(await box.findByText('Declined')).toBeInTheDocument()
  expect(box.getByRole('heading', { level: 2, name: 'Return' })).toHaveFocus()
})

test('the focus is on the order once its return is over', async () => {
  serve({ status: 'sent_back', sendBack: true })
  server.use(
    http.post('*/api/seller/orders/1/returns/12/received', () => {
      serve({ status: 'refunded', amount: 2400 }, { events: [...order.events, eventOf('returned', '2026-11-23T10:00:00Z')] })
      return HttpResponse.json(returnOf({ status: 'refunded', amount: 2400 }))
    }),
  )
  open()
  const box = await panel()
  await userEvent.click(box.getByRole('button', { name: 'It came back' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('The buyer gets $24.00 back.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('an answer that is half written is there again after a look at another page, until it is sent', async () => {
  take('approve', { status: 'approved', sendBack: false })
  const first = open()
  let box = await panel()
  await userEvent.click(box.getByRole('button', { name: 'Accept' }))
  await userEvent.click(box.getByRole('radio', { name: /^The buyer keeps them/ }))
  fill(box, /^Message to the buyer/, 'Keep it')
  first.unmount()
  const second = open()
  box = await panel()
  await userEvent.click(box.getByRole('button', { name: 'Accept' }))
  expect(box.getByLabelText(/^Message to the buyer/)).toHaveValue('Keep it')
  await userEvent.click(box.getByRole('button', { name: 'Accept the return' }))
  expect(await screen.findByText('Return accepted')).toBeInTheDocument()
  second.unmount()
  serve({})
  open()
  box = await panel()
  await userEvent.click(box.getByRole('button', { name: 'Accept' }))
  expect(box.getByRole('radio', { name: /^The buyer sends them back/ })).toBeChecked()
  expect(box.getByLabelText('Where and how to send it')).toHaveValue('')
})

test('what was begun before another answer does not stand in for that answer', async () => {
  const first = open()
  let box = await panel()
  await userEvent.click(box.getByRole('button', { name: 'Accept' }))
  await userEvent.click(box.getByRole('radio', { name: /^The buyer keeps them/ }))
  fill(box, /^Message to the buyer/, 'Keep it')
  first.unmount()
  // Answered on another device, twice.
  const answered = { status: 'approved', sendBack: true } as const
  const requested = order.returns[0]?.events[0]
  const approved = { status: 'approved', at: '2026-11-23T11:00:00Z', actor: 'seller', words: null }
  const events = requested ? [requested, approved] : []
  serve({ ...answered, answer: 'Hafenstr. 3', events })
  const second = open()
  box = await panel()
  await userEvent.click(box.getByRole('button', { name: 'Change your answer' }))
  expect(box.getByRole('radio', { name: /^The buyer sends them back/ })).toBeChecked()
  expect(box.getByLabelText('Where and how to send it')).toHaveValue('Hafenstr. 3')
  fill(box, 'Where and how to send it', 'Hafenstr. 3, left door')
  second.unmount()
  serve({ ...answered, answer: 'Elbstr. 1', events: [...events, approved] })
  open()
  box = await panel()
  await userEvent.click(box.getByRole('button', { name: 'Change your answer' }))
  expect(box.getByLabelText('Where and how to send it')).toHaveValue('Elbstr. 1')
})

test.each([
  ['Accept', 'Accept the return', 'requested', 'approved'],
  ['Change your answer', 'Accept the return', 'approved', 'approved'],
  ['Change your answer', 'Accept the return', 'approved', 'sent_back'],
  ['Offer partial refund', 'Offer a partial refund', 'requested', 'approved'],
  ['Decline', 'Decline the return', 'requested', 'approved'],
  ['It didn\'t come back', 'The items didn\'t come back', 'sent_back', 'escalated'],
])('%s: the form closes when its step is over, and what is true is seen', async (opener, name, status, next) => {
  serve({ sendBack: true, answer: 'Hafenstr. 3', status })
  const { store } = open()
  const box = await panel()
  await userEvent.click(box.getByRole('button', { name: opener }))
  expect(box.getByRole('form', { name })).toBeInTheDocument()
  const said = { status: next, at: '2026-11-23T11:00:00Z', actor: 'seller', words: null }
  serve({ sendBack: true, answer: 'Elbstr. 1', status: next, events: [...(order.returns[0]?.events ?? []), said] })
  const again = sellerApi.endpoints.getSellerOrder.initiate({ id: 1 }, { forceRefetch: true, subscribe: false })
  await act(async () => store.dispatch(again))
  await waitFor(() => expect(box.queryByRole('form')).not.toBeInTheDocument())
  expect(box.getByText('Elbstr. 1')).toBeInTheDocument()
})

test('a return that nobody answered in time lacks where to send it', async () => {
  serve({ status: 'approved', sendBack: true, answer: null })
  open()
  expect((await panel()).getByRole('button', { name: 'Add a return address' })).toBeInTheDocument()
})

test('where the pieces go is still chosen after a look at the form beside it', async () => {
  serve({ status: 'sent_back', sendBack: true })
  const bodies = take('received', { status: 'refunded', amount: 2400 })
  open()
  const box = await panel()
  await userEvent.click(box.getByRole('checkbox', { name: 'Put the items back in stock' }))
  await userEvent.click(box.getByRole('button', { name: 'It didn\'t come back' }))
  await userEvent.click(box.getByRole('button', { name: 'Back' }))
  expect(box.getByRole('checkbox', { name: 'Put the items back in stock' })).toBeChecked()
  await userEvent.click(box.getByRole('button', { name: 'It came back' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(bodies).toEqual([{ restock: true }]))
})

test('a free amount is paid back with a look at the payout; a lost connection repeats it under one key', async () => {
  order = sellerOrderOf(1, { status: 'delivered' })
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/seller/orders/1/refunds', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      if (keys.length === 1) return HttpResponse.error()
      order = sellerOrderOf(1, { status: 'delivered', refunded: 500 })
      return HttpResponse.json(order)
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const box = within(screen.getByRole('region', { name: 'Refund without a return' }))
  fill(box, 'Amount in USD', '5')
  expect(box.getByText('Your payout goes from $22.08 to about $17.48.')).toBeInTheDocument()
  fill(box, 'Reason', 'Sorry')
  await userEvent.click(box.getByRole('button', { name: 'Send refund' }))
  await waitFor(() => expect(keys).toHaveLength(1))
  await waitFor(() => expect(box.getByRole('button', { name: 'Send refund' })).toHaveAttribute('aria-busy', 'false'))
  expect(box.getByLabelText('Reason')).toHaveValue('Sorry')
  await userEvent.click(box.getByRole('button', { name: 'Send refund' }))
  expect(await screen.findByText('$5.00 goes back to the buyer')).toBeInTheDocument()
  expect(keys[0]).toBe(keys[1])
})

test('pieces that the buyer keeps are paid back by the piece', async () => {
  order = sellerOrderOf(1, { status: 'delivered', total: 4800, lines: [orderLineOf(1, { quantity: 2, shipped: 2 })] })
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/seller/orders/1/refunds', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ ...order, refunded: 2400 })
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const box = within(screen.getByRole('region', { name: 'Refund without a return' }))
  await userEvent.click(box.getByRole('radio', { name: /^Items/ }))
  await userEvent.click(box.getByRole('button', { name: 'Increase quantity' }))
  fill(box, 'Reason', 'Scratched')
  await userEvent.click(box.getByRole('button', { name: 'Send refund' }))
  await waitFor(() => expect(bodies).toEqual([{ lines: [{ lineId: 1, quantity: 1 }], reason: 'Scratched' }]))
})

test("the commission's share of what goes back comes back to the shop", () => {
  expect(payoutAfter({ total: 2400, refunded: 0, commission: 192, payout: 2208 }, 2400)).toBe(0)
  expect(payoutAfter({ total: 2400, refunded: 400, commission: 160, payout: 1840 }, 1000)).toBe(920)
})

test('the list says whom each return waits for, and the address chooses', async () => {
  const stages: (string | null)[] = []
  server.use(
    http.get('*/api/seller/returns', ({ request }) => {
      stages.push(new URL(request.url).searchParams.get('stage'))
      const listed = { buyerName: 'Ada Example', shopName: 'Clay & Co', currency: 'USD', return: returnOf() }
      return HttpResponse.json({ items: [listed], page: 1, pageSize: 24, total: 1 })
    }),
  )
  renderPage(<SellerReturnsPage />, { at: '/seller/returns?stage=operator', path: '/seller/returns', state: asSeller })
  expect(await screen.findByRole('link', { name: /HS-AAAAA-BBBBB.*Answer by/ })).toHaveAttribute('href', '/seller/orders/1#return-12')
  expect(await screen.findByRole('link', { name: 'Waiting for you (1)' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'With the marketplace' })).toHaveAttribute('aria-current', 'page')
  expect(stages).toContain('operator')
})
