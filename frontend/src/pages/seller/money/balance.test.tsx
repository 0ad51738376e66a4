/** What a shop is owed, and the lines that it comes from. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountOf, balanceOf, entries, entryOf, pageOf } from '@/testing/money'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { MoneyPage } from './MoneyPage'

// East of UTC: there a day has begun before the books have it.
vi.hoisted(() => vi.stubEnv('TZ', 'Asia/Tokyo'))

const serve = (balance = balanceOf(), lines = entries, account: unknown = accountOf(), withheld: unknown[] = []) =>
  server.use(
    http.get('*/api/seller/balance', () => HttpResponse.json(balance)),
    http.get('*/api/seller/ledger', () => HttpResponse.json(pageOf(lines))),
    http.get('*/api/seller/payout-account', () => HttpResponse.json({ account })),
    http.get('*/api/seller/balance/withheld', () => HttpResponse.json(pageOf(withheld))),
  )
beforeEach(() => serve())

const open = (search = '') => renderPage(<MoneyPage />, { at: `/seller/money${search}`, path: '/seller/money', state: asSeller })
const parts = async () => {
  const list = await screen.findByRole('region', { name: 'Balance details' })
  const amounts = [...list.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.firstChild?.textContent,
    row.querySelector('dd')?.textContent,
  ])
  return Object.fromEntries(amounts) as Record<string, string>
}

test('what is available stands first, with the day and the account of the next payout', async () => {
  open()
  const box = await screen.findByRole('region', { name: 'Available now' })
  expect(box).toHaveTextContent('$195.00')
  expect(await within(box).findByText('Next payout on Dec 1, 2026 to c•••@example.com')).toBeInTheDocument()
  expect(within(box).getByText(/^Payouts start at \$10\.00/)).toBeInTheDocument()
  expect(within(box).queryByText('On its way to you')).not.toBeInTheDocument()
  expect(await parts()).toEqual({ 'Available now': '$195.00', Pending: '$40.00', 'On hold': '$15.00', Balance: '$250.00' })
  expect(screen.getByText('Becomes available 7 days after delivery')).toBeInTheDocument()
})

test('a reserve and what is on its way are named with their amounts', async () => {
  serve(balanceOf({ balance: 27500, reserved: 2500, reserveBps: 1000, onItsWay: 900 }))
  open()
  expect(await parts()).toMatchObject({ Reserve: '$25.00', Balance: '$275.00' })
  expect(screen.getByText('10% of each sale, held for 90 days')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Available now' })).toHaveTextContent('On its way to you')
})

test('a balance below zero says why, and that nothing need be paid in', async () => {
  serve(balanceOf({ balance: -1200, pending: 3000, held: 0, available: 0 }))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent(/Your balance is -\$12\.00, below zero.*don't have to pay anything/)
  expect(await parts()).toMatchObject({ Pending: '$30.00', 'To be offset': '-$42.00', Balance: '-$12.00' })
})

test('who has no payout account is led to it, and a changed one says until when it waits', async () => {
  serve(balanceOf(), entries, null)
  const first = open()
  expect(await screen.findByRole('link', { name: 'Add a payout account' })).toHaveAttribute('href', '/seller/money/payout-account')
  first.unmount()
  serve(balanceOf(), entries, accountOf({ heldUntil: '2026-11-24T12:00:00Z' }))
  open()
  expect(await screen.findByText(/^Your payout account was changed\. To be safe, payouts pause until Nov 24, 2026/)).toBeInTheDocument()
})

test('payouts on hold say since when, why and where to ask, and no day is promised', async () => {
  serve(balanceOf({ payoutsHeld: { since: '2026-11-24T10:00:00Z', reason: 'We are checking your business details' } }))
  open()
  const note = within(await screen.findByRole('alert'))
  expect(note.getByText('Your payouts have been on hold since Nov 24, 2026')).toBeInTheDocument()
  expect(note.getByText('We are checking your business details')).toBeInTheDocument()
  expect(note.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  expect(screen.getByText('Paid out once your payouts resume')).toBeInTheDocument()
  expect(screen.queryByText(/^Next payout on/)).not.toBeInTheDocument()
})

test('days that were agreed with the shop are told as its own', async () => {
  serve(balanceOf({ holdDays: 21, holdDaysAreAgreed: true }))
  open()
  expect(await screen.findByText('Becomes available 21 days after delivery, as agreed with your shop')).toBeInTheDocument()
})

test('each line says what for in the words of a shopkeeper, and leads to its order or payout', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Sale HS-1' })).toHaveAttribute('href', '/seller/orders/41')
  expect(screen.getByText('$19.99 paid by the buyer, less $1.60 commission')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Refund HS-2' })).toHaveAttribute('href', '/seller/orders/42')
  expect(screen.getByText('It broke · $19.99 to the buyer, $1.60 commission back to you')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Reversed by PayPal or a bank, HS-3' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Payout 4' })).toHaveAttribute('href', '/seller/money/payouts/4')
  expect(screen.getByRole('link', { name: 'Payout 4 returned' })).toBeInTheDocument()
  expect(screen.getByText('Adjustment: Photos taken by the marketplace')).toBeInTheDocument()
  expect(screen.getByText('-$5.00')).toBeInTheDocument()
  expect(screen.getByText('6 entries')).toBeInTheDocument()
})

test('each line stands under the day by which the periods count, that of UTC', async () => {
  serve(balanceOf(), [entryOf(1, { at: '2026-10-31T23:30:00Z' })])
  open()
  expect(await screen.findByText('Oct 31, 2026')).toBeInTheDocument()
})

test('a kind that this version does not know is shown as another entry', async () => {
  serve(balanceOf(), [entryOf(1, { kind: 'bank_fee', shopOrderId: null })])
  open()
  expect(await screen.findByText('Other entry')).toBeInTheDocument()
})

test('the filters ask for a kind and a period, and pages are turned by number', async () => {
  const asked: URLSearchParams[] = []
  server.use(
    http.get('*/api/seller/ledger', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json(pageOf([entryOf(1)], 60))
    }),
  )
  const { router } = open('?page=2')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Refunds')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last month')
  expect(router.state.location.search).toBe('?kind=refund&period=previous')
  await userEvent.click(await screen.findByRole('button', { name: /page 3/i }))
  expect(router.state.location.search).toBe('?kind=refund&period=previous&page=3')
  await screen.findByText('60 entries')
  const last = asked.at(-1)
  expect([last?.get('kind'), last?.get('page')]).toEqual(['refund', '3'])
  expect(last?.get('from')).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/)
  expect(last?.get('to')).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/)
  expect(asked[0]?.get('page')).toBe('2')
})

test('a new shop reads what will stand here; an empty filter leads back to everything', async () => {
  serve(balanceOf({ balance: 0, pending: 0, held: 0, available: 0 }), [])
  const first = open()
  expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Show' })).not.toBeInTheDocument()
  first.unmount()
  open('?kind=payout')
  expect(await screen.findByRole('heading', { name: 'No entries found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute('href', '/seller/money')
  expect(screen.getByRole('combobox', { name: 'Show' })).toHaveValue('payout')
})

test('what does not load says so and leaves the rest of the page', async () => {
  server.use(http.get('*/api/seller/balance', () => HttpResponse.json({}, { status: 400 })))
  const first = open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Your balance didn\'t load')
  expect(await screen.findByRole('link', { name: 'Sale HS-1' })).toBeInTheDocument()
  first.unmount()
  serve()
  server.use(http.get('*/api/seller/ledger', () => HttpResponse.json({}, { status: 400 })))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The activity didn\'t load')
  expect(screen.getByRole('region', { name: 'Available now' })).toHaveTextContent('$195.00')
})

test('each order that keeps money back says why and until when, and leads to it', async () => {
  const hold = (shopOrderId: number, reason: string, amount: number, availableFrom: string | null) => ({
    ...{ shopOrderId, orderNumber: `HS-${shopOrderId}`, part: 'pending', reason, amount, availableFrom },
  })
  serve(balanceOf(), entries, accountOf(), [
    hold(1, 'hold_days', 4000, '2026-12-02T10:00:00Z'),
    hold(2, 'dispute', 1000, null),
    hold(3, 'something_new', 500, null),
  ])
  open()
  const list = within(await screen.findByRole('region', { name: 'Not available yet' }))
  const [, first, second, third] = await list.findAllByRole('row')
  expect(first).toHaveTextContent('HS-1Delivered recentlyAvailable from Dec 2, 2026$40.00')
  expect(second).toHaveTextContent('HS-2A dispute is open$10.00')
  expect(third).toHaveTextContent('HS-3On hold$5.00')
  expect(list.getByRole('link', { name: 'HS-2' })).toHaveAttribute('href', '/seller/orders/2')
})

test('where nothing is kept back, no list of it is shown', async () => {
  open()
  expect(await screen.findByRole('region', { name: 'Activity' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Not available yet' })).not.toBeInTheDocument()
})
