import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { catalogApi } from '@/features/catalog/api'
import { server } from '@/testing/server'

let calls = 0
beforeEach(() => {
  calls = 0
  server.use(
    http.get('*/api/public/config', () => {
      calls += 1
      return HttpResponse.json({ name: 'Helloshop' })
    }),
  )
})
afterEach(() => vi.useRealTimers())

const start = new Date('2026-11-21T12:00:00Z').getTime()
const minutes = 60_000

/** Reads the settings at this moment, as a component does that is shown then. */
async function readAt(store: ReturnType<typeof makeStore>, moment: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: moment })
  await store.dispatch(catalogApi.endpoints.getConfig.initiate())
}

test('an answer is fresh for five minutes, then it is asked for again', async () => {
  const store = makeStore()
  await readAt(store, start)
  await readAt(store, start + 5 * minutes - 1)
  expect(calls).toBe(1)
  await readAt(store, start + 5 * minutes)
  expect(calls).toBe(2)
})

test('coming back to the window asks for nothing', async () => {
  const store = makeStore()
  await readAt(store, start)
  vi.setSystemTime(start + 60 * minutes)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(calls).toBe(1)
})
