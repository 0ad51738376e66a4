/** What tests of sessions look at: who the header says is there, and which calls are made. */
import type { BrowserContext, Page, Request } from '@playwright/test'
import type { Account } from './accounts'

export const refreshPath = '/auth/refresh-token'

/** The header's button of somebody who is signed in. */
export const accountMenu = (page: Page, { username }: Account) =>
  page.getByRole('banner').getByRole('button', { name: `Account menu of ${username}`, exact: true })

/** The header's link for guests. */
export const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

/** Counts the refreshes of a browser from now on. */
export function countRefreshes(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => (count += isRefresh(request) ? 1 : 0))
  return () => count
}

/** Whether a call is a refresh. */
export const isRefresh = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === refreshPath
