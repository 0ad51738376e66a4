import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { authApi } from '@/features/auth/api'
import { cartApi } from '@/features/cart/api'
import { readSession, writeSession } from '@/lib/storage'
import { server } from '@/testing/server'
import { tokenOf } from '@/testing/people'
import { isTransient, retryDelay } from './baseQuery'
import { onSessionLost } from './sessionLost'

const me = { id: 1, email: 'a@b.test', username: 'ada', avatar: null, avatarSmall: null, roles: [], isActive: 1, shop: null }
const unauthorized = () => HttpResponse.json({ code: 'unauthorized', message: 'Log in' }, { status: 401 })

const lost = vi.fn<() => void>()
let stop: () => void

beforeEach(() => {
  lost.mockReset()
  stop = onSessionLost(lost)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** The server takes only the token `fresh`, and gives it for the refresh token `r1`, once. */
function serveRotatingTokens() {
  const calls = { refresh: 0, me: 0, cart: 0 }
  const guarded = (name: 'me' | 'cart', body: object) =>
    ({ request }: { request: Request }) => {
      calls[name] += 1
      return request.headers.get('Authorization') === 'Bearer fresh' ? HttpResponse.json(body) : unauthorized()
    }
  server.use(
    http.get('*/api/user/me', guarded('me', me)),
    http.get('*/api/cart/findAll', guarded('cart', [])),
    http.post('*/auth/refresh-token', async ({ request }) => {
      calls.refresh += 1
      const { refreshToken } = (await request.json()) as { refreshToken: string }
      await new Promise((resolve) => setTimeout(resolve, 30))
      return refreshToken === 'r1' && calls.refresh === 1
        ? HttpResponse.json({ accessToken: 'fresh', newRefreshToken: 'r2' })
        : unauthorized()
    }),
  )
  return calls
}

const load = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(authApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }))

test('the stored token goes with every call', async () => {
  writeSession({ token: 'fresh', refreshToken: 'r1' })
  const calls = serveRotatingTokens()
  expect((await load(makeStore())).data).toEqual(me)
  expect(calls.refresh).toBe(0)
})

test('calls that are refused together share one refresh and are sent again', async () => {
  writeSession({ token: 'old', refreshToken: 'r1' })
  const calls = serveRotatingTokens()
  const store = makeStore()
  const [profile, cart] = await Promise.all([
    load(store),
    store.dispatch(cartApi.endpoints.getCart.initiate()),
  ])
  expect(profile.data).toEqual(me)
  expect(cart.data).toEqual([])
  expect(calls).toEqual({ refresh: 1, me: 2, cart: 2 })
  expect(readSession()).toEqual({ token: 'fresh', refreshToken: 'r2' })
  expect(lost).not.toHaveBeenCalled()
})

test('a token that another tab has renewed meanwhile is used without a refresh', async () => {
  writeSession({ token: 'old', refreshToken: 'r1' })
  const calls = serveRotatingTokens()
  server.use(
    http.get(
      '*/api/user/me',
      () => {
        writeSession({ token: 'fresh', refreshToken: 'r2' })
        return unauthorized()
      },
      { once: true },
    ),
  )
  expect((await load(makeStore())).data).toEqual(me)
  expect(calls.refresh).toBe(0)
})

test('without a refresh token the session ends', async () => {
  localStorage.setItem('userData', JSON.stringify({ token: 'old' }))
  serveRotatingTokens()
  const { error } = await load(makeStore())
  expect(error).toEqual({ status: 401, data: { message: 'No refresh token available' } })
  expect(localStorage.getItem('userData')).toBeNull()
  expect(lost).toHaveBeenCalledOnce()
})

test('a refused refresh ends the session', async () => {
  writeSession({ token: 'old', refreshToken: 'stolen' })
  serveRotatingTokens()
  expect((await load(makeStore())).error).toMatchObject({ status: 401 })
  expect(readSession()).toBeNull()
  expect(lost).toHaveBeenCalledOnce()
})

test('a refresh that the server cannot answer now keeps the session and is like a lost connection', async () => {
  writeSession({ token: 'old', refreshToken: 'r1' })
  serveRotatingTokens()
  let changes = 0
  server.use(
    http.post('*/auth/refresh-token', () => new HttpResponse(null, { status: 503 })),
    http.post('*/api/user/update_profile', () => {
      changes += 1
      return unauthorized()
    }),
  )
  const profileForm = { username: 'ada' }
  const answer = await makeStore().dispatch(authApi.endpoints.updateProfile.initiate({ profileForm }))
  expect(answer.error).toMatchObject({ status: 'FETCH_ERROR' })
  expect(changes).toBe(1)
  expect(readSession()).toEqual({ token: 'old', refreshToken: 'r1' })
  expect(lost).not.toHaveBeenCalled()
})

test('a call that is refused after the session was lost does not announce the loss again', async () => {
  writeSession({ token: 'old', refreshToken: 'stolen' })
  serveRotatingTokens()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  server.use(
    http.get('*/api/cart/findAll', async () => {
      await held
      return unauthorized()
    }),
  )
  const store = makeStore()
  const late = store.dispatch(cartApi.endpoints.getCart.initiate())
  await load(store)
  release()
  await late
  expect(lost).toHaveBeenCalledOnce()
})

test('a picture is sent again whole after a refresh', async () => {
  writeSession({ token: 'old', refreshToken: 'r1' })
  serveRotatingTokens()
  const bodies: string[] = []
  server.use(
    http.post('*/api/user/update_profile', async ({ request }) => {
      bodies.push(await request.text())
      return request.headers.get('Authorization') === 'Bearer fresh' ? HttpResponse.json(me) : unauthorized()
    }),
  )
  const profileForm = { username: 'ada', avatar: new Blob(['the picture'], { type: 'image/png' }) }
  const { data } = await makeStore().dispatch(authApi.endpoints.updateProfile.initiate({ profileForm }))
  expect(data).toEqual(me)
  expect(bodies).toHaveLength(2)
  for (const body of bodies) {
    expect(body).toContain('name="username"')
    expect(body).toContain('the picture')
  }
})

test('an answer for one person is none for the next', async () => {
  writeSession({ token: tokenOf(1), refreshToken: 'r1' })
  server.use(
    http.get('*/api/user/me', () => {
      writeSession({ token: tokenOf(2), refreshToken: 'r2' })
      return HttpResponse.json(me)
    }),
  )
  const { data, error } = await load(makeStore())
  expect(data).toBeUndefined()
  expect(error).toMatchObject({ status: 'CUSTOM_ERROR' })
})

test('a change that one person asked for is not repeated as the next', async () => {
  writeSession({ token: tokenOf(1), refreshToken: 'r1' })
  let calls = 0
  server.use(
    http.post('*/api/cart/add', () => {
      calls += 1
      writeSession({ token: tokenOf(2), refreshToken: 'r2' })
      return unauthorized()
    }),
  )
  const addToCart = { productDTO: { id: 1 }, quantity: 1, optionIds: [] }
  const { error } = await makeStore().dispatch(cartApi.endpoints.addToCart.initiate({ addToCart }))
  expect(error).toMatchObject({ status: 'CUSTOM_ERROR' })
  expect(calls).toBe(1)
  expect(readSession()?.refreshToken).toBe('r2')
  expect(lost).not.toHaveBeenCalled()
})

test('a wrong password is no reason to refresh', async () => {
  server.use(
    http.post('*/api/auth/signin', () => HttpResponse.json({ message: 'Email or password is wrong' }, { status: 401 })),
  )
  const credentials = { email: 'a@b.test', password: 'x' }
  const answer = await makeStore().dispatch(authApi.endpoints.signIn.initiate({ credentials }))
  expect(answer.error).toMatchObject({ status: 401, data: { message: 'Email or password is wrong' } })
  expect(lost).not.toHaveBeenCalled()
})

test('reading is tried three times more when the server fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let calls = 0
  server.use(
    http.get('*/api/user/me', () => {
      calls += 1
      return calls < 4 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(me)
    }),
  )
  const answer = load(makeStore())
  for (let tick = 0; tick < 40; tick += 1) {
    // The clock is ours, the network is not: it gets its turn between two ticks.
    await vi.advanceTimersByTimeAsync(500)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect((await answer).data).toEqual(me)
  expect(calls).toBe(4)
})

test('a change is never repeated by itself', async () => {
  let calls = 0
  server.use(
    http.post('*/api/cart/add', () => {
      calls += 1
      return new HttpResponse(null, { status: 503 })
    }),
  )
  const addToCart = { productDTO: { id: 1 }, quantity: 1, optionIds: [] }
  await makeStore().dispatch(cartApi.endpoints.addToCart.initiate({ addToCart }))
  expect(calls).toBe(1)
})

test('the wait doubles from one second to thirty', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('only the network and the server can be better the next time', () => {
  expect(isTransient({ status: 'FETCH_ERROR' })).toBe(true)
  expect(isTransient({ status: 502 })).toBe(true)
  expect(isTransient({ status: 404 })).toBe(false)
  expect(isTransient({ status: 429 })).toBe(false)
})
