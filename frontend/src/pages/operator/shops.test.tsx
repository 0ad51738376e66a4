/** Shops: found, opened, refused, suspended, and what is agreed with them. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { AdjustmentRequest } from '@/features/operator/api'
import { balanceOf } from '@/testing/money'
import { adjustmentRequest, applicationOf, listOf, serveOverview, shopRecordOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { OperatorShopPage } from './OperatorShopPage'
import { OperatorShopsPage } from './OperatorShopsPage'

const asked: string[] = []
const serveShops = (...items: ReturnType<typeof applicationOf>[]) =>
  server.use(
    http.get('*/api/admin/shops', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(listOf(items))
    }),
  )
const serveRequests = (...items: AdjustmentRequest[]) =>
  http.get('*/api/admin/adjustment-requests', () =>
    HttpResponse.json({ ...listOf(items), currency: 'USD', approvalAbove: 10_000 }),
  )
const serveShop = (over: Parameters<typeof shopRecordOf>[0] = {}) =>
  server.use(
    http.get('*/api/admin/shops/7', () => HttpResponse.json(shopRecordOf(over))),
    http.get('*/api/admin/shops/7/balance', () => HttpResponse.json(balanceOf())),
    http.get('*/api/admin/shops/7/notes', () => HttpResponse.json(listOf([]))),
    serveRequests(),
  )

beforeEach(() => {
  asked.length = 0
  serveOverview()
})

const openList = (at = '/admin/shops?status=pending') =>
  renderPage(
    <>
      <OperatorShopsPage />
      <ToastHost />
    </>,
    { at, state: asOperator },
  )
const openShop = () =>
  renderPage(
    <>
      <OperatorShopPage />
      <ToastHost />
    </>,
    { at: '/admin/shops/7', path: '/admin/shops/:shopId', state: asOperator },
  )

test('a shop that waits is opened after a question, and leaves the list', async () => {
  serveShops(applicationOf(3))
  let opened = ''
  server.use(
    http.post('*/api/admin/shops/:id/approve', ({ params }) => {
      opened = String(params.id)
      serveShops()
      return HttpResponse.json(applicationOf(3, { status: 'approved' }))
    }),
  )
  openList()
  const shop = within(await screen.findByRole('article', { name: 'Shop 3' }))
  expect(shop.getByText('Hand-made mugs.')).toBeInTheDocument()
  await userEvent.click(shop.getByRole('button', { name: 'Approve Shop 3' }))
  const question = await screen.findByRole('dialog', { name: 'Approve Shop 3?' })
  expect(within(question).getByRole('button', { name: 'Not yet' })).toHaveFocus()
  expect(opened).toBe('')
  await userEvent.click(within(question).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Shop 3 is open')).toBeInTheDocument()
  expect(opened).toBe('3')
  expect(await screen.findByRole('heading', { name: 'No shops to approve' })).toBeInTheDocument()
})

test('a shop is refused with a reason, without which nothing is sent', async () => {
  serveShops(applicationOf(3))
  const sent: unknown[] = []
  server.use(
    http.post('*/api/admin/shops/3/reject', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ code: 'invalid_transition', message: 'It does not wait' }, { status: 409 })
    }),
  )
  openList()
  await userEvent.click(await screen.findByRole('button', { name: 'Reject Shop 3' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Shop 3?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(dialog.getByText('Tell the owner why')).toBeInTheDocument()
  expect(sent).toEqual([])
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' No address ' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('It does not wait')
  expect(sent).toEqual([{ reason: 'No address' }])
  expect(dialog.getByLabelText('Reason')).toHaveValue(' No address ')
})

test('what is sought, the state and the order are asked for, and kept from one state to the next', async () => {
  serveShops(applicationOf(3, { status: 'approved' }))
  openList('/admin/shops?status=approved&q=clay&sort=name')
  await screen.findByText('1 shop')
  expect(asked).toEqual(['?status=approved&q=clay&sort=name&page=1'])
  expect(screen.getByRole('link', { name: 'To approve (1)' })).toHaveAttribute('href', '/admin/shops?status=pending&q=clay')
  const field = screen.getByRole('searchbox', { name: 'Search shops' })
  expect(field).toHaveValue('clay')
  fireEvent.change(field, { target: { value: 'mug' } })
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() => expect(asked.at(-1)).toBe('?status=approved&q=mug&sort=name&page=1'))
})

test('shops that didn’t load are asked for again', async () => {
  server.use(http.get('*/api/admin/shops', () => HttpResponse.json({}, { status: 400 })))
  openList()
  expect(await screen.findByRole('alert')).toHaveTextContent('The shops didn\'t load')
  serveShops(applicationOf(3))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article', { name: 'Shop 3' })).toBeInTheDocument()
})

test('a shop says what it is and how it does, without what there is none of', async () => {
  serveShop({ rating: 4.432, products: { active: 12, drafts: 0, hidden: 2, archived: 0 }, holdDays: 0 })
  openShop()
  const said = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
  await screen.findByRole('heading', { level: 1, name: 'Clay & Co' })
  expect(said('Products on sale')).toHaveTextContent(/^122 hidden$/)
  expect(said('Rating')).toHaveTextContent('4.4 from 9 reviews')
  expect(said('Last 30 days')).toHaveTextContent('4 orders, $96.00')
})

test('a shop that is open is suspended with a reason, and says so', async () => {
  serveShop()
  const sent: unknown[] = []
  server.use(
    http.post('*/api/admin/shops/7/suspend', async ({ request }) => {
      sent.push(await request.json())
      serveShop({ status: 'suspended', reason: 'Fakes' })
      return HttpResponse.json(applicationOf(7, { status: 'suspended' }))
    }),
  )
  openShop()
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend shop' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Clay & Co?' }))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Fakes' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByText('Suspended since Nov 2, 2026')).toBeInTheDocument()
  expect(sent).toEqual([{ reason: 'Fakes' }])
  expect(screen.getByRole('button', { name: 'Lift suspension' })).toBeInTheDocument()
})

test('a balance is adjusted by what is typed, down too, and a retry has the same key', async () => {
  serveShop()
  const sent: { key: string | null; body: unknown }[] = []
  server.use(
    http.post('*/api/admin/shops/7/adjustments', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      return sent.length === 1 ? HttpResponse.error() : HttpResponse.json({}, { status: 201 })
    }),
  )
  openShop()
  await userEvent.click(await screen.findByRole('button', { name: 'Adjust balance' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Adjust the balance of Clay & Co' }))
  await userEvent.click(dialog.getByRole('radio', { name: /Take money/ }))
  fireEvent.change(dialog.getByLabelText('Amount in USD'), { target: { value: '12.50' } })
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Photos' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust balance' }))
  expect(await dialog.findByRole('alert')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust balance' }))
  expect(await screen.findByText('Balance adjusted')).toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([
    { amount: -1250, reason: 'Photos' },
    { amount: -1250, reason: 'Photos' },
  ])
  expect(sent[0]?.key).toBe(sent[1]?.key)
})

test('a large adjustment waits for another operator, which the page says', async () => {
  serveShop()
  server.use(
    http.post('*/api/admin/shops/7/adjustments', () => {
      server.use(serveRequests(adjustmentRequest()))
      return HttpResponse.json(adjustmentRequest(), { status: 202 })
    }),
  )
  openShop()
  await userEvent.click(await screen.findByRole('button', { name: 'Adjust balance' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Adjust the balance of Clay & Co' }))
  expect(await dialog.findByText('Above $100.00 within 24 hours, a second operator has to approve it.')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('radio', { name: /Give the shop/ }))
  fireEvent.change(dialog.getByLabelText('Amount in USD'), { target: { value: '250' } })
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Photos' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust balance' }))
  expect(await screen.findByText(/^Another operator has to approve it/)).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: '1 adjustment is waiting for approval' })).toHaveAttribute(
    'href',
    '/admin/adjustments',
  )
})

test('only the term that was changed is sent, and an empty commission is marketplace default', async () => {
  serveShop({ commissionIsAgreed: true, commissionBps: 650 })
  const sent: unknown[] = []
  server.use(
    http.patch('*/api/admin/shops/7/commission', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(shopRecordOf())
    }),
  )
  openShop()
  const field = await screen.findByLabelText(/Commission in percent/)
  expect(field).toHaveValue('6.5')
  fireEvent.change(field, { target: { value: '120' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter a number from 0 to 100, with 2 decimal places at most')).toBeInTheDocument()
  fireEvent.change(field, { target: { value: '' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Terms saved')).toBeInTheDocument()
  expect(sent).toEqual([{ bps: null }])
})

test('of two terms one is refused: what was typed of it stays, and the other one is not sent again', async () => {
  serveShop()
  const sent: unknown[] = []
  server.use(
    http.patch('*/api/admin/shops/7/commission', async ({ request }) => {
      sent.push(await request.json())
      serveShop({ commissionIsAgreed: true, commissionBps: 650 })
      return HttpResponse.json(shopRecordOf())
    }),
    http.patch('*/api/admin/shops/7/payout-terms', async ({ request }) => {
      sent.push(await request.json())
      // by then the shop was read anew
      await screen.findByText(/6\.5%/)
      return HttpResponse.json({ message: 'Ask a second operator' }, { status: 409 })
    }),
  )
  openShop()
  const reserve = await screen.findByLabelText('Reserve in percent')
  fireEvent.change(screen.getByLabelText(/Commission in percent/), { target: { value: '6.50' } })
  fireEvent.change(reserve, { target: { value: '10' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Ask a second operator')).toBeInTheDocument()
  expect(reserve).toBeInTheDocument()
  expect(reserve).toHaveValue('10')
  expect(screen.getByLabelText(/Commission in percent/)).toHaveValue('6.5')
  server.use(
    http.patch('*/api/admin/shops/7/payout-terms', async ({ request }) => {
      sent.push(await request.json())
      serveShop({ commissionIsAgreed: true, commissionBps: 650, reserveBps: 1000 })
      return HttpResponse.json(shopRecordOf())
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Terms saved')).toBeInTheDocument()
  expect(sent).toEqual([{ bps: 650 }, { reserveBps: 1000 }, { reserveBps: 1000 }])
})

test('days of its own are agreed with a shop, and an empty field goes back to the marketplace’s', async () => {
  serveShop()
  const sent: unknown[] = []
  server.use(
    http.patch('*/api/admin/shops/7/payout-terms', async ({ request }) => {
      sent.push(await request.json())
      serveShop(sent.length === 1 ? { holdDays: 21, holdDaysAreAgreed: true } : {})
      return HttpResponse.json(balanceOf())
    }),
  )
  openShop()
  const field = await screen.findByLabelText(/Days until paid out/)
  expect(field).toHaveValue('')
  expect(screen.getByText(/Now: 7 days \(marketplace default\)$/)).toBeInTheDocument()
  fireEvent.change(field, { target: { value: '91' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter a whole number from 0 to 90')).toBeInTheDocument()
  expect(sent).toEqual([])
  fireEvent.change(field, { target: { value: '21' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Now: 21 days$/)).toBeInTheDocument()
  fireEvent.change(field, { target: { value: '' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Now: 7 days \(/)).toBeInTheDocument()
  expect(sent).toEqual([{ holdDays: 21 }, { holdDays: null }])
})

test('payouts of a shop are held with a reason, which stands there until they are released', async () => {
  serveShop()
  const sent: unknown[] = []
  server.use(
    http.patch('*/api/admin/shops/7/payout-terms', async ({ request }) => {
      sent.push(await request.json())
      serveShop(sent.length === 1 ? { payoutsHeld: { since: '2026-11-24T10:00:00Z', reason: 'No address yet' } } : {})
      return HttpResponse.json(balanceOf())
    }),
  )
  openShop()
  await userEvent.click(await screen.findByRole('button', { name: 'Hold payouts' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hold the payouts of Clay & Co?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Hold payouts' }))
  expect(await dialog.findByText('Tell the shop why')).toBeInTheDocument()
  expect(sent).toEqual([])
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'No address yet' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Hold payouts' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Payouts on hold since Nov 24, 2026No address yet')
  await userEvent.click(screen.getByRole('button', { name: 'Release payouts' }))
  const question = within(await screen.findByRole('dialog', { name: 'Release the payouts of Clay & Co?' }))
  expect(question.getByRole('button', { name: 'Keep on hold' })).toHaveFocus()
  await userEvent.click(question.getByRole('button', { name: 'Release payouts' }))
  expect(await screen.findByText('Payouts of Clay & Co are released')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('No address yet')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hold payouts' })).toHaveFocus())
  expect(sent).toEqual([{ payoutsHeld: { reason: 'No address yet' } }, { payoutsHeld: null }])
})

test('a note is added for other operators', async () => {
  serveShop()
  server.use(
    http.post('*/api/admin/shops/7/notes', () => {
      const note = { id: 1, text: 'Called them', authorName: 'Olga', createdAt: '2026-11-20T10:00:00Z' }
      server.use(http.get('*/api/admin/shops/7/notes', () => HttpResponse.json(listOf([note]))))
      return HttpResponse.json(note, { status: 201 })
    }),
  )
  openShop()
  fireEvent.change(await screen.findByLabelText('New note'), { target: { value: 'Called them' } })
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText(/^Olga, Nov 20, 2026/)).toBeInTheDocument()
  expect(screen.getByLabelText('New note')).toHaveValue('')
})

test('a shop that is not there says so', async () => {
  server.use(http.get('*/api/admin/shops/7', () => HttpResponse.json({}, { status: 404 })))
  openShop()
  expect(await screen.findByRole('heading', { level: 1, name: 'Shop not found' })).toBeInTheDocument()
})
