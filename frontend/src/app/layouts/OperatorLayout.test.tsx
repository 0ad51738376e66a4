import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveOverview, toDoOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { OperatorLayout } from './OperatorLayout'

beforeEach(() => serveOverview({ toDo: toDoOf({ shops: 2, failedRefunds: 1, reportedReviews: 3 }) }))
afterEach(() => {
  vi.restoreAllMocks()
})

const open = (at = '/admin') => renderPage(<OperatorLayout />, { at, state: asOperator })
const nav = () => screen.getByRole('navigation', { name: 'Operator console' })

test('on a phone shops and returns stand at the bottom, the rest behind More, with what waits', async () => {
  open('/admin/reviews')
  expect(await within(nav()).findByRole('link', { name: 'Shops, Shops to approve: 2' })).toBeInTheDocument()
  await userEvent.click(within(nav()).getByRole('button', { name: 'More, Reported reviews: 3, Failed refunds: 1' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Operator console' }))
  expect(sheet.getByRole('link', { name: 'Reviews, Reported reviews: 3' })).toHaveAttribute('aria-current', 'page')
})

test('on a wide screen every page stands at the side, below a bar that says whose place it is', async () => {
  showWideScreen()
  open('/admin/shops/7')
  expect(within(screen.getByRole('banner')).getByText('Operator')).toBeInTheDocument()
  expect(await within(nav()).findByRole('link', { name: 'Shops, Shops to approve: 2' })).toHaveAttribute('aria-current', 'true')
  expect(within(nav()).getAllByRole('link')).toHaveLength(25)
  expect(within(within(nav()).getByRole('list', { name: 'Money' })).getByRole('link', { name: 'Ledger' })).toBeInTheDocument()
})

test('what waits on one page for two reasons is one number there, and both reasons are said', async () => {
  serveOverview({ toDo: toDoOf({ failedPayouts: 2, openPayouts: 3 }) })
  showWideScreen()
  open()
  const payouts = await within(nav()).findByRole('link', { name: 'Payout runs, Failed payouts: 2, Payouts in progress: 3' })
  expect(payouts).toHaveTextContent('5')
})

test('an operator without two-step verification is led there, and sees no page before', async () => {
  server.use(
    http.get('*/api/admin/overview', () => HttpResponse.json({ code: 'second_factor_required' }, { status: 403 })),
  )
  open()
  expect(await screen.findByRole('heading', { name: 'Turn on two-step verification first' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Turn it on' })).toHaveAttribute('href', '/account/two-step')
})
