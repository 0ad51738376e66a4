import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readToasts } from '@/components/toast/queue'
import { writeSession } from '@/lib/storage'
import { ada, asAda, asGuest, asSeller, tokenOf } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay } from '@/testing/shops'
import { SellerRegistrationPage } from './SellerRegistrationPage'

// The form comes when it is needed; here it is there at once.
beforeAll(async () => void (await import('@/features/seller/components/ShopRegistrationForm')))

beforeEach(() =>
  server.use(http.get('*/api/public/config', () => HttpResponse.json({ currency: 'USD', commissionBps: 825 }))),
)

const show = (state: object) => renderPage(<SellerRegistrationPage />, { at: '/seller-registration', state })

test('the share of a sale is told before anything else', async () => {
  show(asGuest)
  expect(await screen.findByText(/the marketplace keeps 8\.25%/)).toBeInTheDocument()
  expect(screen.getByText('8.25% of what the buyer pays for the goods')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'What you need' })).toBeInTheDocument()
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
  await userEvent.click(screen.getByRole('button', { name: 'Open shop' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller'))
  return readToasts().map(({ text }) => text)
}

test('a shop that is approved at once is said to be open', async () => {
  expect(await apply('approved')).toEqual(['Your shop is open'])
  expect(sessionStorage.getItem('draft_shop_registration')).toBeNull()
})

test('a shop that waits for approval is not said to be open', async () => {
  expect(await apply('pending')).toEqual(['Sent. Your shop now waits for approval'])
})

test.each([
  ['approved', 'You have a shop'],
  ['pending', 'Your shop waits for approval'],
  ['rejected', 'Your shop was not approved'],
  ['suspended', 'Your shop is suspended'],
])('who runs a shop that is %s reads so, and gets to the Seller Center', async (status, title) => {
  server.use(http.get('*/api/seller/shop', () => HttpResponse.json({ ...clay, status })))
  show(asSeller)
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open Seller Center' })).toHaveAttribute('href', '/seller')
  const isClosed = status === 'rejected' || status === 'suspended'
  expect(screen.queryAllByRole('link', { name: 'Write to the marketplace' })).toHaveLength(isClosed ? 1 : 0)
})
