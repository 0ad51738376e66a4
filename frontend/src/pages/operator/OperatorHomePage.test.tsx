/** What the operator reads first: what waits, and how the marketplace does. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import type { MarketFigures } from '@/features/operator/api'
import { formatNearDate } from '@/lib/nearDates'
import { overviewOf, serveOverview, toDoOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage, showStyles } from '@/testing/render'
import { server } from '@/testing/server'
import { OperatorHomePage } from './OperatorHomePage'

showStyles()

const open = (at = '/admin') => renderPage(<OperatorHomePage />, { at, state: asOperator })

test('each kind of work says how much of it waits, and leads there', async () => {
  serveOverview({ toDo: toDoOf({ shops: 2, shopsSince: '2026-11-20T10:00:00Z', returns: 1, openPayouts: 3, failedPayouts: 1 }) })
  open()
  const work = within(await screen.findByRole('region', { name: 'To do' }))
  const shops = work.getByRole('link', { name: /Shops to approve/ })
  expect(shops).toHaveTextContent(`2 Oldest from ${formatNearDate('2026-11-20T10:00:00Z')}`)
  expect(shops).toHaveAttribute('href', '/admin/shops?status=pending')
  expect(work.getByRole('link', { name: /Returns to decide/ })).toHaveAttribute('href', '/admin/returns')
  const payouts = work.getAllByRole('link', { name: /payouts/i })
  expect(payouts.map(({ textContent }) => textContent.trim())).toEqual(['Failed payouts1', 'Payouts in progress3'])
  expect(payouts[0]).toHaveAttribute('href', '/admin/payout-runs')
  expect(work.getAllByRole('link')).toHaveLength(4)
  expect(work.getByText('Nothing else is waiting')).toBeInTheDocument()
})

test.each([
  ['nothing wrong', { invariantsCheckedAt: new Date().toISOString() }, /^Daily check of all data: .*, no problems found$/, null],
  ['faults', { invariantsCheckedAt: new Date().toISOString(), invariantsBroken: 2 }, /found 2 problems\./, 'Look into it'],
  ['a check that stopped', { invariantsCheckedAt: '2026-11-02T03:00:00Z' }, /last ran on Nov 2/, 'Look into it'],
  ['no check at all', {}, /hasn't run yet/, 'Look into it'],
])('what the daily check found is told: %s', async (_, found, told, link) => {
  serveOverview({ toDo: toDoOf(found) })
  open()
  expect(await screen.findByText(told)).toBeInTheDocument()
  const way = screen.queryByRole('link', { name: 'Look into it' })
  expect(way?.textContent ?? null).toBe(link)
})

test('the figures stand beside those of the days before', async () => {
  const { figures } = overviewOf()
  serveOverview({ figures: { ...figures, sales: 24_000, newBuyers: 3 }, figuresBefore: { ...figures, sales: 12_000 } })
  open()
  const numbers = within(await screen.findByRole('region', { name: 'Key figures' }))
  expect(numbers.getByText('$240.00')).toBeInTheDocument()
  expect(numbers.getByText('100% more')).toBeInTheDocument()
  expect(numbers.getByRole('heading', { name: /^Nov 22\s–\s23, 2026$/ })).toBeInTheDocument()
})

const days = (now: Partial<MarketFigures>, before: Partial<MarketFigures> = {}) => {
  const { figures, steps } = overviewOf()
  return steps.map((step) => ({ ...step, now: { ...figures, ...now }, before: { ...figures, ...before } }))
}

test('each figure can be looked at day by day; which one stands in the address', async () => {
  serveOverview({ steps: days({ sales: 12_000, commission: -960, newBuyers: 3 }, { newBuyers: 2 }) })
  const { router } = open('/admin?period=7d')
  const sales = await screen.findByRole('region', { name: 'Sales' })
  expect(await within(sales).findByRole('figure', { name: /^Sales, Nov 22/ })).toBeInTheDocument()
  const choice = within(sales).getByRole('combobox', { name: 'Show' })
  await userEvent.selectOptions(choice, 'New buyers')
  expect(router.state.location.search).toBe('?period=7d&chart=newBuyers')
  const buyers = within(screen.getByRole('region', { name: 'New buyers' }))
  await userEvent.click(buyers.getByRole('button', { name: 'Show as table' }))
  expect(buyers.getByRole('row', { name: 'Nov 22, 2026 3 2' })).toBeInTheDocument()
  await userEvent.selectOptions(buyers.getByRole('combobox', { name: 'Show' }), 'Commission')
  expect(screen.getByRole('row', { name: 'Nov 22, 2026 -$9.60 $0.00' })).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Sales')
  expect(router.state.location.search).toBe('?period=7d')
})

test('what fell below zero is drawn below it', async () => {
  serveOverview({ steps: days({ commission: -960 }) })
  open('/admin?chart=commission')
  expect(await screen.findByRole('figure', { name: /^Commission/ })).toHaveTextContent('-$8')
})

test('a figure of which there is nothing says so, and another one can be chosen', async () => {
  serveOverview()
  open('/admin?chart=disputes')
  const disputes = within(await screen.findByRole('region', { name: 'New disputes' }))
  expect(disputes.getByText('Nothing to show for these dates.')).toBeInTheDocument()
  expect(disputes.queryByRole('button')).not.toBeInTheDocument()
  expect(disputes.getByRole('combobox', { name: 'Show' })).toHaveDisplayValue('New disputes')
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
  await screen.findByRole('region', { name: 'Key figures' })
  expect(asked).toEqual(['?from=2026-11-01&to=2026-11-05'])
})

test('an overview that didn’t load is asked for again', async () => {
  server.use(http.get('*/api/admin/overview', () => HttpResponse.json({}, { status: 400 })))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The overview didn\'t load')
  serveOverview()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'To do' })).toBeInTheDocument()
})
