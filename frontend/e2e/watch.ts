/** Watches a page for what a visitor should never meet: script faults, forbidden content, jumping layout. */
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'

/** Starts to watch; the answer lists what went wrong since the last call. */
export function watchFaults(page: Page): () => string[] {
  let faults: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return () => faults.splice(0)
}

/** Starts to count what a page asks for; what is answered waits until all of it has come. */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () => expect.poll(() => pending.size, { message: 'requests are under way', intervals: [20] }).toBe(0)
}

/** To be called before the first page where one waits for all requests: a seller's bell listens on and on, here it may not. */
export const silenceBell = (context: BrowserContext) =>
  context.route('**/api/seller/notifications/stream', (route) => route.fulfill({ status: 403 }))

/** To be called once before the first page: sums up the layout shifts of each page. */
export async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = { value: 0 }
    Object.assign(window, { layoutShift: sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum.value += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shift of the present page so far (web.dev/cls, without session windows: never less than CLS). */
export const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value)

/** By how many pixels the page is wider than the screen. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
