import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readToasts } from '@/components/toast/queue'
import { writeSession } from '@/lib/storage'
import { ada, asAda, asGuest, asSeller, tokenOf } from '@/testing/people'
import { renderPage, showStyles } from '@/testing/render'
import { server } from '@/testing/server'
import { clay } from '@/testing/shops'
import { SellerRegistrationPage } from './SellerRegistrationPage'

showStyles()

// The form comes when it is needed; here it is there at once.
beforeAll(async () => void (await import('@/features/seller/components/ShopRegistrationForm')))

const selling = { needsApproval: false, holdDays: 7, payoutMinimum: 1000, payoutDays: [1, 15] }
const serveTerms = (terms = selling) =>
  server.use(
    http.get('*/api/public/config', () => HttpResponse.json({ currency: 'USD', commissionBps: 825, selling: terms })),
  )

beforeEach(() => serveTerms())

afterEach(() => void vi.useRealTimers())

const show = (state: object) => renderPage(<SellerRegistrationPage />, { at: '/seller-registration', state })

test('the share of a sale is told before anything else', async () => {
  show(asGuest)
  expect(await screen.findByText(/The marketplace keeps 8\.25%/)).toBeInTheDocument()
  expect(screen.getByText('8.25% of what the buyer pays')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'What you need' })).toBeInTheDocument()
})

test('when shops are paid and how they open is told as this marketplace does it', async () => {
  const first = show(asGuest)
  expect(await screen.findByText('On the 1st and 15th of each month, from $10.00')).toBeInTheDocument()
  expect(screen.getByText('7 days after delivery')).toBeInTheDocument()
  expect(screen.getByText('Your shop opens right away')).toBeInTheDocument()
  first.unmount()
  serveTerms({ needsApproval: true, holdDays: 0, payoutMinimum: 2500, payoutDays: [3] })
  show(asGuest)
  expect(await screen.findByText('On the 3rd of each month, from $25.00')).toBeInTheDocument()
  expect(screen.getByText('On delivery')).toBeInTheDocument()
  expect(screen.getByText(/emails you once it is open/)).toBeInTheDocument()
})

test('a guest logs in first and comes back', () => {
  show(asGuest)
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Fseller-registration',
  )
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/register?returnUrl=%2Fseller-registration',
  )
})

test('somebody without a shop gets the form', async () => {
  show(asAda)
  expect(await screen.findByRole('button', { name: 'Open shop' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
})

test('what is typed into the form is found again after a look at another page', async () => {
  const first = show(asAda)
  await userEvent.type(await screen.findByLabelText('Shop name'), 'Clay')
  first.unmount()
  show(asAda)
  expect(await screen.findByLabelText('Shop name')).toHaveValue('Clay')
})

test('what the marketplace keeps is shown on an example, and questions unfold their answers', async () => {
  show(asGuest)
  expect(await screen.findByText('$45.87')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'When do I get my money?' }))
  expect(screen.getByText(/on the next payout day/)).toBeVisible()
})

/** Fills in the form and sends it; the shop then has this status. */
async function apply(status: string) {
  server.use(
    http.post('*/api/seller/registration', () => HttpResponse.json({})),
    http.get('*/api/user/me', () => HttpResponse.json({ ...ada, roles: asSeller.session.user?.roles })),
    http.get('*/api/seller/shop', () => HttpResponse.json({ ...clay, status })),
  )
  writeSession({ token: tokenOf(1), refreshToken: null })
  const { router } = show(asAda)
  await userEvent.type(await screen.findByLabelText('Shop name'), 'Clay')
  await userEvent.type(screen.getByLabelText('About the shop'), 'Mugs')
  await userEvent.click(screen.getByRole('button', { name: 'Open shop' }))
  await waitFor(() => expect(readToasts()).toHaveLength(1))
  return { told: readToasts().map(({ text }) => text), router }
}

test('a shop that is approved at once is said to be open', async () => {
  const { told, router } = await apply('approved')
  expect(told).toEqual(['Your shop is open'])
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller'))
  expect(sessionStorage.getItem('draft_shop_registration')).toBeNull()
})

test('a shop that waits for approval is not said to be open, and reads what comes next where it was sent', async () => {
  const { told, router } = await apply('pending')
  expect(told).toEqual(['Sent. Your shop is now waiting for approval'])
  const heading = await screen.findByRole('heading', { name: 'Your shop is waiting for approval' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.getByText(/you get an email with the decision/)).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/seller-registration')
  expect(screen.queryByLabelText('Shop name')).not.toBeInTheDocument()
})

test('an application says what is sold', async () => {
  show(asAda)
  await userEvent.type(await screen.findByLabelText('Shop name'), 'Clay')
  await userEvent.click(screen.getByRole('button', { name: 'Open shop' }))
  expect(await screen.findByText('Describe what you sell in a few sentences')).toBeInTheDocument()
})

test.each([
  ['approved', 'You have a shop'],
  ['pending', 'Your shop is waiting for approval'],
  ['rejected', 'Your shop wasn\'t approved'],
  ['suspended', 'Your shop is suspended'],
])('who runs a shop that is %s reads so, and gets to the Seller Center', async (status, title) => {
  server.use(http.get('*/api/seller/shop', () => HttpResponse.json({ ...clay, status })))
  show(asSeller)
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open Seller Center' })).toHaveAttribute('href', '/seller')
  const isClosed = status === 'rejected' || status === 'suspended'
  expect(screen.queryAllByRole('link', { name: 'Contact the marketplace' })).toHaveLength(isClosed ? 1 : 0)
  expect(screen.queryAllByRole('button', { name: 'Apply again' })).toHaveLength(status === 'rejected' ? 1 : 0)
})

test('a standing that does not load can be asked for again', async () => {
  server.use(http.get('*/api/seller/shop', () => HttpResponse.json(clay)))
  server.use(http.get('*/api/seller/shop', () => HttpResponse.json({}, { status: 400 }), { once: true }))
  show(asSeller)
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'You have a shop' })).toBeInTheDocument()
})

test('who was refused reads why, corrects what is there, and applies again', async () => {
  let shop = { ...clay, status: 'rejected', rejectionReason: 'Say where you make it' } as typeof clay
  const sent: unknown[] = []
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(shop)),
    http.get('*/api/user/me', () => HttpResponse.json({ ...ada, roles: asSeller.session.user?.roles })),
    http.post('*/api/seller/registration', async ({ request }) => {
      sent.push(await request.json())
      shop = { ...shop, status: 'pending', rejectionReason: null }
      return HttpResponse.json({})
    }),
  )
  writeSession({ token: tokenOf(1), refreshToken: null })
  show(asSeller)
  expect(await screen.findByText('Say where you make it')).toBeInTheDocument()
  expect(screen.getByLabelText('Shop name')).toHaveValue('Clay & Co')
  const about = screen.getByLabelText('About the shop')
  expect(about).toHaveValue('Stoneware for daily use.')
  await userEvent.type(about, ' Made in Portland.')
  await userEvent.click(screen.getByRole('button', { name: 'Apply again' }))
  const heading = await screen.findByRole('heading', { name: 'Your shop is waiting for approval' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(sent).toEqual([{ shopName: 'Clay & Co', description: 'Stoneware for daily use. Made in Portland.' }])
  expect(screen.queryByText('Say where you make it')).not.toBeInTheDocument()
  expect(localStorage.getItem('shop_changed')).not.toBeNull()
})

test('a decision shows by itself where somebody waits for it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let status = 'pending'
  server.use(http.get('*/api/seller/shop', () => HttpResponse.json({ ...clay, status })))
  show(asSeller)
  await screen.findByRole('heading', { name: 'Your shop is waiting for approval' })
  status = 'approved'
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(await screen.findByRole('heading', { name: 'You have a shop' })).toBeInTheDocument()
})
