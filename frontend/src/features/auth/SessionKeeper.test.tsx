import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { announceSessionLost } from '@/api/sessionLost'
import { ada, asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { writeSession } from '@/lib/storage'
import { SessionKeeper } from './SessionKeeper'

const profile = { ...ada, isActive: 1, shop: null }
const serveProfile = () => server.use(http.get('*/api/user/me', () => HttpResponse.json(profile)))
const otherTabChanged = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })))

test('without a stored token loading ends at once, without a call', () => {
  const { store } = renderPage(<SessionKeeper />)
  expect(store.getState().session).toMatchObject({ user: null, isLoading: false, isKnown: true })
})

test('with a stored token the profile is loaded', async () => {
  writeSession({ token: 't', refreshToken: 'r' })
  serveProfile()
  const { store } = renderPage(<SessionKeeper />)
  expect(store.getState().session.isLoading).toBe(true)
  await waitFor(() => expect(store.getState().session).toMatchObject({ user: ada, isLoading: false }))
})

test('a profile that does not load leaves an error', async () => {
  writeSession({ token: 't', refreshToken: 'r' })
  server.use(http.get('*/api/user/me', () => HttpResponse.json({}, { status: 403 })))
  const { store } = renderPage(<SessionKeeper />)
  await waitFor(() => expect(store.getState().session.error).toBe('Failed to load user information'))
  expect(store.getState().session).toMatchObject({ user: null, isKnown: true })
})

test('signing in in another tab signs in here', async () => {
  const { store } = renderPage(<SessionKeeper />)
  serveProfile()
  writeSession({ token: 't', refreshToken: 'r' })
  otherTabChanged()
  await waitFor(() => expect(store.getState().session.user).toEqual(ada))
})

test('signing out in another tab signs out here and forgets what was loaded', async () => {
  writeSession({ token: 't', refreshToken: 'r' })
  serveProfile()
  const { store } = renderPage(<SessionKeeper />, { state: asAda })
  await waitFor(() => expect(Object.keys(store.getState().api.queries)).toHaveLength(1))
  localStorage.clear()
  otherTabChanged()
  await waitFor(() => expect(store.getState().session.user).toBeNull())
  expect(store.getState().api.queries).toEqual({})
})

test('a lost session leads to the login page, which remembers the way back', async () => {
  const { store, router } = renderPage(<SessionKeeper />, { at: '/account/orders?tab=to_pay', state: asAda })
  act(() => announceSessionLost())
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.search).toBe('?returnUrl=%2Faccount%2Forders%3Ftab%3Dto_pay')
  expect(store.getState().session.user).toBeNull()
})
