/** A shop's payouts, one of them, and the account that they go to. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { accountOf, pageOf, payoutDetail, payoutOf } from '@/testing/money'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { PayoutAccountPage } from './PayoutAccountPage'
import { PayoutPage } from './PayoutPage'
import { PayoutsPage } from './PayoutsPage'

// Before any module asks for the time zone.
vi.hoisted(() => {
  process.env.TZ = 'America/Los_Angeles'
})

const openList = () => renderPage(<PayoutsPage />, { at: '/seller/money/payouts', path: '/seller/money/payouts', state: asSeller })
const openPayout = (id = '4') =>
  renderPage(<PayoutPage />, { at: `/seller/money/payouts/${id}`, path: '/seller/money/payouts/:payoutId', state: asSeller })
const serveList = (answer: () => Response) => server.use(http.get('*/api/seller/payouts', answer))
const servePayout = (answer: () => Response) => server.use(http.get('*/api/seller/payouts/4', answer))

test('each payout says how much went where and what came of it', async () => {
  serveList(() => HttpResponse.json(pageOf([payoutOf(5, { status: 'in_transit', endedAt: null }), payoutOf(4)])))
  openList()
  const [first, second] = await within(await screen.findByRole('list', { name: 'Payouts' })).findAllByRole('link')
  expect(first).toHaveTextContent('Nov 15, 2026To c•••@example.com$120.00On its way')
  expect(second).toHaveAttribute('href', '/seller/money/payouts/4')
  expect(second).toHaveTextContent('Paid')
})

test('a day alone is the one of the books, with a time it is the reader’s', async () => {
  const createdAt = '2026-11-15T02:00:00Z'
  serveList(() => HttpResponse.json(pageOf([payoutOf(4, { createdAt })])))
  servePayout(() => HttpResponse.json(payoutDetail({ createdAt })))
  const list = openList()
  expect(await screen.findByText('Nov 15, 2026')).toBeInTheDocument()
  list.unmount()
  const payout = openPayout()
  expect(await screen.findByText(/^Nov 14, 2026, 6:00/)).toBeInTheDocument()
  payout.unmount()
  serveAccount(accountOf({ changedAt: createdAt }))
  openAccount()
  expect(await screen.findByText('Since Nov 15, 2026')).toBeInTheDocument()
})

test('a shop without payouts reads when there will be one, and a list that fails can be asked for again', async () => {
  serveList(() => HttpResponse.json(pageOf([])))
  const first = openList()
  expect(await screen.findByRole('heading', { name: 'No payouts yet' })).toBeInTheDocument()
  first.unmount()
  serveList(() => HttpResponse.json({}, { status: 400 }))
  openList()
  expect(await screen.findByRole('alert')).toHaveTextContent('The payouts didn\'t load')
})

test('a payout names the orders that it pays, and they come to it', async () => {
  servePayout(() => HttpResponse.json(payoutDetail()))
  openPayout()
  expect(await screen.findByRole('link', { name: 'HS-1' })).toHaveAttribute('href', '/seller/orders/41')
  const rows = screen.getAllByRole('row').map((row) => row.querySelector('td')?.textContent)
  expect(rows).toEqual([undefined, '$130.00', '-$7.00', '-$3.00', '$120.00'])
  expect(screen.getByRole('heading', { level: 1, name: 'Payout 4' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a payout that failed says why and what to do', async () => {
  servePayout(() => HttpResponse.json(payoutDetail({ status: 'failed', failure: 'The account is closed' })))
  openPayout()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Reason: The account is closed')
  expect(alert).toHaveTextContent('The money is back in your balance')
  expect(within(alert).getByRole('link', { name: 'Check the payout account' })).toHaveAttribute('href', '/seller/money/payout-account')
})

test.each([
  ["RECEIVER_ACCOUNT_LOCKED: The receiver's account cannot take money at present.", 'PayPal has locked the account'],
  ['SOME_NEW_REASON: Ask your administrator', 'PayPal couldn\'t pay it out'],
  ['the provider rejected the request: INSUFFICIENT_FUNDS: Sender does not have enough', 'PayPal couldn\'t pay it out'],
  ['The provider gave no reason', 'PayPal couldn\'t pay it out'],
])('what PayPal calls "%s" is said in plain words', async (failure, words) => {
  servePayout(() => HttpResponse.json(payoutDetail({ status: 'returned', failure })))
  openPayout()
  expect((await screen.findByRole('alert')).textContent).toMatch(new RegExp(`^Reason: ${words}The money is back`))
})

test('a payout that nobody claims says how to get it', async () => {
  servePayout(() => HttpResponse.json(payoutDetail({ status: 'unclaimed', endedAt: null })))
  openPayout()
  expect(await screen.findByRole('alert')).toHaveTextContent(/waiting at PayPal.*c•••@example\.com.*within 30 days/)
})

test('another shop’s payout is not there; one that fails can be asked for again', async () => {
  servePayout(() => HttpResponse.json({ code: 'not_found' }, { status: 404 }))
  const first = openPayout()
  expect(await screen.findByRole('heading', { level: 1, name: 'Payout not found' })).toBeInTheDocument()
  first.unmount()
  servePayout(() => HttpResponse.json({}, { status: 400 }))
  const second = openPayout()
  expect(await screen.findByRole('alert')).toHaveTextContent('The payout didn\'t load')
  second.unmount()
  openPayout('abc')
  expect(screen.getByRole('heading', { level: 1, name: 'Payout not found' })).toBeInTheDocument()
})

const openAccount = () =>
  renderPage(<><PayoutAccountPage /><ToastHost /></>, { at: '/seller/money/payout-account', state: asSeller })
const field = (code: string, pointer: string, message: string) =>
  HttpResponse.json({ code: 'invalid_fields', message, errors: [{ pointer, code, message }] }, { status: 422 })

/** Puts words into a field at once: each key would be drawn by itself. */
async function enter(box: HTMLElement, words: string) {
  await userEvent.click(box)
  await userEvent.paste(words)
}

/** The account as the server keeps it, and what it heard; the answers come first, then it agrees. */
function serveAccount(start: unknown, ...answers: Response[]) {
  let account = start
  const heard: unknown[] = []
  server.use(
    http.get('*/api/seller/payout-account', () => HttpResponse.json({ account })),
    http.put('*/api/seller/payout-account', async ({ request }) => {
      heard.push(await request.json())
      const refusal = answers.shift()
      if (refusal) return refusal
      account = accountOf({ method: 'bank', account: 'DE•• •••• 3000', heldUntil: '2026-11-26T10:00:00Z' })
      return HttpResponse.json({ account })
    }),
  )
  return heard
}

test('a new shop names its PayPal account, and what is missing is said at its field', async () => {
  const heard = serveAccount(null)
  openAccount()
  expect(await screen.findByText(/^You have no payout account yet/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Save payout account' }))
  const email = await screen.findByLabelText('Email address of your PayPal account')
  expect(email).toHaveAccessibleDescription(/Enter an email address/)
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/Enter your password$/)
  expect(heard).toEqual([])
  await enter(email, 'clay@example.com')
  await enter(screen.getByLabelText('Your password'), ' secret-password ')
  await userEvent.click(screen.getByRole('button', { name: 'Save payout account' }))
  expect(await screen.findByText('Payout account saved')).toBeInTheDocument()
  expect(heard).toEqual([{ method: 'paypal', email: 'clay@example.com', currentPassword: ' secret-password ' }])
  expect(screen.getByLabelText('Your password')).toHaveValue('')
})

const fillBank = async (iban: string) => {
  await userEvent.click(await screen.findByRole('radio', { name: /Bank account/ }))
  await enter(screen.getByLabelText('Account holder'), 'Clay')
  await enter(screen.getByLabelText('IBAN'), iban)
  await enter(screen.getByLabelText('Your password'), 'pass')
  await userEvent.click(screen.getByRole('button', { name: 'Save payout account' }))
}

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  serveAccount(accountOf(), field('invalid_iban', '/iban', 'Check the IBAN'))
  openAccount()
  await fillBank('DE89')
  await expect.poll(() => screen.getByLabelText('IBAN')).toHaveAccessibleDescription(/Check the IBAN$/)
  expect(screen.getByLabelText('IBAN')).toHaveFocus()
  expect(screen.getByLabelText('Account holder')).toHaveValue('Clay')
})

test('a wrong password is said at its field', async () => {
  serveAccount(accountOf(), field('wrong_password', '/currentPassword', 'That is not your password'))
  openAccount()
  await fillBank('DE89')
  await expect.poll(() => screen.getByLabelText('Your password')).toHaveAccessibleDescription(/That is not your password$/)
})

test('another account shows with most of it hidden, and with its three days', async () => {
  const heard = serveAccount(accountOf())
  openAccount()
  expect(await screen.findByText('PayPal, c•••@example.com')).toBeInTheDocument()
  await fillBank('DE89 3000')
  expect(await screen.findByText('Bank account, DE•• •••• 3000')).toBeInTheDocument()
  expect(screen.getByText(/payouts pause until Nov 26, 2026/)).toBeInTheDocument()
  expect(heard).toEqual([{ method: 'bank', holder: 'Clay', iban: 'DE89 3000', currentPassword: 'pass' }])
})

test('an account that does not load says so, and no form asks for another', async () => {
  server.use(http.get('*/api/seller/payout-account', () => HttpResponse.json({}, { status: 400 })))
  openAccount()
  expect(await screen.findByRole('alert')).toHaveTextContent('The payout account didn\'t load')
  expect(screen.queryByRole('button', { name: 'Save payout account' })).not.toBeInTheDocument()
})
