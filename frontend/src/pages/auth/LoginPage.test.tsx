import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { authApi } from '@/features/auth/api'
import { readSession, writeSession } from '@/lib/storage'
import { useSignIn } from '@/pages/auth/useSignIn'
import { itemOf } from '@/testing/carts'
import { ada, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { LoginPage } from './LoginPage'

const open = () =>
  renderPage(
    <>
      <LoginPage />
      <ToastHost />
    </>,
    { at: '/login?returnUrl=%2Fcheckout', path: '/login', state: asGuest },
  )

async function send(email = 'ada@example.test', password = 'secret') {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

const answer = (body: object, status = 200) =>
  server.use(
    http.post('*/api/auth/signin', () => HttpResponse.json(body, { status })),
    http.get('*/api/cart/findAll', () => HttpResponse.json([])),
  )

test('signing in keeps the tokens and sets the user', async () => {
  localStorage.setItem('return_url', '/checkout')
  answer({ ...ada, isActive: 1, token: 't', refreshToken: 'r' })
  const { store } = open()
  await send()
  expect(await screen.findByText('Login successful: You have logged into the system')).toBeInTheDocument()
  expect(readSession()).toEqual({ token: 't', refreshToken: 'r' })
  expect(store.getState().session.user).toEqual(ada)
  expect(localStorage.getItem('return_url')).toBeNull()
})

test('an account that is not activated is refused, with the way to a new mail', async () => {
  answer({ ...ada, isActive: 0, token: null, refreshToken: null })
  const { store } = open()
  await send()
  expect(await screen.findByText('Account not activated')).toBeInTheDocument()
  expect(screen.getByText('Please check your email to activate your account')).toBeInTheDocument()
  expect(screen.getByText('Your account is not activated')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Resend email' })).toBeEnabled()
  expect(readSession()).toBeNull()
  expect(localStorage.getItem('return_url')).toBe('/checkout')
  expect(store.getState().session.user).toBeNull()
})

test('the server says why, and the email stays typed', async () => {
  answer({ code: 'invalid_credentials', message: 'Email or password is wrong' }, 401)
  open()
  await send()
  expect(await screen.findByText('Login failed')).toBeInTheDocument()
  expect(screen.getAllByText('Email or password is wrong')).toHaveLength(2)
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test')
})

test('without a word from the server the login just failed', async () => {
  server.use(http.post('*/api/auth/signin', () => new HttpResponse(null, { status: 500 })))
  open()
  await send()
  expect((await screen.findAllByText('Login failed')).length).toBeGreaterThan(0)
})

test('what is missing is said beside the field before anything is sent', async () => {
  open()
  await userEvent.type(screen.getByLabelText('Email'), 'ada')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Enter an email address like ada@example.com')).toBeInTheDocument()
  expect(screen.getByText('Enter your password')).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toBeInvalid()
})

test('somebody on the way to pay reads that the cart is kept; anybody else does not', () => {
  const guestCart = { lines: [itemOf(1, { quantity: 3 })], saved: [], syncFailed: false, notes: [] }
  const view = (at: string) => renderPage(<LoginPage />, { at, path: '/login', state: { ...asGuest, guestCart } })
  const first = view('/login?returnUrl=%2Fcheckout')
  expect(screen.getByText('Your 3 items stay in the cart')).toBeInTheDocument()
  first.unmount()
  view('/login?returnUrl=%2Faccount')
  expect(screen.queryByText('Your 3 items stay in the cart')).not.toBeInTheDocument()
})

test('the login says what it is asked for', () => {
  const view = (at: string) => renderPage(<LoginPage />, { at, path: '/login', state: asGuest })
  const saving = view('/login?for=save&returnUrl=%2Fsearch')
  expect(screen.getByText('Log in to save this')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register?for=save&returnUrl=%2Fsearch')
  saving.unmount()
  const reviewing = view('/login?for=review')
  expect(screen.getByText('Log in to write a review')).toBeInTheDocument()
  reviewing.unmount()
  const paying = view('/login?returnUrl=%2Fcheckout')
  expect(screen.getByText('Log in to check out')).toBeInTheDocument()
  paying.unmount()
  view('/login?for=nonsense')
  expect(screen.queryByText(/^Log in to/)).not.toBeInTheDocument()
})

test('the way to a new password takes along the email that was typed', async () => {
  const { router } = open()
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.test')
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(router.state.location).toMatchObject({ pathname: '/forgot-password', state: { email: 'ada@example.test' } })
})

test('the way to registering keeps the return address', () => {
  open()
  expect(screen.getByText('New here?')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/register?returnUrl=%2Fcheckout',
  )
})

function Page() {
  const signIn = useSignIn()
  return <button onClick={() => void signIn({ email: 'grace@example.test', password: 'x' })}>in</button>
}

test('what an earlier session had loaded is forgotten before the next person is known', async () => {
  const grace = { ...ada, id: 2, username: 'Grace', isActive: 1, token: 't2', refreshToken: 'r2' }
  server.use(
    http.get('*/api/user/addresses', () => HttpResponse.json([])),
    http.post('*/api/auth/signin', () => HttpResponse.json(grace)),
  )
  writeSession({ token: 't1', refreshToken: 'r1' })
  const { store } = renderPage(<Page />, { state: asGuest })
  await store.dispatch(authApi.endpoints.listAddresses.initiate())
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'in' }))
  await waitFor(() => expect(store.getState().session.user?.username).toBe('Grace'))
  expect(store.getState().api.queries).toEqual({})
  expect(readSession()).toEqual({ token: 't2', refreshToken: 'r2' })
})

test('with two-step sign-in a code follows, once wrong and then right', async () => {
  answer({ ...ada, isActive: 1, token: null, refreshToken: null, secondFactor: { ticket: 'one-time' } })
  const sent: unknown[] = []
  const wrong = { code: 'wrong_code', message: 'No', errors: [{ pointer: '/code', code: 'wrong_code', message: 'Wrong code' }] }
  server.use(
    http.post('*/api/auth/second-factor', async ({ request }) => {
      sent.push(await request.json())
      return sent.length === 1
        ? HttpResponse.json(wrong, { status: 422 })
        : HttpResponse.json({ ...ada, isActive: 1, token: 't', refreshToken: 'r' })
    }),
  )
  const { store } = open()
  await send()
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toHaveFocus()
  expect(readSession()).toBeNull()
  const field = screen.getByLabelText('Code')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await userEvent.type(field, '123456{Enter}')
  expect(await screen.findByText('Wrong code')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await userEvent.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-ijkl-mnop{Enter}')
  await waitFor(() => expect(store.getState().session.user).toEqual(ada))
  expect(sent).toEqual([
    { ticket: 'one-time', code: '123456' },
    { ticket: 'one-time', code: 'abcd-efgh-ijkl-mnop' },
  ])
  expect(readSession()).toEqual({ token: 't', refreshToken: 'r' })
})

test('who took too long starts again with the password', async () => {
  answer({ ...ada, isActive: 1, token: null, refreshToken: null, secondFactor: { ticket: 'old' } })
  server.use(
    http.post('*/api/auth/second-factor', () =>
      HttpResponse.json({ code: 'ticket_spent', message: 'Logging in took too long' }, { status: 401 }),
    ),
  )
  open()
  await send()
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText('Logging in took too long')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.getByLabelText('Password')).toHaveValue('')
})
