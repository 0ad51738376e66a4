/** People made for one test each, so that what a test does to an account concerns no other. */
import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { postCrossOrigin } from './crossOrigin'
import { mailedLink } from './demoMarketplace'

export interface Account {
  email: string
  password: string
  username: string
}

/** What the fixtures of a test hand on to those who open browsers. */
export interface Fixtures {
  browser: Browser
  request: APIRequestContext
  baseURL: string | undefined
}

let count = 0

/** Who a test is about; nobody has registered them yet. */
export function inventPerson(name = 'Ada'): Account {
  count += 1
  const email = `${name.toLowerCase()}-${Date.now()}-${count}@example.test`
  return { email, password: `a secret of ${name}, number ${count}`, username: `${name} ${count}` }
}

/** Registers someone; their account waits for the link in the email. */
export async function register(account: Account): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(account)) form.append(name, value)
  const { status, body } = await postCrossOrigin('/api/public/registerWithoutVerify', form)
  expect(status, body).toBe(200)
}

/** The path in the newest email of a kind, as soon as the email is there. */
export async function awaitLink(request: APIRequestContext, email: string, path: string, after = ''): Promise<string> {
  let link = ''
  await expect(async () => {
    link = await mailedLink(request, email, path)
    expect(link).not.toBe(after)
  }).toPass({ timeout: 20_000 })
  return link
}

/** Someone with an account that is ready to be used. */
export async function newAccount(request: APIRequestContext, name?: string): Promise<Account> {
  const account = inventPerson(name)
  await register(account)
  const link = await awaitLink(request, account.email, '/verify-account')
  const token = new URL(link, 'http://any').searchParams.get('token') ?? ''
  const answer = await request.get('/api/auth/signup-user/active', { params: { token } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return account
}

export interface Tokens {
  token: string
  refreshToken: string
}

/** Signs someone in on a device of their own. */
export async function tokensOf(request: APIRequestContext, { email, password }: Account): Promise<Tokens> {
  const answer = await request.post('/api/auth/signin', { data: { email, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { token, refreshToken } = (await answer.json()) as Tokens
  return { token, refreshToken }
}

/** A browser in which these tokens are stored, or a guest's; the cookie notice is answered. */
export async function browserWith(
  tokens: Tokens | null,
  { browser, baseURL }: Fixtures,
  options: BrowserContextOptions = {},
  stored: Record<string, string> = {},
): Promise<BrowserContext> {
  const values: Record<string, string> = {
    cookiePreference: 'declined',
    ...(tokens ? { userData: JSON.stringify(tokens), refreshToken: tokens.refreshToken } : {}),
    ...stored,
  }
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }))
  const origins = [{ origin: String(baseURL), localStorage }]
  return browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...options,
    baseURL: String(baseURL),
    storageState: { cookies: [], origins },
  })
}

/** A browser in which somebody is signed in. */
export async function browserFor(account: Account, fixtures: Fixtures, options?: BrowserContextOptions) {
  return browserWith(await tokensOf(fixtures.request, account), fixtures, options)
}

/** Fills in the login form of the present page and sends it. */
export async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Signs out through the menu of the header. */
export async function logOut(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
}

/** Expects the page's main heading. */
export const headingNamed = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible()

/** What the browser has stored of the session. */
export const storedSession = (page: Page) =>
  page.evaluate(() => ({
    userData: window.localStorage.getItem('userData'),
    refreshToken: window.localStorage.getItem('refreshToken'),
  }))

/** Breaks the stored access token, as if its ten minutes were over; it still names its person. */
export const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(window.localStorage.getItem('userData') ?? '{}') as { token: string }
    const [head, claims] = stored.token.split('.')
    window.localStorage.setItem('userData', JSON.stringify({ ...stored, token: `${head}.${claims}.spoilt` }))
  })
