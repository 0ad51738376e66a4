/** One's own data: to take along, and to have deleted. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { storageKeys, writeSession } from '@/lib/storage'
import { asAda, asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { YourData } from './ProfilePage'

const saved: { name: string; blob: Blob }[] = []

beforeEach(() => {
  let blob: Blob
  URL.createObjectURL = vi.fn((made: Blob) => {
    blob = made
    return 'blob:file'
  })
  URL.revokeObjectURL = vi.fn()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  saved.length = 0
})

const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(blob)
  })

const show = (state: typeof asAda) =>
  renderPage(
    <>
      <YourData />
      <ToastHost />
    </>,
    { at: '/account/profile', state },
  )

const problem = (status: number, code: string, errors: object[] = []) =>
  HttpResponse.json({ code, message: `What ${code} means`, errors }, { status })

test('the data are saved as a file that people can read', async () => {
  const data = { exportedAt: '2026-11-21T10:00:00Z', account: { email: 'ada@example.test' } }
  server.use(http.get('*/api/user/export', () => HttpResponse.json(data)))
  show(asAda)
  await userEvent.click(screen.getByRole('button', { name: 'Download your data' }))
  const [file] = await vi.waitUntil(() => saved.length > 0 && saved)
  expect(file?.name).toBe('personal-data-2026-11-21.json')
  expect(file && (await textOf(file.blob))).toBe(JSON.stringify(data, null, 2))
})

test('a download that fails says why and can be tried again', async () => {
  server.use(http.get('*/api/user/export', () => problem(429, 'too_many_attempts')))
  show(asAda)
  await userEvent.click(screen.getByRole('button', { name: 'Download your data' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('What too_many_attempts means')
  expect(screen.getByRole('button', { name: 'Download your data' })).toBeEnabled()
  expect(saved).toHaveLength(0)
})

test('nothing is deleted before the password was given, and keeping the account closes the question', async () => {
  show(asAda)
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  const password = screen.getByLabelText('Current password')
  await waitFor(() => expect(password).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Delete account for good' }))
  expect(await screen.findByText('Enter your current password')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Keep account' }))
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument()
})

test('what stands in the way is said: a wrong password at its field, an open order above', async () => {
  const wrong = { pointer: '/password', code: 'wrong_password', message: "That isn't your current password" }
  server.use(
    http.post('*/api/user/delete-account', () => problem(422, 'invalid_fields', [wrong]), { once: true }),
    http.post('*/api/user/delete-account', () => problem(409, 'order_under_way')),
  )
  show(asAda)
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  await userEvent.type(screen.getByLabelText('Current password'), 'not mine at all{Enter}')
  expect(await screen.findByText("That isn't your current password")).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Current password'), '!{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('What order_under_way means')
})

test('who left is a guest on the home page, and nothing of them stays in the browser', async () => {
  let sent: unknown
  server.use(
    http.post('*/api/user/delete-account', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ message: 'Your account was deleted' })
    }),
  )
  writeSession({ token: 'a', refreshToken: 'b' })
  const { store, router } = show(asAda)
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  await userEvent.type(screen.getByLabelText('Current password'), ' engine of 1843 {Enter}')
  expect(await screen.findByText('Your account was deleted')).toBeInTheDocument()
  expect(sent).toEqual({ password: ' engine of 1843 ' })
  expect(store.getState().session.user).toBeNull()
  expect(localStorage.getItem(storageKeys.session)).toBeNull()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('a seller is told to write instead', () => {
  show(asSeller)
  expect(screen.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})
