/** One browser, many tabs: they sign in and out together, and never each other out. */
import { expect, test, type Page } from '@playwright/test'
import { browserFor, headingNamed, logIn, logOut, newAccount, spoilToken, storedSession, tokensOf } from './accounts'
import { demoPassword } from './demoMarketplace'
import { accountMenu, countRefreshes, isRefresh, loginLink, refreshPath } from './sessions'

test('two tabs whose token runs out together never sign each other out', async ({ browser, baseURL, request }) => {
  test.setTimeout(120_000)
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const tabs = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    await tab.goto('/account/orders')
    await headingNamed(tab, /orders/i)
    await tab.waitForLoadState('networkidle')
  }
  const refreshes = countRefreshes(context)
  for (let round = 1; round <= 10; round += 1) {
    await spoilToken(tabs[0] as Page)
    await Promise.all(tabs.map((tab) => tab.reload()))
    for (const tab of tabs) {
      await headingNamed(tab, /orders/i)
      await expect(accountMenu(tab, ada)).toBeVisible()
      await expect(tab).toHaveURL('/account/orders')
      await expect(tab.locator('main [aria-busy=true]')).toHaveCount(0)
      // A call that the next reload breaks off would be renewed for twice.
      await tab.waitForLoadState('networkidle')
    }
    expect(refreshes(), `round ${round}`).toBe(round)
  }
  await context.close()
})

test('signing out in one tab signs the others out, and signing in signs them in and leads them on', async ({
  browser,
  baseURL,
  request,
}) => {
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
    expect(guarded).toHaveURL('/login?returnUrl=%2Faccount%2Fprofile'),
    expect(loginLink(open)).toBeVisible(),
  ])
  await expect(open).toHaveURL('/faq')
  expect(await storedSession(open)).toEqual({ userData: null, refreshToken: null })

  const waiting = await context.newPage()
  await waiting.goto('/account/address')
  await expect(waiting).toHaveURL(/\/login/)
  await first.goto('/login')
  await logIn(first, ada)
  await expect(waiting).toHaveURL('/account/address')
  await expect(guarded).toHaveURL('/account/profile')
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

test('a login while an old session is being renewed is the one that stays', async ({ browser, baseURL, request }) => {
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const page = await context.newPage()
  const other = await context.newPage()
  await page.goto('/account/profile')
  await headingNamed(page, 'Profile')
  await other.goto('/favicon.svg')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const asked = page.waitForRequest(isRefresh)
  const answered = page.waitForResponse((response) => isRefresh(response.request()))
  await page.route(`**${refreshPath}`, async (route) => {
    const answer = await route.fetch()
    await held
    await route.fulfill({ response: answer })
  })
  await spoilToken(page)
  await page.getByRole('link', { name: 'Addresses' }).click()
  await asked
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
