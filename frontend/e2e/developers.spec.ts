/** A seller connects a program of their own: a key reads products, nothing else, and stops the moment it is revoked. */
import { expect, test } from '@playwright/test'
import { demoPassword } from './demoMarketplace'
import { browserOf } from './people'

test('a key is made, used by a program within its limits, and revoked at once', async ({ browser, baseURL, request }) => {
  const context = await browserOf('seller', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  const name = `Warehouse ${Date.now().toString(36)}`
  await page.goto('/seller')
  await page.getByRole('navigation').getByRole('link', { name: 'Developers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible()
  await page.getByRole('button', { name: 'Create a key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a key' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Products and collections').selectOption('read')
  await dialog.getByLabel('Your password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByRole('heading', { name: `Your key for ${name}` })).toBeFocused()
  const secret = await page.getByText(/^hsk_\d+_[\w-]{43}$/).innerText()
  await page.getByRole('button', { name: 'I\'ve saved it' }).click()
  await expect(page.getByText(secret)).toHaveCount(0)

  const call = (path: string) => request.get(path, { headers: { Authorization: `Bearer ${secret}` } })
  const products = await call('/api/seller/products')
  expect(products.status()).toBe(200)
  expect(((await products.json()) as { total: number }).total).toBeGreaterThan(0)
  const orders = await call('/api/seller/orders')
  expect(orders.status()).toBe(403)
  const told = (await orders.json()) as { code: string; detail: string }
  expect(told.code).toBe('missing_scope')
  expect(told.detail).toContain('orders:read')
  expect(await (await call('/api/user/me')).json()).toMatchObject({ code: 'not_for_keys' })

  // Nobody can read it again, here or anywhere else.
  await page.reload()
  const line = page.getByRole('listitem').filter({ hasText: name })
  await expect(line.getByText('Active', { exact: true })).toBeVisible()
  expect(await page.content()).not.toContain(secret)
  await line.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(line.getByText('Revoked', { exact: true })).toBeVisible()
  expect((await call('/api/seller/products')).status()).toBe(401)
})
