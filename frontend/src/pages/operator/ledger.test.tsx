/** The ledger as operators read it. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { MarketLedger, MarketLedgerTransaction } from '@/features/operator/api'
import { serveOverview } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { LedgerPage } from './LedgerPage'

const saleOf = (id: number, over: Partial<MarketLedgerTransaction> = {}): MarketLedgerTransaction => ({
  ...{ id, kind: 'capture', postedAt: '2026-11-20T10:00:00Z', reference: `capture:${id}`, currency: 'USD' },
  ...{ orderId: 3, orderNumber: 'HS-3', payoutId: null, payoutRunId: null, reason: null, seal: 12 },
  lines: [
    { account: 'provider', shopId: null, shopName: null, amount: 10_000 },
    { account: 'shop', shopId: 7, shopName: 'Clay & Co', amount: -9200 },
    { account: 'commission', shopId: null, shopName: null, amount: -800 },
  ],
  ...over,
})

const ledgerOf = (over: Partial<MarketLedger> = {}): MarketLedger => ({
  ...{ items: [saleOf(1)], next: null, accounts: ['provider', 'shop'], kinds: ['capture', 'payout'] },
  seal: {
    ...{ transactions: 12, through: '2026-11-20T10:00:00Z', waiting: 0 },
    check: { checkedAt: '2026-11-21T10:00:00Z', breaches: 0, firstBreach: null },
  },
  ...over,
})

const asked: string[] = []
const serve = (answer: (search: URLSearchParams) => MarketLedger) =>
  server.use(
    http.get('*/api/admin/ledger', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      return HttpResponse.json(answer(searchParams))
    }),
  )

const open = (at = '/admin/ledger') => renderPage(<LedgerPage />, { at, state: asOperator })

beforeEach(() => {
  asked.length = 0
  serveOverview()
})

test('a booking shows all its lines, with debits and credits, and leads to its order and shop', async () => {
  serve(() => ledgerOf())
  open()
  const lines = within(await screen.findByRole('table', { name: 'Lines of entry 1' }))
  const cells = lines.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').map((cell) => cell.textContent))
  expect(cells).toEqual([[], ['$100.00', ''], ['', '$92.00'], ['', '$8.00']])
  expect(screen.getByRole('link', { name: 'HS-3' })).toHaveAttribute('href', '/admin/orders/3')
  expect(screen.getByRole('link', { name: 'Clay & Co' })).toHaveAttribute('href', '/admin/shops/7')
  expect(screen.getByText(/12 entries are sealed, the last one from Nov 20, 2026.*the chain holds/)).toBeInTheDocument()
})

test('older bookings are read on from the last one, and the latest are a step away', async () => {
  serve((search) => (search.get('before') === '1' ? ledgerOf({ items: [saleOf(8)] }) : ledgerOf({ next: 1 })))
  open('/admin/ledger?kind=capture')
  await userEvent.click(await screen.findByRole('button', { name: 'Older entries' }))
  expect(await screen.findByRole('table', { name: 'Lines of entry 8' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Older entries' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Latest' }))
  expect(await screen.findByRole('table', { name: 'Lines of entry 1' })).toBeInTheDocument()
  expect(asked).toEqual(['?kind=capture', '?kind=capture&before=1', '?kind=capture'])
})

test('bookings are found by order, kind and shop, from the latest on', async () => {
  serve(() => ledgerOf())
  open('/admin/ledger?shop=7&before=9')
  expect(await screen.findByText('Only Clay & Co')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Order number'), 'HS-3{Enter}')
  await userEvent.selectOptions(await screen.findByLabelText('Kind'), 'Payment')
  await screen.findByText('Only Clay & Co')
  await userEvent.click(screen.getByRole('button', { name: 'Show all shops' }))
  await screen.findByRole('table', { name: 'Lines of entry 1' })
  expect(asked).toEqual([
    ...['?shopId=7&before=9', '?shopId=7&order=HS-3', '?kind=capture&shopId=7&order=HS-3', '?kind=capture&order=HS-3'],
  ])
})

test('a search without a result offers to clear the filters, and a fault in the chain is told', async () => {
  const seal = { ...ledgerOf().seal, waiting: 2, check: { checkedAt: '2026-11-21T10:00:00Z', breaches: 3, firstBreach: 'I5' } }
  serve(() => ledgerOf({ items: [], seal }))
  open('/admin/ledger?account=shop')
  expect(await screen.findByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/admin/ledger')
  expect(screen.getByText(/2 are waiting to be sealed.*3 faults were found/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Look into it' })).toHaveAttribute('href', '/admin/health')
})
