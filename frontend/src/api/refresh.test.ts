import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, readSession, writeSession } from '@/lib/storage'
import { server } from '@/testing/server'
import { renewSession } from './refresh'

let round = 0
let asked: string[] = []

beforeEach(() => {
  round += 1
  asked = []
  writeSession({ token: 'old', refreshToken: `r${round}` })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers the exchange; what was presented is kept in `asked`. */
function answer(respond: () => Response | Promise<Response>) {
  server.use(
    http.post('*/auth/refresh-token', async ({ request }) => {
      asked.push(((await request.json()) as { refreshToken: string }).refreshToken)
      return respond()
    }),
  )
}
const given = () => HttpResponse.json({ accessToken: 'fresh', newRefreshToken: 'next' })
const refused = () => HttpResponse.json({ code: 'session_ended' }, { status: 401 })

test('callers with the same token share one exchange', async () => {
  answer(given)
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => renewSession('old')))
  expect(new Set(outcomes)).toEqual(new Set(['renewed']))
  expect(asked).toHaveLength(1)
  expect(readSession()).toEqual({ token: 'fresh', refreshToken: 'next' })
})

test('a session that somebody ended meanwhile is not announced again', async () => {
  clearSession()
  expect(await renewSession('old')).toBe('gone')
  expect(await renewSession(undefined)).toBe('no_token')
  expect(asked).toEqual([])
})

test('an answer that got lost is asked for once more, with the same token', async () => {
  answer(() => (asked.length === 1 ? HttpResponse.error() : given()))
  expect(await renewSession('old')).toBe('renewed')
  expect(asked).toEqual([`r${round}`, `r${round}`])
})

test('a server that cannot be reached keeps the session', async () => {
  answer(() => HttpResponse.error())
  expect(await renewSession('old')).toBe('unreachable')
  expect(asked).toHaveLength(2)
  expect(readSession()?.token).toBe('old')
})

test('an exchange that never ends is given up, and the next one is free', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hang = vi.fn<typeof fetch>(
    (_input, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  vi.stubGlobal('fetch', hang)
  const outcome = renewSession('old')
  await vi.advanceTimersByTimeAsync(16_000)
  expect(await outcome).toBe('unreachable')
  expect(hang).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
  vi.useRealTimers()
  answer(given)
  expect(await renewSession('old')).toBe('renewed')
})

test.each([
  [429, '30'],
  [503, new Date(Date.now() + 60_000).toUTCString()],
])('a server that answers %i is left alone as long as it asks', async (status, wish) => {
  answer(() => new HttpResponse(null, { status, headers: { 'Retry-After': wish } }))
  expect(await renewSession('old')).toBe('unreachable')
  expect(await renewSession('old')).toBe('unreachable')
  expect(asked).toHaveLength(1)
  expect(readSession()?.token).toBe('old')
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 121_000)
  answer(given)
  expect(await renewSession('old')).toBe('renewed')
  later.mockRestore()
})

test('the pause that one session was asked for does not hold the next one back', async () => {
  answer(() => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '60' } }))
  await renewSession('old')
  writeSession({ token: 'other', refreshToken: 'of somebody else' })
  answer(given)
  expect(await renewSession('other')).toBe('renewed')
})

test.each([
  ['no tokens', () => HttpResponse.json({ hello: 'guest' })],
  ['no JSON', () => HttpResponse.html('<h1>Welcome to the hotel</h1>')],
])('an answer with %s did not come from the shop and ends nothing', async (_name, respond) => {
  answer(respond)
  expect(await renewSession('old')).toBe('unreachable')
  expect(readSession()?.token).toBe('old')
})

test('a refused token ends the session', async () => {
  answer(refused)
  expect(await renewSession('old')).toBe('lost')
  expect(localStorage.getItem('userData')).toBeNull()
  expect(localStorage.getItem('refreshToken')).toBeNull()
})

test.each([
  ['given', given],
  ['refused', refused],
])('tokens of the old session that are %s leave a sign-in alone that came meanwhile', async (_name, respond) => {
  answer(() => {
    writeSession({ token: 'new', refreshToken: 'of the new session' })
    return respond()
  })
  expect(await renewSession('old')).toBe('renewed')
  expect(readSession()).toEqual({ token: 'new', refreshToken: 'of the new session' })
})

test('new tokens do not bring a session back that was signed out meanwhile', async () => {
  answer(() => {
    clearSession()
    return given()
  })
  expect(await renewSession('old')).toBe('gone')
  expect(readSession()).toBeNull()
})

/** Web Locks for one tab, with another tab that may hold the lock. */
function withLocks(request: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>) {
  const locks = { request: (_name: string, { signal }: LockOptions, work: () => Promise<void>) => request(work, signal as AbortSignal) }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks }))
}

test('the tokens that another tab got while this one waited are used', async () => {
  withLocks(async (work) => {
    writeSession({ token: 'of the other tab', refreshToken: 'next' })
    await work()
  })
  expect(await renewSession('old')).toBe('renewed')
  expect(asked).toEqual([])
})

test('a lock that is never let go ends the wait, not the session', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  withLocks(
    (_work, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const outcome = renewSession('old')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBe('unreachable')
  expect(readSession()?.token).toBe('old')
})

test('the lock is held until the other tabs can see the new tokens, but nobody waits for that', async () => {
  let isHeld = false
  withLocks(async (work) => {
    isHeld = true
    await work()
    isHeld = false
  })
  answer(given)
  expect(await renewSession('old')).toBe('renewed')
  expect(isHeld).toBe(true)
  await vi.waitFor(() => expect(isHeld).toBe(false))
})
