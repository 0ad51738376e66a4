/** The Seller Center in the states that have no address: dialogs, steps, forms with faults. */
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './inspect'
import { browserOf } from './people'
import { buy, newBuyer, offer, ship, type Placed } from './purchases'
import { photo } from './returns'

const seller = 'seller@demo.test'
const widths = [390, 1280]

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function closed(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function visitOrders(page: Page, { shopOrders: [part] }: Placed) {
  await page.goto('/seller/orders')
  await press(page, 'Ship many')
  const many = dialogOf(page, 'Ship many orders')
  await many.getByLabel('Orders and tracking numbers').fill('HS-7K2M9-QX4TD, 1Z999AA10123456784, UPS\n1Z')
  await expectAccessible(page, 'ship many, with a list')
  await many.getByLabel('Orders and tracking numbers').fill('HS-7K2M9-QX4TD, 1Z999AA10123456784, UPS')
  await many.getByRole('button', { name: 'Ship them' }).click()
  await expect(many.getByText('1 order wasn\'t shipped:')).toBeVisible()
  await expectAccessible(page, 'ship many, with what was refused')
  await closed(page)

  await page.goto(`/seller/orders/${part?.id}`)
  await press(page, 'Ship order')
  await expect(main(page).getByLabel('Carrier')).toHaveAttribute('aria-invalid', 'true')
  await press(page, 'Cancel order')
  await main(page).getByRole('region', { name: 'Cancel order' }).getByRole('button', { name: 'Cancel order' }).click()
  await expect(main(page).getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'an order neither shipped nor cancelled rightly')
  await ship(page.request, seller, part?.id ?? 0, [{ lineId: part?.lines[0]?.id ?? 0, quantity: 1 }])
  await page.reload()
  await press(page, /^Change tracking number/)
  await dialogOf(page, 'Change the tracking number').getByLabel('Tracking number').fill('')
  await dialogOf(page, 'Change the tracking number').getByRole('button', { name: 'Save number' }).click()
  await expectAccessible(page, 'another tracking number')
  await closed(page)
  await press(page, /^Report as lost/)
  await expect(dialogOf(page, 'Report this parcel as lost?')).toBeVisible()
  await expectAccessible(page, 'a parcel that is lost')
}

async function visitBulk(page: Page, title: string) {
  await page.goto('/seller/products')
  await page.getByLabel('Search products').fill(title)
  await press(page, 'Find')
  await press(page, 'Change all 1')
  const change = dialogOf(page, 'Change 1 product')
  await change.getByRole('button', { name: 'Preview' }).click()
  await expect(change.getByLabel('By', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'a change of many without its number')
  await change.getByLabel('By', { exact: true }).fill('10')
  await change.getByRole('button', { name: 'Preview' }).click()
  await expect(change.getByText('This is what will change')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, 'the preview of a change of many')
  await change.getByRole('button', { name: 'Change 1 product' }).click()
  await expect(change.getByText('1 product changed.')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, 'a change of many that is done')
  await closed(page)
}

async function visitForms(page: Page) {
  await page.goto('/seller/shop')
  await page.getByLabel('Shop name').fill('')
  await page.getByLabel('Email for shoppers').fill('nobody')
  await press(page, 'Save shop')
  await expect(page.getByLabel('Shop name')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'the shop with faults')
  await page.getByLabel(/^(Add a|Replace) logo$/).setInputFiles(photo)
  await expect(dialogOf(page, 'Crop the logo')).toBeVisible()
  await expectAccessible(page, 'the crop of a logo')
  await closed(page)

  await page.goto('/seller/products/create')
  await press(page, 'Add an option')
  await press(page, 'Publish')
  await expect(page.getByRole('link', { name: 'Enter a title' })).toBeVisible()
  await expectAccessible(page, 'a product with faults')

  await page.goto('/seller/coupons/create')
  await page.getByLabel('Selected products').check()
  await press(page, 'Save coupon')
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'a coupon with faults')

  await page.goto('/seller/categories/create')
  await press(page, 'Save collection')
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'a collection with faults')
  await page.goto('/seller/categories')
  await main(page).getByRole('button', { name: /^Delete / }).first().click()
  await expect(dialogOf(page, /^Delete /)).toBeVisible()
  await expectAccessible(page, 'the question where the products of a collection go')
}

for (const width of widths)
  test(`no state of the seller centre has a fault, light or dark, ${width} px`, async ({ browser, baseURL, request }) => {
    test.setTimeout(180_000)
    const offers = [
      await offer(request, seller, { name: 'Ewer', price: 2400, stock: 3 }),
      await offer(request, seller, { name: 'Tray', price: 3100, stock: 3 }),
    ]
    const order = await buy(request, await newBuyer(request), offers)
    const look = { locale: 'en-US', viewport: { width, height: 900 }, reducedMotion: 'reduce' as const }
    const context = await browserOf('seller', { browser, baseURL, request }, look)
    const page = await context.newPage()
    await visitOrders(page, order)
    await visitBulk(page, offers[0]?.title ?? '')
    await visitForms(page)
    await context.close()
  })
