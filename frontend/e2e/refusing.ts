import type { Page } from '@playwright/test'

/** The server refuses this call of the page; what is answered lets it through again. */
export async function refusing(page: Page, url: string): Promise<() => Promise<void>> {
  await page.route(url, (route) => route.fulfill({ status: 400, json: { detail: 'refused', message: 'refused' } }))
  return () => page.unroute(url)
}
