/** Disputes about a shop's orders, and its answer to one. */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { disputeOf, pageOf } from '@/testing/money'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { sellerOrderOf } from '@/testing/shops'
import { DisputePage } from './DisputePage'
import { DisputesPage } from './DisputesPage'

const parcel = { id: 8, carrier: 'DHL', trackingNumber: 'JD01', trackingUrl: null, shippedAt: '2026-11-21T12:00:00Z', lostAt: null, lines: [] }

beforeEach(() => sessionStorage.clear())

const openList = () => renderPage(<DisputesPage />, { at: '/seller/money/disputes', path: '/seller/money/disputes', state: asSeller })
const openOne = (id = '3') =>
  renderPage(<><DisputePage /><ToastHost /></>, {
    at: `/seller/money/disputes/${id}`,
    path: '/seller/money/disputes/:disputeId',
    state: asSeller,
  })
const serveList = (answer: () => Response) => server.use(http.get('*/api/seller/disputes', answer))

test('each dispute says what it is about and until when to answer', async () => {
  const accepted = disputeOf({ id: 1, acceptedAt: '2026-11-22T12:00:00Z' })
  const decided = disputeOf({ id: 2, reason: 'SOMETHING_NEW', status: 'RESOLVED', resolvedAt: '2026-11-22T12:00:00Z' })
  serveList(() => HttpResponse.json(pageOf([disputeOf(), decided, accepted])))
  openList()
  const [first, second, third] = await within(await screen.findByRole('list', { name: 'Disputes' })).findAllByRole('link')
  expect(first).toHaveAttribute('href', '/seller/money/disputes/3')
  expect(first).toHaveTextContent('HS-5Nothing arrived. Answer by Nov 30, 2026$19.99Waiting for you')
  expect(second).toHaveTextContent('HS-5Another reason$19.99Decided')
  expect(third).toHaveTextContent('HS-5Nothing arrived$19.99Accepted')
})

test('a shop without disputes reads what would stand here, and a list that fails can be asked for again', async () => {
  serveList(() => HttpResponse.json(pageOf([])))
  const first = openList()
  expect(await screen.findByRole('heading', { name: 'No disputes' })).toBeInTheDocument()
  first.unmount()
  serveList(() => HttpResponse.json({}, { status: 400 }))
  openList()
  expect(await screen.findByRole('alert')).toHaveTextContent('The disputes didn\'t load')
})

test('a shop answers with its parcels, after what was refused stood at the field, under one key', async () => {
  const said = { id: 1, note: 'Sent on Monday', shipmentIds: [8], status: 'pending', failure: null, createdAt: '2026-11-23T12:00:00Z' }
  const refusal = { code: 'invalid_fields', message: 'x', errors: [{ pointer: '/note', code: 'too_long', message: 'Shorter' }] }
  const answers = [HttpResponse.json(refusal, { status: 422 })]
  const heard: { body: unknown; key: string | null }[] = []
  let evidence: unknown[] = []
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(sellerOrderOf(5, { shipments: [parcel] }))),
    http.get('*/api/seller/disputes/3', () => HttpResponse.json({ dispute: disputeOf(), evidence })),
    http.post('*/api/seller/disputes/3/evidence', async ({ request }) => {
      heard.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') })
      const refused = answers.shift()
      if (refused) return refused
      evidence = [said]
      return HttpResponse.json({ dispute: disputeOf(), evidence })
    }),
  )
  openOne()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Answer by Nov 30, 2026/)
  expect(screen.getByText('PayPal or the bank decides')).toBeInTheDocument()
  const send = screen.getByRole('button', { name: 'Send answer' })
  await userEvent.click(send)
  expect(screen.getByLabelText('Your side')).toHaveAccessibleDescription(/Tell PayPal your side$/)
  await userEvent.click(screen.getByLabelText('Your side'))
  await userEvent.paste('Sent on Monday')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'DHL JD01, sent Nov 21, 2026' }))
  await userEvent.click(send)
  await expect.poll(() => screen.getByLabelText('Your side')).toHaveAccessibleDescription(/Shorter$/)
  await userEvent.click(send)
  expect(await screen.findByText('Your answer is on its way to PayPal')).toBeInTheDocument()
  expect(await screen.findByText('Sending')).toBeInTheDocument()
  expect(heard.map(({ body }) => body)).toEqual([{ note: 'Sent on Monday', shipmentIds: [8] }, { note: 'Sent on Monday', shipmentIds: [8] }])
  expect(heard[0]?.key).toBeTruthy()
  expect(heard[0]?.key).toBe(heard[1]?.key)
})

test('no word of PayPal reaches a shopkeeper, known or new', async () => {
  const dispute = disputeOf({ reason: 'NEW_REASON', status: 'NEW_STATUS', stage: 'NEW_STAGE' })
  const said = { id: 1, note: 'Sent', shipmentIds: [], createdAt: '2026-11-23T12:00:00Z' }
  const evidence = [{ ...said, status: 'failed', failure: 'the provider rejected the request: NOTE_TOO_LONG: Shorten the note' }]
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(sellerOrderOf(5))),
    http.get('*/api/seller/disputes/3', () => HttpResponse.json({ dispute, evidence })),
  )
  const first = openOne()
  expect(await screen.findByText('Another reason')).toBeInTheDocument()
  expect(screen.getByText('Open')).toBeInTheDocument()
  expect(screen.getByText('With PayPal')).toBeInTheDocument()
  expect(screen.getByText(/^PayPal didn't accept this answer/)).toBeInTheDocument()
  expect(screen.queryByText(/provider|new/i)).not.toBeInTheDocument()
  first.unmount()
  const decided = disputeOf({ outcome: 'NEW_OUTCOME', resolvedAt: '2026-11-22T12:00:00Z' })
  server.use(http.get('*/api/seller/disputes/3', () => HttpResponse.json({ dispute: decided, evidence: [] })))
  openOne()
  expect(await screen.findByText('Closed by PayPal')).toBeInTheDocument()
})

test('an answer that is half written is there again with its parcels after a look at another page', async () => {
  const bodies: unknown[] = []
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(sellerOrderOf(5, { shipments: [parcel] }))),
    http.get('*/api/seller/disputes/3', () => HttpResponse.json({ dispute: disputeOf(), evidence: [] })),
    http.post('*/api/seller/disputes/3/evidence', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ dispute: disputeOf(), evidence: [] })
    }),
  )
  const first = openOne()
  await userEvent.type(await screen.findByLabelText('Your side'), 'Sent on Monday')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^DHL JD01/ }))
  first.unmount()
  const second = openOne()
  expect(await screen.findByLabelText('Your side')).toHaveValue('Sent on Monday')
  expect(await screen.findByRole('checkbox', { name: /^DHL JD01/ })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('Your answer is on its way to PayPal')).toBeInTheDocument()
  expect(bodies).toEqual([{ note: 'Sent on Monday', shipmentIds: [8] }])
  expect(screen.getByLabelText('Your side')).toHaveValue('')
  expect(screen.getByRole('checkbox', { name: /^DHL JD01/ })).not.toBeChecked()
  second.unmount()
  openOne()
  expect(await screen.findByLabelText('Your side')).toHaveValue('')
  expect(await screen.findByRole('checkbox', { name: /^DHL JD01/ })).not.toBeChecked()
})

test('of an answer that is changed while it is sent only what was added since stays, as a draft', async () => {
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  const shipments = [parcel, { ...parcel, id: 9, trackingNumber: 'JD02' }]
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(sellerOrderOf(5, { shipments }))),
    http.get('*/api/seller/disputes/3', () => HttpResponse.json({ dispute: disputeOf(), evidence: [] })),
    http.post('*/api/seller/disputes/3/evidence', async () => {
      await isAnswered
      return HttpResponse.json({ dispute: disputeOf(), evidence: [] })
    }),
  )
  const expectLeft = async () => {
    expect(await screen.findByLabelText('Your side')).toHaveValue('Ada signed for it')
    expect(await screen.findByRole('checkbox', { name: /^DHL JD01/ })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^DHL JD02/ })).toBeChecked()
  }
  const first = openOne()
  const note = await screen.findByLabelText('Your side')
  await userEvent.type(note, 'Sent on Monday.')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^DHL JD01/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  await userEvent.type(note, ' Ada signed for it')
  await userEvent.click(screen.getByRole('checkbox', { name: /^DHL JD02/ }))
  answer()
  expect(await screen.findByText('Your answer is on its way to PayPal')).toBeInTheDocument()
  await expectLeft()
  first.unmount()
  openOne()
  await expectLeft()
})

test('a decided dispute says how it ended and takes no answer', async () => {
  const dispute = disputeOf({ status: 'RESOLVED', outcome: 'RESOLVED_SELLER_FAVOUR', resolvedAt: '2026-11-22T12:00:00Z' })
  server.use(http.get('*/api/seller/disputes/3', () => HttpResponse.json({ dispute, evidence: [] })))
  openOne()
  expect(await screen.findByText('For you')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('another shop’s dispute is not there; one that fails can be asked for again', async () => {
  server.use(http.get('*/api/seller/disputes/3', () => HttpResponse.json({ code: 'not_found' }, { status: 404 })))
  const first = openOne()
  expect(await screen.findByRole('heading', { level: 1, name: 'Dispute not found' })).toBeInTheDocument()
  first.unmount()
  server.use(http.get('*/api/seller/disputes/3', () => HttpResponse.json({}, { status: 400 })))
  openOne()
  expect(await screen.findByRole('alert')).toHaveTextContent('The dispute didn\'t load')
})

test('a shop accepts a complaint after it has read what that costs, once', async () => {
  let dispute = disputeOf({ canAccept: true })
  const heard: { body: unknown; key: string | null }[] = []
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(sellerOrderOf(5))),
    http.get('*/api/seller/disputes/3', () => HttpResponse.json({ dispute, evidence: [] })),
    http.post('*/api/seller/disputes/3/accept', async ({ request }) => {
      heard.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') })
      dispute = disputeOf({ acceptedAt: '2026-11-22T12:00:00Z', acceptedByShop: true })
      return HttpResponse.json({ dispute, evidence: [] })
    }),
  )
  openOne()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the complaint' }))
  const question = within(await screen.findByRole('dialog', { name: 'Accept this complaint?' }))
  expect(question.getByText(/gets up to \$19\.99 back.*comes from your balance/)).toBeInTheDocument()
  await userEvent.click(question.getByRole('button', { name: 'Accept and refund' }))
  expect(heard).toEqual([])
  await userEvent.type(question.getByLabelText('Why you accept'), 'It got lost')
  await userEvent.click(question.getByRole('button', { name: 'Accept and refund' }))
  expect(await screen.findByText(/^You accepted the complaint/)).toBeInTheDocument()
  expect(heard.map(({ body }) => body)).toEqual([{ note: 'It got lost' }])
  expect(heard[0]?.key).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept the complaint' })).not.toBeInTheDocument()
})

test('where other shops are part of the order, only the marketplace accepts', async () => {
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(sellerOrderOf(5))),
    http.get('*/api/seller/disputes/3', () => HttpResponse.json({ dispute: disputeOf(), evidence: [] })),
  )
  openOne()
  expect(await screen.findByRole('button', { name: 'Send answer' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Accept the complaint' })).not.toBeInTheDocument()
})

test('what was typed about one dispute is not there for another', async () => {
  server.use(
    http.get('*/api/seller/orders/5', () => HttpResponse.json(sellerOrderOf(5))),
    http.get('*/api/seller/disputes/:id', ({ params }) =>
      HttpResponse.json({ dispute: disputeOf({ id: Number(params['id']), orderNumber: `HS-${params['id']}` }), evidence: [] }),
    ),
  )
  const { router } = openOne('4')
  await screen.findByLabelText('Your side')
  await act(() => router.navigate('/seller/money/disputes/3'))
  await userEvent.type(await screen.findByLabelText('Your side'), 'Sent on Monday')
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('heading', { level: 1, name: /HS-4/ })).toBeInTheDocument()
  expect(await screen.findByLabelText('Your side')).toHaveValue('')
})
