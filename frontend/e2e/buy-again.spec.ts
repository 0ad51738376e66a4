/** An old order: found again, bought again, and its invoice on paper. */
import { expect, test } from '@playwright/test'
import { sellerOf } from './demoMarketplace'
import { browserOfBuyer, buy, newBuyer, offer, setStock } from './purchases'

const seller = 'seller@demo.test'

test('a buyer finds an old order, buys again what can still be had, and prints its invoice', async ({
  browser,
  baseURL,
  request,
}) => {
  const { shopName } = await sellerOf(request, seller)
  const [lamp, shade, rug] = [
    await offer(request, seller, { name: 'Lamp', price: 4800, stock: 5 }),
    await offer(request, seller, { name: 'Shade', price: 1250, stock: 1 }),
    await offer(request, seller, { name: 'Rug', price: 9900, stock: 5 }),
  ]
  const buyer = await newBuyer(request)
  const order = await buy(request, buyer, [lamp, shade])
  const other = await buy(request, buyer, [rug])
  await setStock(request, shade, 0)
  const context = await browserOfBuyer(buyer, [], { browser, baseURL, request })
  const page = await context.newPage()

  await page.goto('/account/orders')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'HS-' })
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search your orders' }).fill(lamp.title.toLowerCase())
  await page.getByRole('searchbox', { name: 'Search your orders' }).press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/[?&]q=lamp/)
  await page.getByRole('combobox', { name: 'Period' }).selectOption('days')
  await expect(page).toHaveURL(/[?&]period=days/)
  await expect(rows).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search your orders' }).fill(`no ${other.number} no`)
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(rows).toHaveCount(2)

  await page.getByRole('button', { name: `Buy all again: ${order.number}` }).click()
  await expect(page.getByText(`${shade.title} is sold out`)).toBeVisible()
  await page.getByRole('button', { name: 'View cart' }).click()
  await expect(page.getByRole('main').getByText(lamp.title).first()).toBeVisible()
  await expect(page.getByRole('main').getByText(shade.title)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('checkbox', { name: `Select ${lamp.title}` })).toBeChecked()

  await page.goto(`/account/orders/${order.id}`)
  await page.getByRole('link', { name: 'Invoice' }).click()
  const sheet = page.getByRole('article', { name: `Sold by ${shopName}` })
  await expect(sheet.getByText(order.number)).toBeVisible()
  await expect(sheet.getByText('$60.50').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeHidden()
  await expect(page.locator('body > article').getByText(order.number)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.screenshot({ path: test.info().outputPath('invoice.png'), fullPage: true })
  await context.close()
})
