/** Staying signed in and being signed out: in one tab, in many, and with a server that fails. */
import { expect, test, type BrowserContext, type Page, type Request } from '@playwright/test'
import { browserFor, headed, logIn, logOut, newAccount, spoilToken, storedSession, tokensOf, type Account } from './accounts'
import { demoPassword } from './market'

const refreshPath = '/auth/refresh-token'
const accountMenu = (page: Page, { username }: Account) =>
  page.getByRole('banner').getByRole('button', { name: `Account menu of ${username}`, exact: true })
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

/** Counts the calls of a browser that go to a path. */
function countCalls(context: BrowserContext, wanted: (request: Request) => boolean): () => number {
  let count = 0
  context.on('request', (request) => (count += wanted(request) ? 1 : 0))
  return () => count
}
const isRefresh = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === refreshPath

async function fillAddressBook(page: Page, entries: number) {
  const { userData } = await storedSession(page)
  const { token } = JSON.parse(userData ?? '{}') as { token: string }
  for (let entry = 1; entry <= entries; entry += 1) {
    const answer = await page.request.post('/api/user/addresses', {
      headers: { Authorization: `Bearer ${token}` },
      data: {
        firstName: 'Ada',
        lastName: `Number ${entry}`,
        country: 'US',
        addressLine1: `${entry} Market Street`,
        city: 'San Francisco',
        state: 'CA',
        postalCode: '94105',
        phoneNumber: '+14155550100',
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

test('twenty calls with an expired token make one refresh and get twenty answers', async ({
  browser,
  baseURL,
  request,
}) => {
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto('/account/profile')
  await headed(page, 'Profile')
  await fillAddressBook(page, 20)
  await page.goto('/account/address')
  const buttons = page.getByRole('button', { name: /^Delete address of/ })
  await expect(buttons).toHaveCount(20)

  const refreshes = countCalls(context, isRefresh)
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'DELETE') answers.push(response.status())
  })
  const before = await storedSession(page)
  await spoilToken(page)
  await buttons.evaluateAll((all) => all.forEach((button) => (button as HTMLButtonElement).click()))
  await expect.poll(() => answers.filter((status) => status < 300).length).toBe(20)
  expect(answers.filter((status) => status === 401)).toHaveLength(20)
  expect(answers).toHaveLength(40)
  expect(refreshes()).toBe(1)
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()

  const after = await storedSession(page)
  const tokens = JSON.parse(after.userData ?? '{}') as Record<string, unknown>
  expect(Object.keys(tokens).toSorted()).toEqual(['refreshToken', 'token'])
  expect(tokens['refreshToken']).toBe(after.refreshToken)
  expect(after.refreshToken).not.toBe(before.refreshToken)
  await context.close()
})

test('two tabs whose token runs out together never sign each other out', async ({ browser, baseURL, request }) => {
  test.setTimeout(120_000)
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const tabs = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    await tab.goto('/account/orders')
    await headed(tab, /orders/i)
    await tab.waitForLoadState('networkidle')
  }
  const refreshes = countCalls(context, isRefresh)
  for (let round = 1; round <= 10; round += 1) {
    await spoilToken(tabs[0] as Page)
    await Promise.all(tabs.map((tab) => tab.reload()))
    for (const tab of tabs) {
      await headed(tab, /orders/i)
      await expect(accountMenu(tab, ada)).toBeVisible()
      await expect(tab).toHaveURL('/account/orders')
      // A call that the next reload breaks off would be renewed for twice.
      await tab.waitForLoadState('networkidle')
    }
    expect(refreshes(), `round ${round}`).toBe(round)
  }
  await context.close()
})

test('signing out in one tab signs the others out within two seconds', async ({ browser, baseURL, request }) => {
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const [first, guarded, open] = [await context.newPage(), await context.newPage(), await context.newPage()]
  await first.goto('/about')
  await guarded.goto('/account/profile')
  await open.goto('/faq')
  for (const tab of [first, guarded, open]) await expect(accountMenu(tab, ada)).toBeVisible()
  await logOut(first)
  await expect(first.getByText('Logout successful: You have logged out of the system')).toBeVisible()
  await Promise.all([
    expect(guarded).toHaveURL('/login?returnUrl=%2Faccount%2Fprofile', { timeout: 2000 }),
    expect(loginLink(open)).toBeVisible({ timeout: 2000 }),
  ])
  await expect(open).toHaveURL('/faq')
  expect(await storedSession(open)).toEqual({ userData: null, refreshToken: null })
  await context.close()
})

test('signing in in one tab signs the others in and leads them on', async ({ browser, baseURL, request }) => {
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const [first, waiting, open] = [await context.newPage(), await context.newPage(), await context.newPage()]
  await first.goto('/about')
  await logOut(first)
  await first.goto('/login')
  await waiting.goto('/account/address')
  await expect(waiting).toHaveURL(/\/login/)
  await open.goto('/faq')
  await expect(loginLink(open)).toBeVisible()
  await logIn(first, ada)
  await expect(waiting).toHaveURL('/account/address')
  await expect(accountMenu(open, ada)).toBeVisible()
  await context.close()
})

test('when another person signs in, nothing of the first one stays in any tab', async ({
  browser,
  baseURL,
  request,
}) => {
  const ada = await newAccount(request)
  const grace = await newAccount(request, 'Grace')
  const context = await browserFor(ada, { browser, baseURL, request })
  const [first, second] = [await context.newPage(), await context.newPage()]
  await second.goto('/account/profile')
  await expect(second.getByRole('main').getByText(ada.email)).toBeVisible()
  await first.goto('/about')
  await expect(accountMenu(first, ada)).toBeVisible()

  await test.step('who came without a sign-out of the first', async () => {
    // As a tab sees it that slept through the sign-out of Ada.
    const tokens = await tokensOf(request, grace)
    await first.evaluate((stored) => {
      window.localStorage.setItem('refreshToken', stored.refreshToken)
      window.localStorage.setItem('userData', JSON.stringify(stored))
    }, tokens)
    await expect(second.getByRole('main').getByText(grace.email)).toBeVisible()
    await expect(accountMenu(second, grace)).toBeVisible()
    await expect(second.getByText(ada.email)).toHaveCount(0)
    await expect(second.getByLabel('Username')).toHaveValue(grace.username)
  })

  await test.step('who signed in by the form', async () => {
    await second.goto('/about')
    await logOut(second)
    await expect(loginLink(first)).toBeVisible()
    await first.goto('/account/profile')
    await second.goto('/login')
    await logIn(second, ada)
    await expect(first.getByRole('main').getByText(ada.email)).toBeVisible()
    await expect(first.getByText(grace.email)).toHaveCount(0)
  })
  await context.close()
})

test('a late answer for the first person does not reach the second', async ({ browser, baseURL, request }) => {
  const ada = await newAccount(request)
  const grace = await newAccount(request, 'Grace')
  const context = await browserFor(ada, { browser, baseURL, request })
  const page = await context.newPage()
  const other = await context.newPage()
  await other.goto('/favicon.svg')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let asked = 0
  await page.route('**/api/user/me', async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    const answer = await route.fetch()
    await held
    return route.fulfill({ response: answer })
  })
  await page.goto('/account/profile', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => asked).toBe(1)
  const tokens = await tokensOf(request, grace)
  await other.evaluate((stored) => window.localStorage.setItem('userData', JSON.stringify(stored)), tokens)
  release()
  await expect(page.getByRole('main').getByText(grace.email)).toBeVisible()
  await expect(accountMenu(page, grace)).toBeVisible()
  await context.close()
})

test('without a refresh token the session ends at the login', async ({ browser, baseURL, request }) => {
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto('/account/profile')
  await headed(page, 'Profile')
  await page.evaluate(() => {
    window.localStorage.removeItem('refreshToken')
    window.localStorage.setItem('userData', JSON.stringify({ token: 'expired' }))
  })
  const refreshes = countCalls(context, isRefresh)
  await page.getByRole('link', { name: 'Addresses' }).click()
  await expect(page).toHaveURL('/login?returnUrl=%2Faccount%2Faddress')
  expect(await storedSession(page)).toEqual({ userData: null, refreshToken: null })
  expect(refreshes()).toBe(0)
  await context.close()
})

test('a refused refresh ends the session at the login, which remembers the way back', async ({
  browser,
  baseURL,
  request,
}) => {
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto('/account/profile')
  await headed(page, 'Profile')
  await page.evaluate(() => {
    window.localStorage.setItem('refreshToken', 'unknown')
    window.localStorage.setItem('userData', JSON.stringify({ token: 'expired', refreshToken: 'unknown' }))
  })
  await page.goto('/account/orders?tab=delivered')
  await expect(page).toHaveURL('/login?returnUrl=%2Faccount%2Forders%3Ftab%3Ddelivered')
  expect(await storedSession(page)).toEqual({ userData: null, refreshToken: null })
  await logIn(page, ada)
  await expect(page).toHaveURL('/account/orders?tab=delivered')
  await context.close()
})

test('a server that is away during the refresh signs nobody out', async ({ browser, baseURL, request }) => {
  test.setTimeout(90_000)
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto('/account/profile')
  await headed(page, 'Profile')
  await context.route(`**${refreshPath}`, (route) => route.abort('connectionrefused'))
  await spoilToken(page)
  const kept = await storedSession(page)
  await page.getByRole('link', { name: 'Addresses' }).click()
  await expect(page.getByText('Your addresses did not load')).toBeVisible({ timeout: 20_000 })
  await expect(accountMenu(page, ada)).toBeVisible()
  expect(await storedSession(page)).toEqual(kept)
  await context.unroute(`**${refreshPath}`)
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  await context.close()
})

test('a page opened while the server is away comes by itself when it is back', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(90_000)
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const page = await context.newPage()
  await context.route('**/api/user/me', (route) => route.abort('connectionrefused'))
  await page.goto('/account/profile')
  await expect(page).toHaveURL('/login?returnUrl=%2Faccount%2Fprofile', { timeout: 30_000 })
  expect((await storedSession(page)).userData).not.toBeNull()
  await context.unroute('**/api/user/me')
  await expect(page).toHaveURL('/account/profile', { timeout: 30_000 })
  await expect(accountMenu(page, ada)).toBeVisible()
  await context.close()
})

test('a logout that does not reach the server is said, and changes nothing', async ({ browser, baseURL, request }) => {
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto('/account/profile')
  await headed(page, 'Profile')
  await context.setOffline(true)
  await logOut(page)
  await expect(page.getByText('Logout failed: Error during logout')).toBeVisible()
  await expect(accountMenu(page, ada)).toBeVisible()
  expect((await storedSession(page)).userData).not.toBeNull()
  await context.setOffline(false)
  await logOut(page)
  await expect(page.getByText('Logout successful: You have logged out of the system')).toBeVisible()
  expect(await storedSession(page)).toEqual({ userData: null, refreshToken: null })
  await context.close()
})

test('a login while an old session is being renewed is the one that stays', async ({ browser, baseURL, request }) => {
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const page = await context.newPage()
  const other = await context.newPage()
  await page.goto('/account/profile')
  await headed(page, 'Profile')
  await other.goto('/favicon.svg')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const answered = page.waitForResponse((response) => isRefresh(response.request()))
  await page.route(`**${refreshPath}`, async (route) => {
    const answer = await route.fetch()
    await held
    await route.fulfill({ response: answer })
  })
  await spoilToken(page)
  await page.getByRole('link', { name: 'Addresses' }).click()
  const next = await tokensOf(request, { ...ada, email: 'shopper@demo.test', password: demoPassword })
  await other.evaluate((stored) => {
    window.localStorage.setItem('refreshToken', stored.refreshToken)
    window.localStorage.setItem('userData', JSON.stringify(stored))
  }, next)
  release()
  await answered
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account menu/ })).toBeVisible()
  await expect(accountMenu(page, ada)).toHaveCount(0)
  expect(JSON.parse((await storedSession(page)).userData ?? '{}')).toEqual(next)
  await context.close()
})
