/** What the operator reads first: what waits, and how the marketplace does. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { overviewOf, serveOverview, toDoOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { OperatorHomePage } from './OperatorHomePage'

const open = (at = '/admin') => renderPage(<OperatorHomePage />, { at, state: asOperator })

test('each kind of work says how much of it waits, and leads there', async () => {
  serveOverview({ toDo: toDoOf({ shops: 2, shopsSince: '2026-11-20T10:00:00Z', returns: 1, openPayouts: 3, failedPayouts: 1 }) })
  open()
  const work = within(await screen.findByRole('region', { name: 'To do' }))
  const shops = work.getByRole('link', { name: /Shops to approve/ })
  expect(shops).toHaveTextContent('2 Oldest from Nov 20, 2026')
  expect(shops).toHaveAttribute('href', '/admin/shops?status=pending')
  expect(work.getByRole('link', { name: /Returns to decide/ })).toHaveAttribute('href', '/admin/returns')
  const payouts = work.getAllByRole('link', { name: /payouts/i })
  expect(payouts.map(({ textContent }) => textContent.trim())).toEqual(['Failed payouts1', 'Payouts under way3'])
  expect(payouts[0]).toHaveAttribute('href', '/admin/payout-runs')
  expect(work.getAllByRole('link')).toHaveLength(11)
})

test('the figures stand beside those of the days before', async () => {
  const { figures } = overviewOf()
  serveOverview({ figures: { ...figures, sales: 24_000, newBuyers: 3 }, figuresBefore: { ...figures, sales: 12_000 } })
  open()
  const numbers = within(await screen.findByRole('region', { name: 'Figures' }))
  expect(numbers.getByText('$240.00')).toBeInTheDocument()
  expect(numbers.getByText('100% more')).toBeInTheDocument()
  expect(numbers.getByRole('heading', { name: /^Nov 22\s–\s23, 2026$/ })).toBeInTheDocument()
})

test('the days of the address are asked for', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/admin/overview', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(overviewOf())
    }),
  )
  open('/admin?from=2026-11-01&to=2026-11-05')
  await screen.findByRole('region', { name: 'Figures' })
  expect(asked).toEqual(['?from=2026-11-01&to=2026-11-05'])
})

test('an overview that did not load is asked for again', async () => {
  server.use(http.get('*/api/admin/overview', () => HttpResponse.json({}, { status: 400 })))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The overview did not load')
  serveOverview()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'To do' })).toBeInTheDocument()
})
