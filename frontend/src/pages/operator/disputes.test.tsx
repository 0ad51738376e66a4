/** One dispute as operators see it. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { MarketDisputeDetail } from '@/features/operator/api'
import { listOf, openDispute, serveOverview } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { OperatorDisputePage } from './OperatorDisputePage'
import { OperatorDisputesPage } from './OperatorDisputesPage'

const shops = [
  { id: 7, name: 'Clay & Co', shopOrderId: 2 },
  { id: 8, name: 'Oak & Pine', shopOrderId: 3 },
]
const answers: MarketDisputeDetail['evidence'] = [
  { ...{ id: 1, shopId: 8, note: 'It left on Monday', shipmentIds: [], status: 'sent', failure: null }, createdAt: '2026-11-21T10:00:00Z' },
  { ...{ id: 2, shopId: 7, note: 'So did ours', shipmentIds: [], status: 'failed', failure: 'The note is too long' }, createdAt: '2026-11-22T10:00:00Z' },
]
const serve = (over: Parameters<typeof openDispute>[0] = {}, evidence = answers) =>
  server.use(
    http.get('*/api/admin/disputes/9', () => HttpResponse.json({ dispute: openDispute({ shops, ...over }), evidence })),
  )
const open = () =>
  renderPage(
    <>
      <OperatorDisputePage />
      <ToastHost />
    </>,
    { at: '/admin/disputes/9', path: '/admin/disputes/:disputeId', state: asOperator },
  )

beforeEach(() => serveOverview())
afterEach(() => {
  vi.restoreAllMocks()
})

test('a dispute says what it is about, with the ways to its order and its shops, and what these answered in order', async () => {
  serve()
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Dispute about order HS-9' })).toBeInTheDocument()
  for (const text of ['Nothing arrived', '$24.00 (whole order)', 'PayPal or the bank decides', 'Waiting for the shop'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText(/^PayPal needs an answer by Nov 30, 2099/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'HS-9' })).toHaveAttribute('href', '/admin/orders/90')
  expect(screen.getByRole('link', { name: 'Oak & Pine' })).toHaveAttribute('href', '/admin/shops/8')
  const said = screen.getByRole('region', { name: 'What the shops say' })
  expect(said).toHaveTextContent(/Oak & Pine.*It left on Monday.*Clay & Co.*So did ours.*PayPal didn't accept it: The note is too long/)
})

test('the operator agrees with the buyer, and the focus stays on the page', async () => {
  serve({}, [])
  const sent: unknown[] = []
  server.use(
    http.post('*/api/admin/disputes/9/accept', async ({ request }) => {
      sent.push(await request.json())
      serve({ acceptedAt: '2026-11-25T10:00:00Z' }, [])
      return HttpResponse.json(openDispute())
    }),
  )
  open()
  expect(await screen.findByText('No answer yet.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Agree with the buyer of order HS-9' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agree with the buyer?' }))
  fireEvent.change(dialog.getByLabelText('Note to PayPal'), { target: { value: 'The parcel got lost' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Agree' }))
  expect(await screen.findByText('The marketplace agreed with the buyer, who gets the money back.')).toBeInTheDocument()
  expect(sent).toEqual([{ note: 'The parcel got lost' }])
  expect(screen.queryByRole('button', { name: /^Agree with/ })).not.toBeInTheDocument()
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('what PayPal says to an acceptance that it does not take can be read', async () => {
  serve({ acceptFailure: 'The dispute is under review' })
  open()
  expect(await screen.findByText('The dispute is under review')).toBeInTheDocument()
  expect(screen.getByText('PayPal didn\'t take the acceptance')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Agree with/ })).toBeInTheDocument()
})

test('one that is decided says how, and waits for nobody', async () => {
  serve({ resolvedAt: '2026-11-25T10:00:00Z', outcome: 'RESOLVED_SELLER_FAVOUR' })
  open()
  expect(await screen.findByText('For the shop')).toBeInTheDocument()
  expect(screen.queryByText(/^PayPal needs an answer/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Agree with/ })).not.toBeInTheDocument()
})

test('a dispute that is not there says so, and one that didn’t load is asked for again', async () => {
  server.use(http.get('*/api/admin/disputes/9', () => HttpResponse.json({}, { status: 404 })))
  const first = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Dispute not found' })).toBeInTheDocument()
  first.unmount()
  server.use(http.get('*/api/admin/disputes/9', () => HttpResponse.json({}, { status: 400 })))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The dispute didn\'t load')
  serve()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('It left on Monday')).toBeInTheDocument()
})

test('the list names order and shops of each dispute and leads to it', async () => {
  showWideScreen()
  server.use(http.get('*/api/admin/disputes', () => HttpResponse.json(listOf([openDispute({ shops })]))))
  renderPage(<OperatorDisputesPage />, { at: '/admin/disputes', state: asOperator })
  const row = within(await screen.findByRole('row', { name: /Nothing arrived/ }))
  expect(row.getByRole('link', { name: 'Nothing arrived, HS-9' })).toHaveAttribute('href', '/admin/disputes/9')
  expect(row.getByRole('link', { name: 'HS-9' })).toHaveAttribute('href', '/admin/orders/90')
  expect(row.getByRole('link', { name: 'Clay & Co' })).toHaveAttribute('href', '/admin/shops/7')
  expect(row.getByRole('link', { name: 'Oak & Pine' })).toHaveAttribute('href', '/admin/shops/8')
})
