import { expect, test, type Page } from '@playwright/test'
import { browserFor, browserWith, newAccount } from './accounts'
import { demoPassword } from './demoMarketplace'

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

test('a wishlist is seen by whoever has its link, until its owner stops sharing it', async ({ browser, request, baseURL }) => {
  const fixtures = { browser, request, baseURL }
  const owner = await browserFor(await newAccount(request, 'Una'), fixtures)
  const page = await owner.newPage()
  await page.goto('/search?q=mug')
  const card = content(page).getByRole('article').first()
  const title = (await card.getByRole('link').textContent()) ?? ''
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await card.getByRole('button', { name: `Save ${title}` }).click()
  await saved
  await page.goto('/account/wishlist')
  await content(page).getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your wishlist' })
  await dialog.getByLabel('Name of the list').fill('Una’s birthday')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByLabel('Link to your list').inputValue()

  const guest = await browserWith(null, fixtures)
  const visit = await guest.newPage()
  await visit.goto(new URL(link).pathname)
  await expect(content(visit).getByRole('heading', { level: 1, name: 'Una’s birthday' })).toBeVisible()
  await expect(content(visit).getByRole('link', { name: title, exact: true })).toBeVisible()
  await expect(content(visit).getByText(/Una \d/)).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await page.getByRole('dialog', { name: 'Stop sharing your list?' }).getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog.getByText("Your list isn't shared anymore")).toBeVisible()
  await visit.reload()
  await expect(content(visit).getByRole('heading', { level: 1, name: "This list isn't shared" })).toBeVisible()
  await guest.close()
  await owner.close()
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
