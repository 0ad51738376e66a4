/** Who may see which page: guests are asked to log in and led back, the rest is led on. */
import { expect, test, type Page } from '@playwright/test'
import { browserFor, browserWith, headingNamed, logIn, newAccount } from './accounts'
import { demoPassword } from './demoMarketplace'
import { browserOf } from './people'

const shopper = { email: 'shopper@demo.test', password: demoPassword }
const seller = { email: 'seller@demo.test', password: demoPassword }
const wide = { viewport: { width: 1280, height: 900 } }

const guestPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/verify-account',
]
/** Ways to write an address of another site, or of a script, as a return URL. */
const foreign = [
  'https://evil.example',
  'https://evil.example/account',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/login',
]

const loginFor = (path: string) => `/login?returnUrl=${encodeURIComponent(path)}`

/** Opens a page whose document has arrived; where the router leads from there is the test's question. */
const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('cookiePreference', 'declined'))
})

for (const path of [
  '/checkout',
  '/account',
  '/account/profile',
  '/account/address',
  '/account/change-password',
  '/account/orders?tab=delivered',
])
  test(`a guest on ${path} logs in first and is led back`, async ({ page }) => {
    await visit(page, path)
    await expect(page).toHaveURL(loginFor(path))
    await logIn(page, shopper)
    await expect(page).toHaveURL(path)
  })

for (const path of ['/seller', '/seller/products', '/seller/orders?status=to_ship'])
  test(`a guest on ${path} logs in first and is led back`, async ({ page }) => {
    await visit(page, path)
    await expect(page).toHaveURL(loginFor(path))
    await logIn(page, seller)
    await expect(page).toHaveURL(path)
  })

test('somebody without a shop is led home from the seller area', async ({ browser, baseURL, request }) => {
  const ada = await newAccount(request)
  const context = await browserFor(ada, { browser, baseURL, request })
  const page = await context.newPage()
  for (const path of ['/seller', '/seller/orders', '/seller/products/create']) {
    await visit(page, path)
    await expect(page).toHaveURL('/')
  }
  await context.close()
})

test('a seller gets into the seller area', async ({ browser, baseURL, request }) => {
  const context = await browserOf('seller', { browser, baseURL, request }, wide)
  const page = await context.newPage()
  for (const path of ['/seller', '/seller/shop', '/seller/categories', '/seller/products', '/seller/orders']) {
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  await context.close()
})

async function expectToStay(page: Page, baseURL: string | undefined, wish: string) {
  await expect(page, wish).toHaveURL('/')
  expect(new URL(page.url()).origin, wish).toBe(baseURL)
}

test('pages for guests lead somebody who is signed in on, but never out of the shop, whoever wrote the return URL', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000)
  const context = await browserOf('shopper', { browser, baseURL, request }, wide)
  const page = await context.newPage()
  for (const path of guestPages) {
    await visit(page, path)
    await expect(page, path).toHaveURL('/')
    await visit(page, `${path}?returnUrl=%2Faccount%2Forders%3Ftab%3Ddelivered`)
    await expect(page, path).toHaveURL('/account/orders?tab=delivered')
  }

  const left: string[] = []
  page.on('request', (each) => {
    if (each.url().includes('evil')) left.push(each.url())
  })
  page.on('dialog', (dialog) => {
    left.push(dialog.message())
    void dialog.dismiss()
  })
  for (const wish of foreign) {
    await visit(page, loginFor(wish))
    await expectToStay(page, baseURL, wish)
  }
  expect(left.filter((url) => new URL(url).origin !== baseURL)).toEqual([])

  await visit(page, '/account/nothing')
  await headingNamed(page, 'Page not found')
  await expect(page).toHaveURL('/account/nothing')
  await context.close()
})

test('neither does one that is followed after the login', async ({ browser, baseURL, request }) => {
  const ada = await newAccount(request)
  for (const wish of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const context = await browserWith(null, { browser, baseURL, request })
    const page = await context.newPage()
    await visit(page, loginFor(wish))
    await logIn(page, ada)
    await expectToStay(page, baseURL, wish)
    await context.close()
  }
})

test('the return URL lasts through the detour of registering', async ({ page }) => {
  await visit(page, '/checkout')
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/register?returnUrl=%2Fcheckout')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(loginFor('/checkout'))
})

/** Opens a page while the profile is not known yet; the answer lets it through. */
async function openWaiting(page: Page, path: string) {
  let answer = () => {}
  const allowed = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/user/me', async (route) => {
    await allowed
    await route.continue()
  })
  await visit(page, path)
  return answer
}

test('guarded pages show that they load until it is known who is there', async ({ browser, baseURL, request }) => {
  const context = await browserOf('shopper', { browser, baseURL, request }, wide)
  for (const [path, arrival] of [
    ['/account/profile', '/account/profile'],
    ['/checkout', '/checkout'],
    ['/seller', '/'],
    ['/login?returnUrl=%2Faccount%2Forders', '/account/orders'],
  ] as const) {
    const page = await context.newPage()
    const answer = await openWaiting(page, path)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first(), path).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
    answer()
    await expect(page).toHaveURL(arrival)
    await page.close()
  }
  await context.close()
})
