/** The operator's money: refunds that failed, disputes, payout runs, and where the books differ. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { formatNearDate } from '@/lib/nearDates'
import { breakOf, listOf, openDispute, owedRefund, plannedFor, planOf, runDetailOf, runOf, serveOverview } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { BookBreaksPage } from './BookBreaksPage'
import { OperatorDisputesPage } from './OperatorDisputesPage'
import { OperatorRefundsPage } from './OperatorRefundsPage'
import { PayoutPlanPage } from './PayoutPlanPage'
import { PayoutRunPage } from './PayoutRunPage'
import { PayoutRunsPage } from './PayoutRunsPage'

const open = (page: ReactNode, at: string, path = '*') =>
  renderPage(
    <>
      {page}
      <ToastHost />
    </>,
    { at, path, state: asOperator },
  )

/** What was sent to this address, each with its key; the first answer may be lost. */
function take(path: string, { lost = 0 }: { lost?: number } = {}) {
  const sent: { key: string | null; body: unknown }[] = []
  server.use(
    http.post(path, async ({ request }) => {
      const text = await request.text()
      sent.push({ key: request.headers.get('Idempotency-Key'), body: text ? JSON.parse(text) : null })
      return sent.length <= lost ? HttpResponse.error() : HttpResponse.json(runOf(), { status: 201 })
    }),
  )
  return sent
}

beforeEach(() => serveOverview())
afterEach(() => {
  vi.restoreAllMocks()
})

test('a refund that failed is tried again, or settled with a way and a reason', async () => {
  server.use(http.get('*/api/admin/refunds', () => HttpResponse.json(listOf([owedRefund()]))))
  const retried = take('*/api/admin/refunds/5/retry')
  const settled = take('*/api/admin/refunds/5/settle')
  open(<OperatorRefundsPage />, '/admin/refunds')
  expect(await screen.findByText('The account is closed')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again: refund of $24.00 for order HS-1' }))
  expect(await screen.findByText('Retrying at PayPal')).toBeInTheDocument()
  expect(retried).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Settle the refund of $24.00 for order HS-1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Settle the refund of $24.00?' }))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Bank transfer' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }))
  expect(await dialog.findByText('Choose what happened')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('radio', { name: /Paid without PayPal/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }))
  expect(await screen.findByText('Refund settled')).toBeInTheDocument()
  expect(settled.map(({ body }) => body)).toEqual([{ how: 'paid_elsewhere', reason: 'Bank transfer' }])
  expect(settled[0]?.key).toBeTruthy()
})

test('a dispute says until when, and the operator agrees with the buyer', async () => {
  server.use(http.get('*/api/admin/disputes', () => HttpResponse.json(listOf([openDispute()]))))
  const sent = take('*/api/admin/disputes/9/accept')
  open(<OperatorDisputesPage />, '/admin/disputes')
  expect(await screen.findByText('Nov 30, 2099')).toBeInTheDocument()
  expect(screen.getByText('Waiting for the shop')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Agree with the buyer of order HS-9' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agree with the buyer?' }))
  expect(dialog.getByText(/^The buyer gets \$24\.00 back/)).toBeInTheDocument()
  fireEvent.change(dialog.getByLabelText('Note to PayPal'), { target: { value: 'The parcel got lost' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Agree' }))
  expect(await screen.findByText('Sent to PayPal. The buyer gets the money back')).toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([{ note: 'The parcel got lost' }])
})

test('a payout run is begun after a question, once, also when its answer was lost', async () => {
  const shops = [plannedFor(1, { amount: 12_000, obstacle: null, account: 'c•••@example.com', method: 'paypal' }), plannedFor(2)]
  server.use(http.get('*/api/admin/payout-runs/plan', () => HttpResponse.json(planOf(shops, { amount: 12_000, payouts: 1 }))))
  const sent = take('*/api/admin/payout-runs', { lost: 1 })
  const { router } = open(<PayoutPlanPage />, '/admin/payout-runs/plan', '/admin/payout-runs/plan')
  expect(await screen.findByText('1 shop gets $120.00')).toBeInTheDocument()
  expect(screen.getByText('No payout account')).toBeInTheDocument()
  expect(screen.getByText('Will be paid out').closest('div')).toHaveTextContent('$120.00')
  for (const attempt of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Pay out $120.00' }))
    const question = within(await screen.findByRole('dialog', { name: 'Pay out $120.00?' }))
    expect(sent).toHaveLength(attempt - 1)
    await userEvent.click(question.getByRole('button', { name: 'Pay out $120.00' }))
    if (attempt === 1) expect(await screen.findByRole('alert')).toBeInTheDocument()
  }
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/admin/payout-runs/4'))
  expect(sent[0]?.key).toBeTruthy()
  expect(sent[0]?.key).toBe(sent[1]?.key)
})

test('a plan is shown page by page, and what it comes to stays', async () => {
  const asked: (string | null)[] = []
  const sums = { amount: 12_000, payouts: 1, balance: 90_000, heldBack: 50_000, available: 40_000, total: 25 }
  server.use(
    http.get('*/api/admin/payout-runs/plan', ({ request }) => {
      const page = new URL(request.url).searchParams.get('page')
      asked.push(page)
      return HttpResponse.json(planOf([plannedFor(Number(page))], { ...sums, page: Number(page) }))
    }),
  )
  const { router } = open(<PayoutPlanPage />, '/admin/payout-runs/plan', '/admin/payout-runs/plan')
  expect(await screen.findByText('Shop 1')).toBeInTheDocument()
  expect(screen.getByText('25 shops')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 2' }))
  expect(screen.getByText('$900.00')).toBeInTheDocument()
  expect(await screen.findByText('Shop 2')).toBeInTheDocument()
  expect(screen.queryByText('Shop 1')).not.toBeInTheDocument()
  for (const sum of ['$900.00', '$500.00', '$400.00', '$120.00']) expect(screen.getByText(sum)).toBeInTheDocument()
  expect(screen.getByText('1 shop gets $120.00')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?page=2')
  expect(asked).toEqual(['1', '2'])
})

test('a plan that has changed since is shown anew, and nobody is paid', async () => {
  const planAt = (amount: number, version: string) => {
    const shop = plannedFor(1, { amount, obstacle: null, account: 'c•••@example.com', method: 'paypal', held: 1500 })
    return planOf([shop], { amount, version, payouts: 1 })
  }
  const [sent, plans] = [[] as (string | null)[], [planAt(12_000, 'v1'), planAt(9000, 'v2')]]
  server.use(
    http.get('*/api/admin/payout-runs/plan', () => HttpResponse.json(plans[Math.min(sent.length, 1)])),
    http.post('*/api/admin/payout-runs', ({ request }) => {
      sent.push(new URL(request.url).searchParams.get('plan'))
      const problem = { status: 409, code: 'plan_changed', detail: 'The plan has changed. Check it again' }
      return HttpResponse.json(problem, { status: 409, headers: { 'Content-Type': 'application/problem+json' } })
    }),
  )
  open(<PayoutPlanPage />, '/admin/payout-runs/plan', '/admin/payout-runs/plan')
  expect(await screen.findByText('On hold: $15.00')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Pay out $120.00' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pay out $120.00' }))
  expect(await screen.findByText(/The plan has changed. Check it again/)).toBeInTheDocument()
  expect(await screen.findByText('1 shop gets $90.00')).toBeInTheDocument()
  expect(sent).toEqual(['v1'])
})

test('a run says whom it left out of its plan', async () => {
  const run = runDetailOf({ leftOut: [{ shopId: 7, shopName: 'Clay & Co', planned: 9200 }] })
  server.use(http.get('*/api/admin/payout-runs/4', () => HttpResponse.json(run)))
  open(<PayoutRunPage />, '/admin/payout-runs/4', '/admin/payout-runs/:runId')
  const note = within(await screen.findByRole('alert'))
  expect(note.getByRole('link', { name: 'Clay & Co' })).toHaveAttribute('href', '/admin/shops/7')
  expect(note.getByText(/\$92\.00 planned/)).toBeInTheDocument()
})

test('a plan in which nobody is due offers nothing to begin', async () => {
  server.use(http.get('*/api/admin/payout-runs/plan', () => HttpResponse.json(planOf([plannedFor(2)]))))
  open(<PayoutPlanPage />, '/admin/payout-runs/plan')
  expect(await screen.findByText('No shop can be paid now')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Pay out/ })).not.toBeInTheDocument()
})

test('a plan says since when a shop is not paid, and why', async () => {
  const payoutsHeld = { since: '2026-11-24T10:00:00Z', reason: 'No address yet' }
  const plan = planOf([plannedFor(2, { obstacle: 'payouts_held', payoutsHeld })])
  server.use(http.get('*/api/admin/payout-runs/plan', () => HttpResponse.json(plan)))
  open(<PayoutPlanPage />, '/admin/payout-runs/plan')
  expect(await screen.findByText(`Payouts on hold, since ${formatNearDate('2026-11-24T10:00:00Z')}`)).toBeInTheDocument()
  expect(screen.getByText('No address yet')).toBeInTheDocument()
})

test('a bank transfer is marked as made, or as failed with a reason', async () => {
  server.use(http.get('*/api/admin/payout-runs/4', () => HttpResponse.json(runDetailOf())))
  const paid = take('*/api/admin/payouts/11/paid')
  const failed = take('*/api/admin/payouts/11/failed')
  open(<PayoutRunPage />, '/admin/payout-runs/4', '/admin/payout-runs/:runId')
  expect(await screen.findByText('To be transferred')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'The transfer to Shop 1 was made' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, it was' }))
  expect(await screen.findByText('Shop 1 is paid')).toBeInTheDocument()
  expect(paid[0]?.key).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'The transfer to Shop 1 failed' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Did the transfer to Shop 1 fail?' }))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Account closed' } })
  await userEvent.click(dialog.getByRole('button', { name: 'It failed' }))
  expect(await screen.findByText('The money is in the balance of Shop 1 again')).toBeInTheDocument()
  expect(failed.map(({ body }) => body)).toEqual([{ reason: 'Account closed' }])
})

test('the bank transfers of a run are saved as a table', async () => {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:here'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  server.use(
    http.get('*/api/admin/payout-runs/4', () => HttpResponse.json(runDetailOf())),
    http.post('*/api/admin/payout-runs/4/bank.csv', () => new HttpResponse('IBAN', { headers: { 'Content-Type': 'text/csv' } })),
  )
  open(<PayoutRunPage />, '/admin/payout-runs/4', '/admin/payout-runs/:runId')
  await userEvent.click(await screen.findByRole('button', { name: 'Download bank transfers (CSV)' }))
  await vi.waitFor(() => expect(names).toEqual(['payout-run-4.csv']))
})

test('runs are a table where there is room, each with the way to it', async () => {
  showWideScreen()
  server.use(http.get('*/api/admin/payout-runs', () => HttpResponse.json(listOf([runOf({ scheduledFor: '2026-11-20' })]))))
  open(<PayoutRunsPage />, '/admin/payout-runs')
  const table = within(await screen.findByRole('table', { name: 'Payout runs' }))
  expect(table.getByRole('rowheader', { name: 'Payout run 4' })).toBeInTheDocument()
  expect(table.getByRole('link', { name: 'Payout run 4' })).toHaveAttribute('href', '/admin/payout-runs/4')
  expect(table.getByText('Automatic, for Nov 20, 2026')).toBeInTheDocument()
  expect(table.getByText('$120.00')).toBeInTheDocument()
})

test('a difference with PayPal is explained once and for all', async () => {
  const comparison = { from: '2026-11-20T00:00:00Z', until: '2026-11-21T00:00:00Z', at: '2026-11-21T10:00:00Z' }
  server.use(
    http.get('*/api/admin/reconciliation/breaks', () => HttpResponse.json({ ...listOf([breakOf()]), comparison })),
  )
  const sent = take('*/api/admin/reconciliation/breaks/6/explain')
  open(<BookBreaksPage />, '/admin/paypal-check')
  expect(await screen.findByText('Missing')).toBeInTheDocument()
  expect(screen.getByText(/^Last compared on Nov 21, 2026/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Explain the difference R-6' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Why do the books differ?' }))
  fireEvent.change(dialog.getByLabelText('Explanation'), { target: { value: 'Refunded at PayPal by hand' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save explanation' }))
  expect(await screen.findByText('Explanation saved')).toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([{ note: 'Refunded at PayPal by hand' }])
})
