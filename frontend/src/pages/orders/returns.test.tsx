/** A buyer gives something back: asks, answers an offer, sends the items, asks the marketplace. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { Order, Return, ShopOrder } from '@/features/orders/api'
import { dropReturnDraft, keepPhotos, keepUnsentPhotos } from '@/features/orders/returnDraft'
import { eventOf, orderLineOf, orderOf, returnOf, shopOrderOf } from '@/testing/orders'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { OrderPage } from './OrderPage'
import { OrdersPage } from './OrdersPage'
import { ReturnPage } from './ReturnPage'
import { ReturnSlipPage } from './ReturnSlipPage'

const today = () => new Date().toISOString()
const market = { name: 'Helloshop', currency: 'USD', postalAddress: '12 Market Hall Lane', contactEmail: 'hello@helloshop.example' }
const lines = [orderLineOf(1, { quantity: 3, shipped: 3, lost: 1 }), orderLineOf(2, { shipped: 1, returned: 1 })]

const arrived = (over: Partial<ShopOrder> = {}) =>
  shopOrderOf(1, { status: 'delivered', lines, events: [eventOf('delivered', today())], ...over })
const withReturn = (over: Partial<Return> = {}) => arrived({ status: 'return_requested', returns: [returnOf(over)] })

let order: Order
const serve = (part: ShopOrder) => {
  order = orderOf({ shopOrders: [part] })
}

beforeEach(() => {
  dropReturnDraft(1)
  keepPhotos(1, [])
  keepUnsentPhotos(12, [])
  URL.createObjectURL = (file) => `blob:${(file as File).name}`
  URL.revokeObjectURL = () => undefined
  serve(arrived())
  server.use(
    http.get('*/api/orders/5', () => HttpResponse.json(order)),
    http.get('*/api/public/config', () => HttpResponse.json(market)),
  )
})

const openAsk = () =>
  renderPage(<><ReturnPage /><ToastHost /></>, { at: '/account/orders/5/return/1', path: '/account/orders/:orderId/return/:shopOrderId', state: asAda })
const openOrder = () =>
  renderPage(<><OrderPage /><ToastHost /></>, { at: '/account/orders/5', path: '/account/orders/:orderId', state: asAda })

const photo = (name: string) => new File(['the picture'], name, { type: 'image/jpeg' })
const problem = (status: number, body: object) => HttpResponse.json({ status, ...body }, { status })

/** Fills in the whole request; the one photo is optional. */
async function fill({ withPhoto = false } = {}) {
  const pieces = await screen.findByRole('group', { name: 'How many of Mug 1' })
  await userEvent.click(within(pieces).getByRole('button', { name: 'Increase quantity' }))
  await userEvent.click(screen.getByRole('radio', { name: /^Arrived damaged/ }))
  await userEvent.type(screen.getByLabelText('What happened?'), 'Chipped')
  if (withPhoto) await userEvent.upload(screen.getByLabelText('Add photos'), photo('chip.jpg'))
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }))

/** A server that takes the request, and what it was sent. */
function takeRequest() {
  const sent: { key: string | null; body: unknown }[] = []
  server.use(
    http.post('*/api/orders/5/shop-orders/1/returns', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      serve(withReturn())
      return HttpResponse.json(order)
    }),
  )
  return sent
}

test('some pieces are returned with a reason and a photo, and the order shows where that stands', async () => {
  const sent = takeRequest()
  let photos = 0
  let meanwhile: HTMLElement | null = null
  server.use(
    http.post('*/api/orders/5/returns/12/photos', async ({ request }) => {
      // The order is asked for again while the photos are on their way.
      await new Promise((later) => setTimeout(later, 300))
      meanwhile = screen.queryByText('Nothing to return here')
      photos = (await request.text()).split('name="images"').length - 1
      return HttpResponse.json(returnOf())
    }),
  )
  const { router } = openAsk()
  await fill({ withPhoto: true })
  expect(screen.queryByRole('group', { name: 'How many of Mug 2' })).not.toBeInTheDocument()
  expect(screen.getByText('You get up to $24.00 back, to the account you paid with.')).toBeInTheDocument()
  await send()
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/account/orders/5', hash: '#return-12' }))
  expect(sent[0]?.body).toEqual({ reason: 'damaged', words: 'Chipped', lines: [{ lineId: 1, quantity: 1 }] })
  expect(photos).toBe(1)
  expect(meanwhile).toBeNull()
})

test('where nothing is left to refund, that is said, and no money is promised', async () => {
  serve(arrived({ refunded: 2400 }))
  openAsk()
  await fill()
  expect(screen.getByText("There's nothing left to refund.")).toBeInTheDocument()
  expect(screen.queryByText(/You get up to|you get your money back/)).not.toBeInTheDocument()
})

test('no more can be chosen than arrived, and a request without pieces, reason or words is not sent', async () => {
  const sent = takeRequest()
  openAsk()
  const pieces = await screen.findByRole('group', { name: 'How many of Mug 1' })
  await send()
  expect(await screen.findByText("Select what's wrong")).toBeInTheDocument()
  expect(screen.getByText('Tell the shop what happened')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /^Wrong item/ }))
  await userEvent.type(screen.getByLabelText('What happened?'), 'A bowl')
  await send()
  expect((await screen.findAllByText('Select at least one item')).length).toBeGreaterThan(1)
  for (let at = 0; at < 2; at += 1) await userEvent.click(within(pieces).getByRole('button', { name: 'Increase quantity' }))
  expect(within(pieces).getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
  expect(sent).toEqual([])
})

test('a lost connection keeps everything, and the next try goes under the same key', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/orders/5/shop-orders/1/returns', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      if (keys.length === 1) return HttpResponse.error()
      serve(withReturn())
      return HttpResponse.json(order)
    }),
  )
  const { router } = openAsk()
  await fill()
  await send()
  expect(await screen.findByText(/connection/)).toBeInTheDocument()
  expect(screen.getByLabelText('What happened?')).toHaveValue('Chipped')
  expect(screen.getByRole('radio', { name: /^Arrived damaged/ })).toBeChecked()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send request' })).toHaveAttribute('aria-busy', 'false'))
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/orders/5'))
  expect(keys[0]).toBe(keys[1])
})

test('a refusal is said in its words, and what was written is there after a look elsewhere', async () => {
  const message = 'It may still arrive. Ask again in a few days.'
  server.use(http.post('*/api/orders/5/shop-orders/1/returns', () => problem(409, { code: 'may_still_arrive', message })))
  const first = openAsk()
  await fill({ withPhoto: true })
  await send()
  expect(await screen.findByText(message)).toBeInTheDocument()
  first.unmount()
  openAsk()
  expect(await screen.findByLabelText('What happened?')).toHaveValue('Chipped')
  expect(screen.getByRole('radio', { name: /^Arrived damaged/ })).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'How many of Mug 1' })).toHaveValue('1')
  expect(screen.getByRole('img', { name: 'Photo 1' })).toBeInTheDocument()
})

test('photos that did not get through are sent again beside the return', async () => {
  takeRequest()
  let tries = 0
  server.use(
    http.post('*/api/orders/5/returns/12/photos', () => {
      tries += 1
      return tries === 1 ? HttpResponse.error() : HttpResponse.json(returnOf())
    }),
  )
  const asked = openAsk()
  await fill({ withPhoto: true })
  await send()
  await waitFor(() => expect(asked.router.state.location.pathname).toBe('/account/orders/5'))
  asked.unmount()
  openOrder()
  expect(await screen.findByText(/^Your request was sent, but the photos weren't/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Send photos' }))
  expect(await screen.findByText('Photos added')).toBeInTheDocument()
  expect(tries).toBe(2)
})

test('what is on its way can be missing or have come broken; what came long ago is explained', async () => {
  serve(arrived({ status: 'in_delivery', events: [eventOf('in_delivery', today())], shipments: [{ id: 1, carrier: 'DHL', trackingNumber: 'JD1', trackingUrl: null, shippedAt: today(), lostAt: null, lines: [] }] }))
  const first = openAsk()
  await userEvent.click(await screen.findByRole('radio', { name: /^It never arrived/ }))
  expect(screen.getByText(/^It was shipped recently/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Add photos')).not.toBeInTheDocument()
  first.unmount()
  serve(arrived({ events: [eventOf('delivered', '2026-01-01T10:00:00Z')] }))
  openOrder()
  expect(await screen.findByText(/^The 14-day return period ended on/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Return or get help' })).not.toBeInTheDocument()
})

/** A server that takes the buyer's steps, and what they were. */
function takeSteps(after: Partial<Return>) {
  const steps: unknown[] = []
  server.use(
    http.post('*/api/orders/5/returns/12', async ({ request }) => {
      steps.push(await request.json())
      serve(withReturn(after))
      return HttpResponse.json(returnOf(after))
    }),
  )
  return steps
}

test('an offer is taken once it was confirmed with its amount', async () => {
  serve(withReturn({ status: 'offered', offer: 800, answer: 'Would 8.00 do?' }))
  const steps = takeSteps({ status: 'refunded', amount: 800 })
  openOrder()
  const card = within(await screen.findByRole('region', { name: 'Return' }))
  expect(card.getByText(/^The shop offers \$8\.00 and you keep everything/)).toBeInTheDocument()
  await userEvent.click(card.getByRole('button', { name: 'Accept $8.00' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept $8.00 and keep everything?' }))
  expect(steps).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Accept $8.00' }))
  expect(await screen.findByText('$8.00 goes back to the account you paid with.')).toBeInTheDocument()
  expect(steps).toEqual([{ action: 'accept' }])
})

test('accepted goods are sent back with their number; where to stands with it', async () => {
  serve(withReturn({ status: 'approved', sendBack: true, answer: 'Hafenstr. 3\n20457 Hamburg' }))
  const steps = takeSteps({ status: 'sent_back', sendBack: true, carrier: 'UPS', trackingNumber: '1Z9' })
  openOrder()
  const card = within(await screen.findByRole('region', { name: 'Return' }))
  expect(card.getByText(/Hafenstr\. 3/)).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'Print return slip' })).toHaveAttribute('href', '/account/orders/5/returns/12/slip')
  await userEvent.type(await card.findByLabelText('Carrier'), 'UPS')
  await userEvent.type(card.getByLabelText('Tracking number'), '1Z9')
  await userEvent.click(card.getByRole('button', { name: 'I sent it back' }))
  expect(await card.findByText(/^The shop has until .* to confirm that it arrived/)).toBeInTheDocument()
  expect(steps).toEqual([{ action: 'send_back', carrier: 'UPS', trackingNumber: '1Z9' }])
  expect(card.getByRole('heading', { name: 'Return' })).toHaveFocus()
})

test('after a no the marketplace is asked; a refused step keeps its words', async () => {
  serve(withReturn({ status: 'declined', answer: 'It was fine' }))
  const message = 'Not possible where it stands.'
  server.use(http.post('*/api/orders/5/returns/12', () => problem(409, { code: 'invalid_transition', message })))
  openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Ask us to decide' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask us to decide?' }))
  await userEvent.type(dialog.getByLabelText('What should we know?'), 'See the photo')
  await userEvent.click(dialog.getByRole('button', { name: 'Ask us to decide' }))
  expect(await dialog.findByText(message)).toBeInTheDocument()
  expect(dialog.getByLabelText('What should we know?')).toHaveValue('See the photo')
  const steps = takeSteps({ status: 'escalated' })
  await userEvent.click(dialog.getByRole('button', { name: 'Ask us to decide' }))
  await waitFor(() => expect(steps).toEqual([{ action: 'escalate', words: 'See the photo' }]))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Return' })).toHaveFocus())
})

test('a return is withdrawn after a question, and the order stands as before', async () => {
  serve(withReturn())
  const steps = takeSteps({ status: 'closed', actBy: null })
  openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw return' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the return?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw return' }))
  expect(await screen.findByText('There is no refund.')).toBeInTheDocument()
  expect(steps).toEqual([{ action: 'withdraw' }])
  expect(screen.queryByRole('button', { name: 'Withdraw return' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Return' })).toHaveFocus())
})

test('the slip names the return, the goods and where they go', async () => {
  serve(withReturn({ status: 'approved', sendBack: true, answer: 'Hafenstr. 3' }))
  renderPage(<ReturnSlipPage />, { at: '/account/orders/5/returns/12/slip', path: '/account/orders/:orderId/returns/:returnId/slip', state: asAda })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Return slip' })
  const slip = within(await screen.findByRole('article', { name: 'Return slip' }))
  expect(slip.getByText('HS-AAAAA-BBBBB')).toBeInTheDocument()
  expect(slip.getByText('Hafenstr. 3')).toBeInTheDocument()
  expect(slip.getByRole('cell', { name: 'Mug 1' })).toBeInTheDocument()
  // The focus on it is not lost when the answer comes.
  expect(heading).toBeInTheDocument()
})

test('the list of orders says where a return stands, what to do, and where the money is', async () => {
  const refunds = [{ id: 3, amount: 800, status: 'pending', reason: 'Sorry', createdAt: today(), completedAt: null, paidElsewhere: false }]
  const part = { ...withReturn({ status: 'approved', sendBack: true }), refunds }
  const page = { items: [orderOf({ shopOrders: [part] })], page: 1, pageSize: 24, total: 1, counts: { returns: 1 } }
  server.use(http.get('*/api/orders', () => HttpResponse.json(page)))
  renderPage(<OrdersPage />, { at: '/account/orders?tab=returns', path: '/account/orders', state: asAda })
  expect(await screen.findByText('Return · Accepted')).toBeInTheDocument()
  expect(screen.getByText('Refund of $8.00: being processed by PayPal')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Continue return/ })).toBeInTheDocument()
})

test('what silence of the shop brings is said for the reason that was chosen', async () => {
  openAsk()
  await fill()
  expect(screen.getByText(/^The shop has 3 days to answer\. If it doesn't, you get your money back\./)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /^I changed my mind/ }))
  expect(screen.getByText(/^The shop has 3 days to answer\. If it doesn't, you can send the items back\./)).toBeInTheDocument()
})
