/** Without a network: what was seen stays readable, the rest says what is wrong, and all of it comes back. */
import { expect, test, type Page } from '@playwright/test'
import { productOfShop, sellerOf } from './demoMarketplace'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const note = (page: Page) => page.getByText("You're offline. Changes are paused")

/** Opens the home page and waits until the service worker looks after it. */
async function openKept(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // What came along with the page is handed over after the worker has started.
  await page.waitForFunction(async () => (await caches.match('/api/public/home?first=true')) !== undefined)
}

async function openProduct(page: Page): Promise<string> {
  const card = page.locator('main a[href^="/product/"]').first()
  const title = await card.innerText()
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return title
}

test('pages that were seen are readable without a network, one that was never seen says so and comes by itself', async ({ page }) => {
  await openKept(page)
  const title = await openProduct(page)
  await page.context().setOffline(true)
  await expect(note(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(note(page)).toBeHidden()

  await page.context().setOffline(true)
  await page.goto('/vendors')
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Shops' })).toBeVisible()
})

test('what a guest put into the cart can be read without a network', async ({ page, request }) => {
  const { shopSlug } = await sellerOf(request, 'seller@demo.test')
  const product = await productOfShop(request, shopSlug)
  await openKept(page)
  await page.goto(`/product/${product.slug}`)
  for (const choice of product.choices) await page.getByRole('radio', { name: choice }).first().check({ force: true })
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Shopping Cart, 1 item' })).toBeVisible()
  await page.context().setOffline(true)
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText(product.title).first()).toBeVisible()
  await expect(note(page)).toBeVisible()
})

test('nothing of one person is kept', async ({ page }) => {
  await openKept(page)
  await page.goto('/account/orders')
  await expect(page).toHaveURL(/\/login/)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => path.startsWith('/auth') || /^\/api\/(?!public\/)/.test(path))).toEqual([])
})

test('the storefront can be installed', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(String(address))).json()) as {
    icons: { src: string; sizes: string; purpose: string }[]
  }
  for (const [sizes, purpose] of [
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]) {
    const icon = manifest.icons.find((entry) => entry.sizes === sizes && entry.purpose === purpose)
    expect(icon, `${sizes} ${purpose}`).toBeDefined()
    expect((await request.get(String(icon?.src))).headers()['content-type']).toBe('image/png')
  }
})
