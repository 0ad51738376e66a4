import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { announceSessionLost } from '@/api/sessionLost'
import { ada, asAda, tokenOf } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clearSession, readSession, writeSession } from '@/lib/storage'
import { SessionSync } from './SessionSync'

const profile = { ...ada, isActive: 1, shop: null }
const serveProfile = () => server.use(http.get('*/api/user/me', () => HttpResponse.json(profile)))
const otherTabChanged = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })))

afterEach(() => void vi.useRealTimers())

test('without a stored token loading ends at once, without a call', () => {
  const { store } = renderPage(<SessionSync />)
  expect(store.getState().session).toMatchObject({ user: null, isLoading: false, isKnown: true })
})

test('with a stored token the profile is loaded', async () => {
  writeSession({ token: 't', refreshToken: 'r' })
  serveProfile()
  const { store } = renderPage(<SessionSync />)
  expect(store.getState().session.isLoading).toBe(true)
  await waitFor(() => expect(store.getState().session).toMatchObject({ user: ada, isLoading: false }))
})

test('a profile that does not load leaves an error', async () => {
  writeSession({ token: 't', refreshToken: 'r' })
  server.use(http.get('*/api/user/me', () => HttpResponse.json({}, { status: 403 })))
  const { store } = renderPage(<SessionSync />)
  await waitFor(() => expect(store.getState().session.error).toBe('Failed to load user information'))
  expect(store.getState().session).toMatchObject({ user: null, isKnown: true })
})

test('signing in in another tab signs in here', async () => {
  const { store } = renderPage(<SessionSync />)
  serveProfile()
  writeSession({ token: 't', refreshToken: 'r' })
  otherTabChanged()
  await waitFor(() => expect(store.getState().session.user).toEqual(ada))
})

test('who opens a shop in another tab is a seller here too', async () => {
  writeSession({ token: 't', refreshToken: 'r' })
  serveProfile()
  const { store } = renderPage(<SessionSync />)
  await waitFor(() => expect(store.getState().session.user).toEqual(ada))
  const roles = [...ada.roles, { name: 'ROLE_SHOP_MANAGER' }]
  server.use(http.get('*/api/user/me', () => HttpResponse.json({ ...profile, roles })))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'shop_changed' })))
  await waitFor(() => expect(store.getState().session.user?.roles).toEqual(roles))
})

test('signing out in another tab signs out here and forgets what was loaded', async () => {
  writeSession({ token: 't', refreshToken: 'r' })
  serveProfile()
  const { store } = renderPage(<SessionSync />, { state: asAda })
  await waitFor(() => expect(Object.keys(store.getState().api.queries)).toHaveLength(1))
  localStorage.clear()
  otherTabChanged()
  await waitFor(() => expect(store.getState().session.user).toBeNull())
  expect(store.getState().api.queries).toEqual({})
})

test('a lost session leads to the login page, which remembers the way back', async () => {
  const { store, router } = renderPage(<SessionSync />, { at: '/account/orders?tab=to_pay#order-5', state: asAda })
  act(() => announceSessionLost())
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.search).toBe('?returnUrl=%2Faccount%2Forders%3Ftab%3Dto_pay%23order-5')
  expect(store.getState().session.user).toBeNull()
})

test('a session lost on a page for guests keeps the way back that this page remembered', async () => {
  const { router } = renderPage(<SessionSync />, { at: '/register?returnUrl=%2Fcheckout', state: asAda })
  act(() => announceSessionLost())
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.search).toBe('?returnUrl=%2Fcheckout')
})

const grace = { ...profile, id: 2, username: 'Grace', email: 'grace@example.test' }

test('when another person signs in in another tab, the first one is gone before the second is known', async () => {
  writeSession({ token: tokenOf(ada.id), refreshToken: 'r' })
  serveProfile()
  const { store } = renderPage(<SessionSync />, { state: asAda })
  await waitFor(() => expect(Object.keys(store.getState().api.queries)).toHaveLength(1))
  server.use(http.get('*/api/user/me', () => HttpResponse.json(grace)))
  writeSession({ token: tokenOf(grace.id), refreshToken: 'r2' })
  otherTabChanged()
  expect(store.getState().session).toMatchObject({ user: null, isKnown: false })
  await waitFor(() => expect(store.getState().session.user?.username).toBe('Grace'))
})

test('a token renewed in another tab changes nothing and asks nothing', async () => {
  writeSession({ token: tokenOf(ada.id), refreshToken: 'r' })
  let asked = 0
  server.use(
    http.get('*/api/user/me', () => {
      asked += 1
      return HttpResponse.json(profile)
    }),
  )
  const { store } = renderPage(<SessionSync />, { state: asAda })
  await waitFor(() => expect(asked).toBe(1))
  writeSession({ token: tokenOf(ada.id, 'renewed'), refreshToken: 'r2' })
  otherTabChanged()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(store.getState().session.user).toEqual(ada)
  expect(asked).toBe(1)
})

test('a profile that arrives after another sign-in is not shown', async () => {
  writeSession({ token: tokenOf(ada.id), refreshToken: 'r' })
  server.use(
    http.get('*/api/user/me', ({ request }) => {
      const isAda = request.headers.get('Authorization') === `Bearer ${tokenOf(ada.id)}`
      if (isAda) writeSession({ token: tokenOf(grace.id), refreshToken: 'r2' })
      return HttpResponse.json(isAda ? profile : grace)
    }),
  )
  const seen: (string | undefined)[] = []
  const { store } = renderPage(<SessionSync />)
  store.subscribe(() => seen.push(store.getState().session.user?.username))
  await waitFor(() => expect(store.getState().session.user?.username).toBe('Grace'))
  expect(seen).not.toContain('Ada')
})

test.each([
  ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is brought back from the history', () => window.dispatchEvent(new Event('pageshow'))],
  ['is online again', () => window.dispatchEvent(new Event('online'))],
])('a tab that %s sees the sign-out that it slept through', async (_name, wake) => {
  writeSession({ token: tokenOf(ada.id), refreshToken: 'r' })
  serveProfile()
  const { store } = renderPage(<SessionSync />, { state: asAda })
  await waitFor(() => expect(Object.keys(store.getState().api.queries)).toHaveLength(1))
  clearSession()
  act(() => void wake())
  expect(store.getState().session.user).toBeNull()
})

test('a profile that the server could not answer is asked for again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  writeSession({ token: tokenOf(ada.id), refreshToken: 'r' })
  let isAway = true
  server.use(
    http.get('*/api/user/me', () => (isAway ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(profile))),
  )
  const { store } = renderPage(<SessionSync />)
  const pass = async (ticks: number) => {
    for (let tick = 0; tick < ticks; tick += 1) {
      await act(() => vi.advanceTimersByTimeAsync(500))
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await pass(20)
  expect(store.getState().session.error).toBe('Failed to load user information')
  expect(readSession()).not.toBeNull()
  isAway = false
  await pass(40)
  expect(store.getState().session.user).toEqual(ada)
})
