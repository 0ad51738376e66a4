/** The shops: one with its products, rules and reviews, and the directory of all. */
import { expect, test, type Page } from '@playwright/test'
import { logIn, newAccount } from './accounts'
import { listingOf } from './demoMarketplace'

const content = (page: Page) => page.getByRole('main')
const cards = (page: Page) => content(page).getByRole('article')

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('cookiePreference', 'declined'))
})

test('a shop shows its products, its rules and its reviews at addresses of their own', async ({ page, request }) => {
  const { items } = await listingOf(request, 'shop=clay-and-co&pageSize=1')
  expect(items).toHaveLength(1)
  await page.goto('/shop/clay-and-co')
  await expect(cards(page).first()).toBeVisible()
  const tabs = content(page).getByRole('navigation', { name: 'Shop sections' })
  await tabs.getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/shop/clay-and-co?tab=reviews')
  const rows = content(page).getByRole('button', { name: /^\d stars?: \d+ reviews?$/ })
  await expect(rows).toHaveCount(5)
  const used = rows.and(page.locator(':enabled')).first()
  const [, stars] = /^(\d) star/.exec((await used.getAttribute('aria-label')) ?? '') ?? []
  await used.click()
  await expect(page).toHaveURL(`/shop/clay-and-co?tab=reviews&rating=${stars}`)
  await expect(content(page).getByRole('listitem').getByRole('link').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/shop/clay-and-co')
  await expect(cards(page).first()).toBeVisible()
})

test('a guest who follows a shop logs in, finds what is new there in the account, and lets it go', async ({ page, request }) => {
  const account = await newAccount(request)
  await page.goto('/shop/clay-and-co')
  await content(page).getByRole('button', { name: 'Follow Clay & Co' }).click()
  await expect(page).toHaveURL(/\/login\?for=follow&returnUrl=/)
  await expect(content(page).getByText('Log in to follow this shop')).toBeVisible()
  await logIn(page, account)
  await expect(page).toHaveURL('/shop/clay-and-co')
  await expect(content(page).getByRole('button', { name: 'Following Clay & Co' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'View shops' }).click()
  await expect(page).toHaveURL('/account/followed-shops')
  const shop = content(page).getByRole('article', { name: 'Clay & Co' })
  await expect(shop.getByRole('listitem')).toHaveCount(4)
  await shop.getByRole('button', { name: 'Following Clay & Co' }).click()
  await expect(content(page).getByRole('heading', { name: "You don't follow any shops yet" })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shop).toBeVisible()
})

test('the directory finds a shop by a part of its name and keeps it in the address', async ({ page }) => {
  await page.goto('/vendors')
  await page.getByRole('searchbox', { name: 'Search shops by name' }).fill('clay')
  await expect(page).toHaveURL('/vendors?q=clay')
  const tile = content(page).getByRole('article')
  await expect(tile.getByRole('link')).toHaveText(['Clay & Co'])
  // The link covers the whole tile, its pictures too.
  await tile.locator('img').last().click({ force: true })
  await expect(page).toHaveURL('/shop/clay-and-co')
  await page.goBack()
  await expect(page).toHaveURL('/vendors?q=clay')
  await expect(page.getByRole('searchbox', { name: 'Search shops by name' })).toHaveValue('clay')
})
