/** Browser contexts of the people of the demo: what they stored in the browser before the test begins. */
import type { APIRequestContext, Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { sessionOf } from './demoMarketplace'

export type Person = 'guest' | 'shopper' | 'seller' | 'operator'

/** A browser of this person, signed in with a session of its own; the cookie notice is answered. */
export async function browserOf(
  person: Person,
  { browser, request, baseURL }: { browser: Browser; request: APIRequestContext; baseURL: string | undefined },
  options: BrowserContextOptions = {},
  stored: Record<string, string> = {},
): Promise<BrowserContext> {
  if (!baseURL) throw new Error('no address to open')
  const session = person === 'guest' ? null : await sessionOf(request, `${person}@demo.test`)
  const values: Record<string, string> = {
    cookiePreference: 'declined',
    ...(session ? { userData: JSON.stringify(session), refreshToken: session.refreshToken } : {}),
    ...stored,
  }
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }))
  return browser.newContext({ ...options, baseURL, storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] } })
}
