/** Adjustments that two operators make together. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { AdjustmentRequest } from '@/features/operator/api'
import { adjustmentRequest, listOf, serveOverview, toDoOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { OperatorAdjustmentsPage } from './OperatorAdjustmentsPage'

const open = (at = '/admin/adjustments') =>
  renderPage(
    <>
      <OperatorAdjustmentsPage />
      <ToastHost />
    </>,
    { at, state: asOperator },
  )

/** Serves these until one is decided, and notes each decision with its key. */
function serve(requests: AdjustmentRequest[], approvalAbove = 10_000) {
  const sent: { act: string; key: string | null }[] = []
  server.use(
    http.get('*/api/admin/adjustment-requests', () =>
      HttpResponse.json({ ...listOf(sent.length > 0 ? [] : requests), currency: 'USD', approvalAbove }),
    ),
    http.post('*/api/admin/adjustment-requests/:id/:act', ({ params, request }) => {
      sent.push({ act: `${String(params['id'])} ${String(params['act'])}`, key: request.headers.get('Idempotency-Key') })
      return HttpResponse.json(adjustmentRequest())
    }),
  )
  return sent
}

beforeEach(() => serveOverview({ toDo: toDoOf({ adjustments: 1 }) }))

test('what another operator asked for is approved after a question', async () => {
  const sent = serve([adjustmentRequest()])
  open()
  expect(await screen.findByText(/above \$100\.00 are booked once a second operator approves them/)).toBeInTheDocument()
  expect(screen.getByText('Photos')).toBeInTheDocument()
  expect(screen.getByText(/^Olga, Nov 20, 2026/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Withdraw/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Approve $250.00 for Clay & Co' }))
  const question = within(await screen.findByRole('dialog', { name: 'Book $250.00 for Clay & Co?' }))
  expect(question.getByText(/It's added to the shop's balance/)).toBeInTheDocument()
  expect(sent).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Adjustment booked')).toBeInTheDocument()
  expect(sent.map(({ act }) => act)).toEqual(['5 approve'])
  expect(sent[0]?.key).toBeTruthy()
  expect(await screen.findByText('No adjustments to approve')).toBeInTheDocument()
})

test('it can be declined too, and what takes money says so', async () => {
  const sent = serve([adjustmentRequest({ amount: -25_000 })], 0)
  open()
  expect(await screen.findByText(/^Credits and deductions are booked once/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Approve -$250.00 for Clay & Co' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/It's deducted from the shop's balance/)).toBeInTheDocument()
  await userEvent.click(question.getByRole('button', { name: 'Not yet' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Decline -$250.00 for Clay & Co' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: /^Decline/ })).getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Adjustment declined')).toBeInTheDocument()
  expect(sent.map(({ act }) => act)).toEqual(['5 decline'])
})

test('what the operator asked for can only be withdrawn by them', async () => {
  const sent = serve([adjustmentRequest({ requestedBy: { id: 1, name: 'Ada' } })])
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw $250.00 for Clay & Co' }))
  expect(screen.queryByRole('button', { name: /Approve|Decline/ })).not.toBeInTheDocument()
  expect(await screen.findByText('Adjustment withdrawn')).toBeInTheDocument()
  expect(sent.map(({ act }) => act)).toEqual(['5 withdraw'])
})

test('what was decided says by whom and when', async () => {
  const decided = { decidedBy: { id: 3, name: 'Grace' }, decidedAt: '2026-11-21T10:00:00Z' }
  serve([adjustmentRequest({ status: 'approved', adjustmentId: 4, ...decided })])
  open('/admin/adjustments?status=decided')
  expect(await screen.findByText('Approved and booked')).toBeInTheDocument()
  expect(screen.getByText(/^Grace, Nov 21, 2026/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Approve|Withdraw/ })).not.toBeInTheDocument()
})
