/** The front page of the account, the profile, the password and the devices. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { SessionInfo } from '@/features/auth/api'
import { mug } from '@/testing/catalog'
import { orderOf } from '@/testing/orders'
import { ada, asAda, asSeller } from '@/testing/people'
import { renderPage, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { AccountHomePage } from './AccountHomePage'
import { ChangePasswordPage } from './ChangePasswordPage'
import { ProfilePage } from './ProfilePage'

afterEach(() => void vi.restoreAllMocks())

const deviceOf = (id: number, over: Partial<SessionInfo> = {}): SessionInfo => ({
  id,
  userAgent: `Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/${150 + id}.0`,
  network: null,
  createdAt: '2026-11-01T10:00:00Z',
  lastSeenAt: `2026-11-0${id}T10:00:00Z`,
  current: false,
  ...over,
})

test('the orders stand first in the account, each state with its own way', () => {
  renderPage(<AccountHomePage />, { state: asAda })
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeInTheDocument()
  const states = within(screen.getByRole('region', { name: 'Orders' })).getAllByRole('link')
  expect(states.map((state) => state.textContent)).toEqual([
    ...['To pay', 'Preparing', 'Shipped', 'Delivered', 'Returns', 'All orders'],
  ])
  expect(screen.getAllByRole('link')[0]).toBe(states[0])
  expect(states[0]).toHaveAttribute('href', '/account/orders?tab=to_pay')
  expect(states[5]).toHaveAttribute('href', '/account/orders')
  expect(screen.queryByRole('heading', { name: 'Recently viewed' })).not.toBeInTheDocument()
})

test('wide screens, which have the ways beside the page, show the newest orders instead', async () => {
  showWideScreen()
  const items = [1, 2, 3].map((id) => orderOf({ id, number: `HS-AAAAA-0000${id}` }))
  const asked: string[] = []
  server.use(
    http.get('*/api/orders', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ items, page: 1, pageSize: 3, total: 4, firstOrderedAt: items[0]?.createdAt })
    }),
  )
  renderPage(<AccountHomePage />, { state: asAda })
  const newest = within(await screen.findByRole('region', { name: 'Newest orders' }))
  expect(await newest.findAllByRole('link', { name: /^HS-AAAAA/ })).toHaveLength(3)
  expect(asked).toEqual(['?pageSize=3'])
  expect(screen.queryByRole('link', { name: /^Messages/ })).not.toBeInTheDocument()
})

test('on phones the way to the messages says how many are unread', async () => {
  const inbox = { items: [], page: 1, pageSize: 20, total: 0, unread: 2 }
  server.use(http.get('*/api/user/conversations', () => HttpResponse.json(inbox)))
  renderPage(<AccountHomePage />, { state: asAda })
  expect(await screen.findByRole('link', { name: /^Messages, 2 unread/ })).toHaveAttribute('href', '/account/messages')
})

test('what was looked at last stands at the end of the account', async () => {
  localStorage.setItem('cookiePreference', 'accepted')
  localStorage.setItem('recently_viewed', JSON.stringify(['mug']))
  server.use(http.get('*/api/public/products/:slug', () => HttpResponse.json(mug)))
  renderPage(<AccountHomePage />, { state: asAda })
  expect(await screen.findByRole('heading', { name: 'Recently viewed' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: mug.title })).toBeInTheDocument()
})

test('sellers find their centre in the account, others how to become one', () => {
  const { unmount } = renderPage(<AccountHomePage />, { state: asAda })
  expect(screen.getByRole('link', { name: /^Become a seller/ })).toHaveAttribute('href', '/seller-registration')
  unmount()
  renderPage(<AccountHomePage />, { state: asSeller })
  expect(screen.getByRole('link', { name: /^Seller Center/ })).toHaveAttribute('href', '/seller')
})

test('a new name is saved and shown everywhere', async () => {
  server.use(http.post('*/api/user/update_profile', () => HttpResponse.json({ ...ada, username: 'Countess' })))
  const { store } = renderPage(
    <>
      <ProfilePage />
      <ToastHost />
    </>,
    { state: asAda },
  )
  await userEvent.clear(screen.getByLabelText('Username'))
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Enter a username')).toBeInTheDocument()
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/Enter a username/)
  await userEvent.type(screen.getByLabelText('Username'), 'Countess{Enter}')
  expect(await screen.findByText('Update successful: Your information has been updated')).toBeInTheDocument()
  expect(store.getState().session.user?.username).toBe('Countess')
})

test('a picture that is too big is refused before it is sent', async () => {
  renderPage(<ProfilePage />, { state: asAda })
  const picture = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Choose picture'), picture)
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a picture of 10 MB or less')
})

const pictured = { ...ada, avatar: '/media/large.webp', avatarSmall: '/media/small.webp' }
const asPictured = { session: { ...asAda.session, user: pictured } }

test('a removed picture is gone everywhere and can be brought back', async () => {
  const sent: string[] = []
  server.use(
    http.get('*/media/large.webp', () => new HttpResponse('the picture', { headers: { 'Content-Type': 'image/webp' } })),
    http.delete('*/api/user/avatar', () => HttpResponse.json(ada)),
    http.post('*/api/user/update_profile', async ({ request }) => {
      sent.push(await request.text())
      return HttpResponse.json(pictured)
    }),
  )
  const { store } = renderPage(<ProfilePage />, { state: asPictured })
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  expect(store.getState().session.user).toMatchObject({ avatar: null, avatarSmall: null })
  await userEvent.click(undo)
  expect(await screen.findByRole('button', { name: 'Remove picture' })).toBeInTheDocument()
  expect(sent).toEqual([expect.stringContaining('the picture')])
  expect(store.getState().session.user?.avatar).toBe('/media/large.webp')
})

test('a picture that could not be removed is still shown, and so is the reason', async () => {
  server.use(
    http.get('*/media/large.webp', () => new HttpResponse('the picture')),
    http.delete('*/api/user/avatar', () => HttpResponse.json({ message: 'Come again later' }, { status: 409 })),
  )
  renderPage(<ProfilePage />, { state: asPictured })
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Come again later')
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeInTheDocument()
})

test('without a picture there is nothing to remove', () => {
  renderPage(<ProfilePage />, { state: asAda })
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
})

test('a changed password empties the form; a wrong one is said beside its field', async () => {
  const wrong = [{ pointer: '/currentPassword', code: 'wrong_password', message: "That isn't your current password" }]
  server.use(
    http.get('*/api/user/sessions', () => HttpResponse.json([])),
    http.post('*/api/user/change-password', () => HttpResponse.json({ message: 'No', errors: wrong }, { status: 422 }), {
      once: true,
    }),
    http.post('*/api/user/change-password', () => HttpResponse.json({ message: 'ok' })),
  )
  renderPage(
    <>
      <ChangePasswordPage />
      <ToastHost />
    </>,
    { state: asAda },
  )
  await userEvent.type(screen.getByLabelText('Current password'), 'not-my-password')
  await userEvent.type(screen.getByLabelText('New password'), 'another-long-secret{Enter}')
  expect(await screen.findByText("That isn't your current password")).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus())
  await userEvent.type(screen.getByLabelText('Current password'), '!{Enter}')
  expect(await screen.findByText('Password changed')).toBeInTheDocument()
  expect(screen.getByLabelText('Current password')).toHaveValue('')
})

test('the present device stands first, the rest by when they were seen, five at a time', async () => {
  const devices = [1, 2, 3, 4, 5, 6].map((id) => deviceOf(id, { current: id === 2 }))
  server.use(http.get('*/api/user/sessions', () => HttpResponse.json(devices)))
  renderPage(<ChangePasswordPage />, { state: asAda })
  const list = await screen.findByRole('list', { name: 'Logged-in devices' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows).toHaveLength(5)
  expect(rows[0]).toHaveTextContent('This device')
  expect(rows[1]).toHaveTextContent('Nov 6')
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }))
  expect(within(list).getAllByRole('listitem')).toHaveLength(6)
  expect(list).toHaveFocus()
})

test('another device can be logged out, and the focus stays in the list', async () => {
  let devices = [deviceOf(1, { current: true }), deviceOf(2)]
  server.use(
    http.get('*/api/user/sessions', () => HttpResponse.json(devices)),
    http.delete('*/api/user/sessions/:id', ({ params }) => {
      devices = devices.filter(({ id }) => id !== Number(params.id))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  renderPage(<ChangePasswordPage />, { state: asAda })
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Firefox on Windows' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Log out Firefox on Windows' })).toBeNull()
  expect(screen.getByRole('list', { name: 'Logged-in devices' })).toHaveFocus()
})

test('all other devices can be logged out at once, also those that are gone meanwhile', async () => {
  let devices = [deviceOf(1, { current: true }), deviceOf(2), deviceOf(3), deviceOf(4)]
  const asked: number[] = []
  server.use(
    http.get('*/api/user/sessions', () => HttpResponse.json(devices)),
    http.delete('*/api/user/sessions/:id', ({ params }) => {
      const id = Number(params.id)
      asked.push(id)
      devices = devices.filter((device) => device.id !== id)
      return id === 3 ? HttpResponse.json({ message: 'Gone' }, { status: 404 }) : new HttpResponse(null, { status: 204 })
    }),
  )
  renderPage(
    <>
      <ChangePasswordPage />
      <ToastHost />
    </>,
    { state: asAda },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Log out all other devices' }))
  expect(await screen.findByText('All other devices are logged out')).toBeInTheDocument()
  expect(asked).toEqual([2, 3, 4])
  await expect.poll(() => screen.queryByRole('button', { name: /Log/ })).toBeNull()
  expect(screen.getByRole('list', { name: 'Logged-in devices' })).toHaveFocus()
})

test('a device that cannot be logged out stops the rest and is told', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/user/sessions', () => HttpResponse.json([1, 2, 3].map((id) => deviceOf(id, { current: id === 1 })))),
    http.delete('*/api/user/sessions/:id', ({ params }) => {
      asked.push(String(params.id))
      return HttpResponse.json({ message: 'Too many attempts. Try again in 40 seconds' }, { status: 429 })
    }),
  )
  renderPage(
    <>
      <ChangePasswordPage />
      <ToastHost />
    </>,
    { state: asAda },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Log out all other devices' }))
  expect(await screen.findByText('Too many attempts. Try again in 40 seconds')).toBeInTheDocument()
  expect(asked).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Log out all other devices' })).toBeInTheDocument()
})

test('one other device needs no second way to log it out', async () => {
  server.use(http.get('*/api/user/sessions', () => HttpResponse.json([deviceOf(1, { current: true }), deviceOf(2)])))
  renderPage(<ChangePasswordPage />, { state: asAda })
  await screen.findByRole('button', { name: 'Log out Firefox on Windows' })
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument()
})
