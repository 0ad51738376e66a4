/** Runs before every test file: matchers, a server that answers instead of the network, and what jsdom lacks. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { clearToasts } from '@/components/toast/queue'
import { server } from './server'

// Parts that are fetched when they are first shown take longer on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// A call that no test has prepared an answer for is a fault of the test.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  cleanup()
  clearToasts()
  localStorage.clear()
  sessionStorage.clear()
  server.resetHandlers()
})
afterAll(() => server.close())

window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = vi.fn<() => void>()
Element.prototype.scrollTo = () => undefined
Element.prototype.setPointerCapture = () => undefined
