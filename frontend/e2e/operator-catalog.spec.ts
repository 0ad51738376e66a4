/** The operator tends the catalog: a category is made, named anew and deleted; a product goes off sale and comes back; a color changes its family. */
import { expect, test } from '@playwright/test'
import { read } from './demoMarketplace'
import { browserOf } from './people'
import { offer } from './purchases'

const seller = 'seller@demo.test'

test('a category is made, leads on from its old address and is deleted; a color is put in another family, where shoppers find it, and back by Undo', async ({
  browser,
  baseURL,
  request,
}) => {
  const name = `Jugs ${Date.now().toString(36)}`
  const context = await browserOf('operator', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/admin/categories')
  await page.getByRole('link', { name: 'Create a subcategory in Kitchen & dining' }).click()
  await page.getByLabel('Name in English').fill(name)
  await page.getByLabel('Name in German').fill('Krüge')
  await expect(page.getByLabel('Parent category', { exact: true })).toHaveValue(/\d+/)
  await page.getByRole('button', { name: 'Save category' }).click()
  await expect(page.getByText('Category created')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const old = (await page.getByRole('link', { name: 'View in the shop' }).getAttribute('href')) ?? ''
  await page.getByLabel('Address').fill(`pitchers-${Date.now().toString(36)}`)
  await page.getByRole('button', { name: 'Save category' }).click()
  await expect(page.getByText('Category saved')).toBeVisible()
  const moved = await request.get(old, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toContain('/category/kitchen/pitchers-')

  await page.goto('/admin/categories')
  await page.getByRole('button', { name: `Move ${name} up` }).click()
  await expect(page.getByText(new RegExp(`^${name} is now \\d+ of \\d+$`))).toBeAttached()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog', { name: `Delete ${name}?` }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} deleted`)).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)

  const inSilver = async () => (await read<{ total: number }>(request, '/api/public/products?option.Color=Silver')).total
  const before = await inSilver()
  await page.goto('/admin/color-families')
  await page.getByRole('searchbox', { name: 'Find colors' }).fill('mustard')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 color', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Family of Mustard' }).selectOption('Silver')
  await expect(page.getByText('Mustard is now in Silver')).toBeVisible()
  await expect.poll(inSilver).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Mustard follows the rule again')).toBeVisible()
  await expect.poll(inSilver).toBe(before)
  await context.close()
})

test('a product is taken off sale with a reason, which its seller reads, and put back', async ({ browser, baseURL, request }) => {
  const mug = await offer(request, seller, { name: 'Mug', price: 2400, stock: 3 })
  const { title } = mug
  const [desk, shop] = await Promise.all([
    browserOf('operator', { browser, baseURL, request }, { locale: 'en-US' }),
    browserOf('seller', { browser, baseURL, request }, { locale: 'en-US' }),
  ])
  const page = await desk.newPage()
  await page.goto(`/admin/products?q=${encodeURIComponent(mug.slug)}`)
  await page.getByRole('button', { name: `Take ${title} off sale` }).click()
  const dialog = page.getByRole('dialog', { name: `Take ${title} off sale?` })
  await dialog.getByLabel('Reason').fill('The pictures show another product')
  await dialog.getByRole('button', { name: 'Take off sale' }).click()
  await expect(page.getByText(`${title} is off sale`)).toBeVisible()
  await expect.poll(async () => (await request.get(`/product/${mug.slug}`)).status()).toBe(404)

  const own = await shop.newPage()
  await own.goto(`/seller/products/edit/${mug.id}`)
  await expect(own.getByText('The pictures show another product')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Publish' })).toHaveCount(0)

  await page.getByRole('button', { name: `Put ${title} back` }).click()
  await page.getByRole('dialog', { name: `Put ${title} back?` }).getByRole('button', { name: 'Put back' }).click()
  await expect(page.getByText(`${title} is back`)).toBeVisible()
  await expect.poll(async () => (await request.get(`/product/${mug.slug}`)).status()).toBe(200)
  await Promise.all([desk.close(), shop.close()])
})
