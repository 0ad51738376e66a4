import { expect, test, type Page } from '@playwright/test'
import { browserFor, newAccount } from './accounts'
import { demoPassword } from './market'

const content = (page: Page) => page.getByRole('main')

test('a guest who presses a heart logs in, and finds the product on the wishlist', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('cookiePreference', 'declined'))
  await page.goto('/search?q=mug')
  const card = content(page).getByRole('article').first()
  const title = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('button', { name: `Save ${title}` }).click()
  await expect(page).toHaveURL(/\/login\?for=save&returnUrl=/)
  await expect(content(page).getByText('Log in to save this')).toBeVisible()
  await page.getByLabel('Email').fill('shopper@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await content(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/search?q=mug')
  await expect(page.getByText('Saved to your wishlist').first()).toBeVisible()

  await page.goto('/account/wishlist')
  const link = content(page).getByRole('link', { name: title, exact: true })
  await expect(link).toBeVisible()
  await content(page).getByRole('button', { name: `Remove ${title} from the wishlist` }).click()
  await expect(link).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(link).toBeVisible()
})

test('the photos and stars of buyers are looked through on the product page', async ({ browser, request, baseURL }) => {
  const context = await browserFor(await newAccount(request), { browser, request, baseURL })
  const page = await context.newPage()
  await page.goto('/search?q=mug&minRating=4')
  await content(page).getByRole('article').first().getByRole('link').click()
  await content(page).getByRole('link', { name: /reviews?/ }).first().click()
  const reviews = content(page).getByRole('region', { name: 'Reviews' })
  const bar = reviews.getByRole('button', { name: /^5 stars: [1-9]/ })
  await bar.click()
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  // The earlier reviews stay until the others are there.
  await expect(reviews.locator('[aria-busy=true]')).toHaveCount(0)
  const helpful = reviews.getByRole('button', { name: /^Helpful/ }).first()
  await helpful.click()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await helpful.click()
  await expect(helpful).toHaveAttribute('aria-pressed', 'false')
  await context.close()
})
