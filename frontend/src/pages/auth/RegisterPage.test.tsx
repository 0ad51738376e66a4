import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { resendCooldown } from '@/features/auth/resendCooldown'
import { asGuest } from '@/testing/people'
import { renderPage, showStyles } from '@/testing/render'
import { server } from '@/testing/server'
import { RegisterPage } from './RegisterPage'

showStyles()

const open = () =>
  renderPage(<RegisterPage />, { at: '/register?returnUrl=%2Fcheckout', path: '/register', state: asGuest })

async function send(password = 'a-long-enough-secret') {
  await userEvent.type(screen.getByLabelText('Username'), 'Ada')
  await userEvent.type(screen.getByLabelText('Email'), ' ada@example.test ')
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
}

test('a new account leads to the page that waits for the mail, and remembers the way', async () => {
  let sent: Record<string, FormDataEntryValue> = {}
  server.use(
    http.post('*/api/public/registerWithoutVerify', async ({ request }) => {
      sent = Object.fromEntries(await request.formData())
      return HttpResponse.json({ message: 'ok' })
    }),
  )
  const { router } = open()
  await send()
  await expect.poll(() => router.state.location.pathname).toBe('/verify-email')
  expect(sent).toEqual({ username: 'Ada', email: 'ada@example.test', password: 'a-long-enough-secret' })
  expect(new URLSearchParams(router.state.location.search).get('email')).toBe('ada@example.test')
  expect(new URLSearchParams(router.state.location.search).get('returnUrl')).toBe('/checkout')
  expect(resendCooldown('ada@example.test')).toBeGreaterThan(50_000)
  expect(localStorage.getItem('return_url')).toBe('/checkout')
})

test('the page says what the account is for, and so does the way to the login', () => {
  renderPage(<RegisterPage />, { at: '/register?for=report&returnUrl=%2Fproduct%2Fmug', path: '/register', state: asGuest })
  expect(screen.getByText('You need an account to report this review')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?for=report&returnUrl=%2Fproduct%2Fmug')
})

test('the rule of the password stands there before anything is typed', async () => {
  open()
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('10 characters or more')
  await send('short')
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    '10 characters or more Use 10 characters or more',
  )
})

test('what the server refuses stands beside its field, and nothing typed is lost', async () => {
  server.use(
    http.post('*/api/public/registerWithoutVerify', () =>
      HttpResponse.json(
        { message: 'Look again', errors: [{ pointer: '/password', code: 'common', message: 'Too many people use it' }] },
        { status: 422 },
      ),
    ),
  )
  open()
  await send()
  expect(await screen.findByText('Too many people use it')).toBeInTheDocument()
  expect(screen.getByLabelText('Password')).toBeInvalid()
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test')
})

test('password managers are told which field is which', () => {
  open()
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
})
