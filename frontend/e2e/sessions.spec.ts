/** Staying signed in and being signed out, with a token that runs out and a server that fails. */
import { expect, test, type Page } from '@playwright/test'
import { browserFor, headingNamed, logIn, logOut, newAccount, spoilToken, storedSession } from './accounts'
import { accountMenu, countRefreshes, refreshPath } from './sessions'

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
  await headingNamed(page, 'Profile')
  await fillAddressBook(page, 20)
  await page.goto('/account/address')
  const buttons = page.getByRole('button', { name: /^Delete address of/ })
  await expect(buttons).toHaveCount(20)

  const refreshes = countRefreshes(context)
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

test('without a refresh token, or when it is refused, the session ends at the login, which remembers the way back', async ({
  browser,
  baseURL,
  request,
}) => {
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto('/account/profile')
  await headingNamed(page, 'Profile')
  await expect(accountMenu(page, ada)).toBeVisible()

  await test.step('without one', async () => {
    await page.evaluate(() => {
      window.localStorage.removeItem('refreshToken')
      window.localStorage.setItem('userData', JSON.stringify({ token: 'expired' }))
    })
    const refreshes = countRefreshes(context)
    await page.getByRole('link', { name: 'Addresses' }).click()
    await expect(page).toHaveURL('/login?returnUrl=%2Faccount%2Faddress')
    expect(await storedSession(page)).toEqual({ userData: null, refreshToken: null })
    expect(refreshes()).toBe(0)
    await logIn(page, ada)
    await expect(page).toHaveURL('/account/address')
    await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  })

  await test.step('with one that is refused', async () => {
    await page.evaluate(() => {
      window.localStorage.setItem('refreshToken', 'unknown')
      window.localStorage.setItem('userData', JSON.stringify({ token: 'expired', refreshToken: 'unknown' }))
    })
    await page.goto('/account/orders?tab=delivered')
    await expect(page).toHaveURL('/login?returnUrl=%2Faccount%2Forders%3Ftab%3Ddelivered')
    expect(await storedSession(page)).toEqual({ userData: null, refreshToken: null })
    await logIn(page, ada)
    await expect(page).toHaveURL('/account/orders?tab=delivered')
  })
  await context.close()
})

test('a server that is away signs nobody out, and what waited for it comes when it is back', async ({ browser, baseURL, request }) => {
  test.setTimeout(180_000)
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto('/account/profile')
  await headingNamed(page, 'Profile')

  await test.step('during the refresh', async () => {
    await context.route(`**${refreshPath}`, (route) => route.abort('connectionrefused'))
    await spoilToken(page)
    const kept = await storedSession(page)
    await page.getByRole('link', { name: 'Addresses' }).click()
    await expect(page.getByText('Your addresses didn\'t load')).toBeVisible({ timeout: 20_000 })
    await expect(accountMenu(page, ada)).toBeVisible()
    expect(await storedSession(page)).toEqual(kept)
    await context.unroute(`**${refreshPath}`)
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  })

  await test.step('when a page is opened', async () => {
    await context.route('**/api/user/me', (route) => route.abort('connectionrefused'))
    await page.goto('/account/profile')
    await expect(page).toHaveURL('/login?returnUrl=%2Faccount%2Fprofile', { timeout: 30_000 })
    expect((await storedSession(page)).userData).not.toBeNull()
    await context.unroute('**/api/user/me')
    await expect(page).toHaveURL('/account/profile', { timeout: 30_000 })
    await expect(accountMenu(page, ada)).toBeVisible()
  })

  await test.step('at the logout, which says so', async () => {
    await page.goto('/account/profile')
    await headingNamed(page, 'Profile')
    await expect(accountMenu(page, ada)).toBeVisible()
    await context.setOffline(true)
    await logOut(page)
    await expect(page.getByText('Logout failed: Error during logout')).toBeVisible()
    await expect(accountMenu(page, ada)).toBeVisible()
    expect((await storedSession(page)).userData).not.toBeNull()
    await context.setOffline(false)
    await logOut(page)
    await expect(page.getByText('Logout successful: You have logged out of the system')).toBeVisible()
    expect(await storedSession(page)).toEqual({ userData: null, refreshToken: null })
  })
  await context.close()
})
