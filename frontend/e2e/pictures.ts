/** Takes the pictures of the main screens for docs/SCREENS.md, and the one of README.md: `npx rust-just pictures`. */
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { addAddress, fillCart, productOfShop, sellerOf, sessionOf } from './demoMarketplace'
import { browserOf, type Person } from './people'
import { screensOf } from './screens'
import { silenceBell } from './watch'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
/** What the list of devices knows the sessions by that are begun without a browser. */
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const looks = [
  { look: 'phone-light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { look: 'desk-dark', viewport: { width: 1280, height: 860 }, colorScheme: 'dark' },
] as const

type Screen = { name: string; person: Person; path: string }

for (const { look, ...options } of looks)
  test(`pictures, ${look}`, async ({ browser, baseURL, playwright }) => {
    test.setTimeout(300_000)
    const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}), userAgent })
    const { token } = await sessionOf(request, 'shopper@demo.test')
    const { shopSlug } = await sellerOf(request, 'seller@demo.test')
    const ids = await fillCart(request, token, shopSlug)
    await addAddress(request, token)
    const product = await productOfShop(request, shopSlug)
    const find = async (person: Person, start: string) =>
      (await screensOf(person, request)).find((path) => path.startsWith(start)) ?? start
    const screens: Screen[] = [
      { name: 'home', person: 'guest', path: '/' },
      { name: 'category', person: 'guest', path: `/category/${product.category[0]?.slug}` },
      { name: 'product', person: 'guest', path: `/product/${product.slug}` },
      { name: 'shop', person: 'guest', path: `/shop/${shopSlug}` },
      { name: 'cart', person: 'shopper', path: '/cart' },
      { name: 'checkout', person: 'shopper', path: '/checkout' },
      { name: 'order', person: 'shopper', path: await find('shopper', '/account/orders/') },
      { name: 'account', person: 'shopper', path: '/account' },
      { name: 'profile', person: 'shopper', path: '/account/profile' },
      { name: 'password', person: 'shopper', path: '/account/change-password' },
      { name: 'login', person: 'guest', path: '/login' },
      { name: 'register', person: 'guest', path: '/register' },
      { name: 'faq', person: 'guest', path: '/faq' },
      { name: 'not-found', person: 'guest', path: '/nothing' },
      { name: 'seller', person: 'seller', path: '/seller' },
      { name: 'seller-order', person: 'seller', path: await find('seller', '/seller/orders/') },
      { name: 'operator', person: 'operator', path: '/admin' },
      { name: 'operator-shop', person: 'operator', path: await find('operator', '/admin/shops/') },
      { name: 'operator-orders', person: 'operator', path: '/admin/orders' },
      { name: 'operator-home-page', person: 'operator', path: await find('operator', '/admin/home-page/') },
      { name: 'operator-payouts', person: 'operator', path: '/admin/payout-runs/plan' },
      { name: 'operator-ledger', person: 'operator', path: '/admin/ledger' },
      { name: 'operator-settings', person: 'operator', path: '/admin/settings' },
    ]
    const stored = { local_selected_items: JSON.stringify(ids) }
    for (const { name, person, path } of screens) {
      const context = await browserOf(person, { browser, baseURL, request }, { ...options, reducedMotion: 'reduce' }, stored)
      await silenceBell(context)
      const page = await context.newPage()
      await page.goto(path)
      await take(page, `screens/${name}-${look}`)
      await context.close()
    }
    await request.dispose()
  })

test('the picture of the home page in README.md', async ({ browser, baseURL, request }) => {
  const options = { viewport: { width: 1280, height: 860 }, colorScheme: 'light', reducedMotion: 'reduce' } as const
  const context = await browserOf('guest', { browser, baseURL, request }, options)
  const page = await context.newPage()
  await page.goto('/')
  await take(page, 'home')
  await context.close()
})

/** The page once it stands still. */
async function take(page: Page, name: string): Promise<void> {
  await expect(page.locator('[data-first-view], main [aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 72 })
}
