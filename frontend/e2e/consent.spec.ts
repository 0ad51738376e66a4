/** What the answer to the cookie notice really does. */
import { expect, test, type Page } from '@playwright/test'
import { productOfShop, sellerOf } from './demoMarketplace'

const viewed = (page: Page) => page.evaluate(() => window.localStorage.getItem('recently_viewed'))
const preference = (page: Page) => page.evaluate(() => window.localStorage.getItem('cookiePreference'))
const notice = (page: Page) => page.getByRole('heading', { name: 'Cookie Notice' })
const choose = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Cookie Notice' }).getByRole('button', { name, exact: true }).click()

test('what was looked at is kept only by consent, and dropped with it', async ({ page, request }) => {
  const { shopSlug } = await sellerOf(request, 'seller@demo.test')
  const product = await productOfShop(request, shopSlug)
  await page.goto(`/product/${product.slug}`)
  await expect(notice(page)).toBeVisible()
  expect(await viewed(page), 'before any answer').toBeNull()
  await choose(page, 'Accept')
  await expect.poll(() => viewed(page)).toContain(product.slug)

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await choose(page, 'Decline')
  expect(await preference(page)).toBe('declined')
  expect(await viewed(page), 'after Decline').toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await viewed(page), 'at the next visit').toBeNull()
})
