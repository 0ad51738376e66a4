/** A seller changes products: one in its form, several at once. */
import { expect, test } from '@playwright/test'
import { browserOf } from './people'

test('Back asks before unsaved changes of a product are left; prices of several are raised at once, after a look, and put back', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browserOf('seller', { browser, baseURL, request }, { locale: 'en-US', viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto('/seller/products')
  await page.locator('main a[href^="/seller/products/edit/"]').first().click()
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Half a thought')
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(title).toHaveValue('Half a thought')
  await page.goBack()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/seller\/products$/)

  const grid = page.getByRole('grid', { name: 'Products' })
  // While the dialog is open, the table is hidden from all but the eye.
  const prices = async () => (await page.locator('[data-field="price"][role="gridcell"]').allInnerTexts()).slice(0, 2)
  await grid.getByRole('row').nth(1).getByRole('checkbox').check()
  await grid.getByRole('row').nth(2).getByRole('checkbox').check()
  const before = await prices()
  await expect(page.getByText('2 products selected')).toBeVisible()
  await page.getByRole('button', { name: 'Change selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' })
  await dialog.getByLabel('By', { exact: true }).fill('10')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('This is what will change')).toBeVisible({ timeout: 30_000 })
  expect(await prices()).toEqual(before)
  await dialog.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(dialog.getByText('2 products changed.')).toBeVisible({ timeout: 30_000 })
  await expect.poll(prices).not.toEqual(before)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('2 products restored.')).toBeVisible({ timeout: 30_000 })
  await expect.poll(prices).toEqual(before)
  await context.close()
})
