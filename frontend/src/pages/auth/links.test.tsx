/** The pages that links of emails lead to, and those that ask for such emails. */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { rememberEmailSent } from '@/features/auth/resendCooldown'
import { asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { ForgotPasswordPage } from './ForgotPasswordPage'
import { ResetPasswordPage } from './ResetPasswordPage'
import { VerifyAccountPage } from './VerifyAccountPage'
import { VerifyEmailPage } from './VerifyEmailPage'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The page says this, and a screen reader with it. */
const reads = async (name: string) => {
  const found = await heading(name)
  await waitFor(() => expect(found).toHaveFocus())
}
const done = () => HttpResponse.json({ message: 'ok' })
const gone = (message: string) => () => HttpResponse.json({ code: 'link_spent', message }, { status: 410 })

test('asking for a new password never tells whether the account exists, and moves on to the answer', async () => {
  server.use(http.post('*/api/auth/forgot-password', done))
  renderPage(<ForgotPasswordPage />, { state: asGuest })
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.test{Enter}')
  await reads('Check your email')
  expect(screen.getByText(/^If ada@example.test has an account/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Use another email' }))
  await reads('Forgot password')
})

test('the email that was typed into the login needs not be typed again, only another one', async () => {
  server.use(http.post('*/api/auth/forgot-password', done))
  const { router } = renderPage(<ForgotPasswordPage />, { at: '/login', path: '/forgot-password', state: asGuest })
  await act(() => router.navigate('/forgot-password', { state: { email: 'ada@example.test' } }))
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test')
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use another email' }))
  expect(screen.getByLabelText('Email')).toHaveValue('')
})

test('a new password is set with the token of the link', async () => {
  let body: unknown
  server.use(
    http.post('*/api/auth/reset-password', async ({ request }) => {
      body = await request.json()
      return done()
    }),
  )
  renderPage(<ResetPasswordPage />, { at: '/reset-password?token=T', path: '/reset-password', state: asGuest })
  await userEvent.type(screen.getByLabelText('New password'), 'another-long-secret{Enter}')
  await reads('Your new password is set')
  expect(body).toEqual({ token: 'T', password: 'another-long-secret' })
})

test('a spent link keeps the form and says what to do', async () => {
  server.use(http.post('*/api/auth/reset-password', gone('This link was used before')))
  renderPage(<ResetPasswordPage />, { at: '/reset-password?token=T', path: '/reset-password', state: asGuest })
  await userEvent.type(screen.getByLabelText('New password'), 'another-long-secret{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('This link was used before')
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot-password')
})

test('a reset link without its token is called incomplete', () => {
  renderPage(<ResetPasswordPage />, { at: '/reset-password', path: '/reset-password', state: asGuest })
  expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete')
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot-password')
})

test('the link of the activation mail opens the account', async () => {
  server.use(http.get('*/api/auth/signup-user/active', done))
  renderPage(<VerifyAccountPage />, { at: '/verify-account?token=T', path: '/verify-account', state: asGuest })
  await reads('Your account is active')
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test.each([
  ['/checkout', '/checkout', 'Log in to continue to checkout.'],
  ['/account/orders', '/login?returnUrl=%2Faccount%2Forders', 'Log in to pick up where you left off.'],
  ['//evil.test', '/login', 'Log in to start shopping.'],
])('in whatever tab the link is opened, the login leads on to %s', async (kept, href, words) => {
  localStorage.setItem('return_url', kept)
  server.use(http.get('*/api/auth/signup-user/active', done))
  renderPage(<VerifyAccountPage />, { at: '/verify-account?token=T', path: '/verify-account', state: asGuest })
  expect(await heading('Your account is active')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', href)
  expect(screen.getByText(words)).toBeInTheDocument()
})

test('a spent activation link leads to a new mail, which can be had once a minute', async () => {
  server.use(
    http.get('*/api/auth/signup-user/active', gone('This link was used before')),
    http.post('*/api/auth/resend-activation', done),
  )
  renderPage(<VerifyAccountPage />, { at: '/verify-account?token=T', path: '/verify-account', state: asGuest })
  await reads('The link didn\'t work')
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.test{Enter}')
  await reads('Check your email')
  expect(screen.getByRole('button', { name: /^Resend in \d+ s$/ })).toHaveAttribute('aria-disabled', 'true')
})

test('after registering the mail can be sent again, and the button keeps the focus while it rests', async () => {
  let sent = 0
  server.use(
    http.post('*/api/auth/resend-activation', () => {
      sent += 1
      return done()
    }),
  )
  renderPage(<VerifyEmailPage />, { at: '/verify-email?email=ada%40example.test', path: '/verify-email', state: asGuest })
  await userEvent.click(screen.getByRole('button', { name: 'Resend email' }))
  const resting = await screen.findByRole('button', { name: /^Resend in \d+ s$/ })
  await waitFor(() => expect(resting).toHaveFocus())
  await userEvent.click(resting)
  expect(sent).toBe(1)
  expect(screen.getByText('We sent another email to ada@example.test.')).toBeInTheDocument()
})

test('whoever mistyped their address is led back to registering, and on the same way', () => {
  const at = '/verify-email?email=ada%40example.test&returnUrl=%2Fcheckout'
  renderPage(<VerifyEmailPage />, { at, path: '/verify-email', state: asGuest })
  const way = screen.getByRole('link', { name: 'Create an account with the right one' })
  expect(way).toHaveAttribute('href', '/register?returnUrl=%2Fcheckout')
  expect(way.parentElement).toHaveTextContent(/^Wrong email address\?/)
})

test('the minute until another mail goes on when the page is loaded anew, and is that of one address', async () => {
  const at = (email: string) => ({ at: `/verify-email?email=${email}`, path: '/verify-email', state: asGuest })
  const now = Date.now()
  vi.useFakeTimers({ now, toFake: ['Date'] })
  rememberEmailSent('ada@example.test')
  const { unmount } = renderPage(<VerifyEmailPage />, at('ada@example.test'))
  expect(screen.getByRole('button', { name: 'Resend in 60 s' })).toHaveAttribute('aria-disabled', 'true')
  unmount()
  vi.setSystemTime(now + 59_500)
  const late = renderPage(<VerifyEmailPage />, at('ada@example.test'))
  expect(screen.getByRole('button', { name: 'Resend in 1 s' })).toBeInTheDocument()
  vi.useRealTimers()
  late.unmount()
  renderPage(<VerifyEmailPage />, at('grace@example.test'))
  expect(screen.getByRole('button', { name: 'Resend email' })).toBeEnabled()
})

test('somebody who asks for too many mails is told how long to wait, and the button does not rest for it', async () => {
  const message = 'Too many attempts. Try again in 40 seconds'
  server.use(
    http.post('*/api/auth/resend-activation', () =>
      HttpResponse.json({ code: 'too_many_attempts', message }, { status: 429, headers: { 'Retry-After': '40' } }),
    ),
  )
  renderPage(<VerifyEmailPage />, { at: '/verify-email?email=ada%40example.test', path: '/verify-email', state: asGuest })
  await userEvent.click(screen.getByRole('button', { name: 'Resend email' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('button', { name: 'Resend email' })).toBeInTheDocument()
})

test('a busy server is no fault of the activation link: it can be tried again', async () => {
  const busy = { code: 'too_many_attempts', message: 'Too many attempts. Try again in 40 seconds' }
  server.use(
    http.get('*/api/auth/signup-user/active', () => HttpResponse.json(busy, { status: 429 }), { once: true }),
    http.get('*/api/auth/signup-user/active', done),
  )
  renderPage(<VerifyAccountPage />, { at: '/verify-account?token=T', path: '/verify-account', state: asGuest })
  await reads('Your account isn\'t active yet')
  expect(screen.getByRole('alert')).toHaveTextContent('Try again in 40 seconds')
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await reads('Your account is active')
})

test('an activation link without its token is called incomplete, and leads to a new mail or to the login', async () => {
  renderPage(<VerifyAccountPage />, { at: '/verify-account', path: '/verify-account', state: asGuest })
  expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete')
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})
