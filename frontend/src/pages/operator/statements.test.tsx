/** The marketplace's books by months, and as tables. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { MarketStatement, ShopStatement } from '@/features/operator/api'
import { listOf, serveOverview } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { MarketStatementPage } from './MarketStatementPage'
import { MarketStatementsPage } from './MarketStatementsPage'

const statement: MarketStatement = {
  ...{ month: '2026-10', currency: 'USD' },
  accounts: [
    {
      ...{ account: 'commission', opening: -1000, closing: -1400 },
      movements: [
        { kind: 'capture', amount: -800 },
        { kind: 'refund', amount: 400 },
      ],
    },
    { account: 'bank', opening: 0, movements: [], closing: 0 },
  ],
}

const clay: ShopStatement = {
  ...{ shopId: 7, shopName: 'Clay & Co', opening: 100, sales: 10_000, commission: -800, refunds: -5000 },
  ...{ commissionBack: 400, adjustments: -500, payouts: -4000, closing: 200 },
}

beforeEach(() => {
  serveOverview()
  server.use(
    http.get('*/api/public/config', () => HttpResponse.json({ name: 'Helloshop', currency: 'USD', postalAddress: 'Elbstr. 1, Hamburg' })),
    http.get('*/api/admin/statements', () =>
      HttpResponse.json({ months: [{ month: '2026-10', transactions: 3 }, { month: '2026-09', transactions: 1 }] }),
    ),
    http.get('*/api/admin/statements/:month', ({ params }) =>
      HttpResponse.json({ ...statement, month: String(params['month']) }),
    ),
    http.get('*/api/admin/statements/:month/shops', () => HttpResponse.json({ ...listOf([clay]), currency: 'USD' })),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The names under which files are saved. */
function saved() {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:here'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}

const openMonth = () =>
  renderPage(<MarketStatementPage />, {
    at: '/admin/statements/2026-10',
    path: '/admin/statements/:month',
    state: asOperator,
  })

test('the months lead to their statements', async () => {
  renderPage(<MarketStatementsPage />, { at: '/admin/statements', state: asOperator })
  expect(await screen.findByRole('link', { name: /October 2026/ })).toHaveAttribute('href', '/admin/statements/2026-10')
  expect(screen.getByText('1 entry')).toBeInTheDocument()
})

test('an account says what it began with, what moved it, and what it ended with', async () => {
  openMonth()
  const commission = within(await screen.findByRole('region', { name: 'Commission' }))
  expect(commission.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    ...['$10.00', '$8.00', '-$4.00', '$14.00'],
  ])
  expect(screen.queryByRole('region', { name: 'Bank' })).not.toBeInTheDocument()
  const shops = within(screen.getByRole('region', { name: 'Shops' }))
  expect(await shops.findByText('$2.00')).toBeInTheDocument()
  expect(shops.getByRole('link', { name: 'Clay & Co' })).toHaveAttribute('href', '/admin/ledger?shop=7')
})

test('paper says where it stops, and what cannot be printed is told and tried again', async () => {
  let isDown = true
  server.use(
    http.get('*/api/admin/statements/:month/shops', () =>
      isDown
        ? HttpResponse.json({}, { status: 400 })
        : HttpResponse.json({ ...listOf([clay]), total: 103, currency: 'USD' }),
    ),
  )
  openMonth()
  const failed = (await screen.findByText('The page to print didn\'t load')).closest('[role=alert]') as HTMLElement
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
  isDown = false
  fireEvent.click(within(failed).getByRole('button', { name: 'Retry' }))
  await expect.poll(() => screen.getByRole('button', { name: 'Print' })).toBeEnabled()
  expect(screen.getByText('The first 1 of 103 shops. The table has all of them.')).toBeInTheDocument()
})

test('another month is chosen in the page, and the month is saved as a table', async () => {
  const names = saved()
  server.use(
    http.get('*/api/admin/statements/2026-10/csv', () => new HttpResponse('month', { headers: { 'Content-Type': 'text/csv' } })),
  )
  const { router } = openMonth()
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await vi.waitFor(() => expect(names).toEqual(['marketplace-2026-10.csv']))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Month/ }), 'September 2026')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/admin/statements/2026-09'))
  expect(await screen.findByRole('heading', { level: 1, name: 'September 2026' })).toBeInTheDocument()
})

const stillBooking = { status: 503, code: 'still_booking', detail: 'Bookings of the last day may still be missing. Try again in a minute' }

test('the books of some days are saved as tables, and a refusal is told with its reason', async () => {
  const [names, asked] = [saved(), [] as string[]]
  server.use(
    http.get('*/api/admin/bookkeeping/:table', ({ request, params }) => {
      asked.push(new URL(request.url).search)
      return params['table'] === 'refunds'
        ? HttpResponse.json(stillBooking, { status: 503, headers: { 'Content-Type': 'application/problem+json' } })
        : new HttpResponse('date', { headers: { 'Content-Type': 'text/csv' } })
    }),
  )
  renderPage(
    <>
      <MarketStatementsPage />
      <ToastHost />
    </>,
    { at: '/admin/statements', state: asOperator },
  )
  const books = within(await screen.findByRole('region', { name: 'For bookkeeping' }))
  fireEvent.change(books.getByLabelText('From (UTC)'), { target: { value: '2026-10-01' } })
  fireEvent.change(books.getByLabelText('To (UTC)'), { target: { value: '2026-10-31' } })
  await userEvent.click(books.getByRole('button', { name: 'Journal' }))
  await vi.waitFor(() => expect(names).toEqual(['journal-2026-10-01-2026-10-31.csv']))
  expect(asked).toEqual(['?from=2026-10-01&to=2026-10-31&separator=comma'])
  await userEvent.click(books.getByRole('button', { name: 'Refunds' }))
  expect(await screen.findByText('The table wasn\'t downloaded')).toBeInTheDocument()
  expect(screen.getByText(stillBooking.detail)).toBeInTheDocument()
  expect(asked).toHaveLength(2)
  expect(names).toHaveLength(1)
})

test('what is no month is no statement', () => {
  renderPage(<MarketStatementPage />, {
    at: '/admin/statements/2026-13',
    path: '/admin/statements/:month',
    state: asOperator,
  })
  expect(screen.getByText('Statement not found')).toBeInTheDocument()
})
