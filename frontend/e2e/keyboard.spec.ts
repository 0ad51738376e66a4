/** The whole purchase, and the whole work of a seller on it, without touching a pointer. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { hydrated, choose, enter, tabTo, type } from './keyboard'
import { addAddress, demoPassword, fillCart, productOfShop, sellerOf, sessionOf } from './demoMarketplace'
import { browserOf } from './people'
import { buy, newBuyer, offer } from './purchases'

const content = (page: Page) => page.getByRole('main')

async function signIn(page: Page, email: string) {
  await type(page, page.getByLabel('Email'), email)
  await type(page, page.getByLabel('Password', { exact: true }), demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login successful: You have logged into the system')).toBeVisible()
}

test('a guest finds, chooses, signs in and pays with the keys alone', async ({ browser, baseURL, request }) => {
  test.setTimeout(180_000)
  const { shopSlug } = await sellerOf(request, 'seller@demo.test')
  const product = await productOfShop(request, shopSlug)
  const { token } = await sessionOf(request, 'shopper@demo.test')
  await fillCart(request, token, shopSlug)
  await addAddress(request, token)
  const context = await browserOf('guest', { browser, baseURL, request }, { viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()

  await test.step('the search leads to the product', async () => {
    await page.goto('/')
    await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
    await hydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await type(page, page.getByRole('banner').getByPlaceholder('Search for products...'), product.title)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await enter(page, content(page).getByRole('link', { name: product.title, exact: true }).first())
    await expect(content(page).getByRole('heading', { level: 1, name: product.title })).toBeVisible()
  })

  await test.step('a choice is made and put into the cart', async () => {
    for (const value of product.choices) {
      await choose(page, content(page).getByRole('radio', { name: value, exact: true }))
    }
    await enter(page, content(page).getByRole('button', { name: 'Add to cart', exact: true }).first())
    await expect(page.getByText('Product added to cart successfully.').first()).toBeVisible()
  })

  await test.step('the cart is ticked, and the login asked for', async () => {
    await page.keyboard.press('Home')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await enter(page, page.getByRole('banner').getByRole('link', { name: /^Shopping Cart/ }))
    await expect(content(page).getByRole('heading', { name: 'Cart (1)' })).toBeVisible()
    await expect(content(page).getByRole('checkbox', { name: 'Select all' })).toBeChecked()
    await enter(page, content(page).getByRole('button', { name: 'Checkout (1)' }))
    await expect(page).toHaveURL(/\/login\?returnUrl=/)
    await signIn(page, 'shopper@demo.test')
    // What was ticked is ticked in the account's cart too, under new ids.
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  })

  await test.step('the payment is made', async () => {
    await enter(page, page.getByRole('region', { name: 'Pay' }).getByRole('button', { name: /paypal/i }))
    await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Approve' }))
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible({ timeout: 30_000 })
  })
  await context.close()
})

/** Escape closes what is open over the page, and one is back where one was. */
async function escape(page: Page, back: Locator) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(back).toBeFocused()
}

test('a seller finds a product, changes it and ships an order with the keys alone', async ({ browser, baseURL, request }) => {
  test.setTimeout(180_000)
  const mug = await offer(request, 'seller@demo.test', { name: 'Mug', price: 2400, stock: 5 })
  const order = await buy(request, await newBuyer(request), [mug])
  const context = await browserOf('guest', { browser, baseURL, request }, { viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()

  await test.step('the login leads into the seller centre, and its first stop past the menu', async () => {
    await page.goto('/login?returnUrl=%2Fseller')
    await hydrated(page)
    await signIn(page, 'seller@demo.test')
    await expect(page).toHaveURL('/seller')
    await page.reload()
    await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
    await enter(page, page.getByRole('link', { name: 'Skip to content' }))
    await expect(content(page)).toBeFocused()
  })

  await test.step('the menu leads to the products, where a row is chosen and its price changed', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await enter(page, page.getByRole('navigation', { name: 'Seller Center' }).getByRole('link', { name: 'Products' }))
    const grid = page.getByRole('grid', { name: 'Products' })
    const row = grid.getByRole('row', { name: mug.title })
    // Tab leads to the grid, the arrows to the row, which is the newest one.
    await tabTo(page, grid.getByRole('checkbox').first())
    await page.keyboard.press('ArrowDown')
    await expect(row.getByRole('checkbox')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByText('1 product selected')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(row.getByRole('link', { name: mug.title })).toBeFocused()
    await page.keyboard.press('End')
    const opener = row.getByRole('button', { name: `Price and stock of ${mug.title}` })
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: `Price and stock of ${mug.title}` })
    await type(page, sheet.getByLabel('Price', { exact: true }), '19.5')
    await escape(page, opener)
    await expect(row).toContainText('$24.00')
    await page.keyboard.press('Enter')
    await type(page, sheet.getByLabel('Price', { exact: true }), '25.5')
    await page.keyboard.press('Enter')
    await expect(page.getByText('One variant saved')).toBeVisible()
    await escape(page, opener)
    await expect(row).toContainText('$25.50')
  })

  await test.step('the search over the page leads to the form of the product', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    const search = page.getByRole('dialog', { name: 'Search the Seller Center' })
    await expect(search.getByRole('combobox')).toBeFocused()
    await escape(page, page.getByRole('button', { name: `Price and stock of ${mug.title}` }))
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type(mug.title)
    const found = search.getByRole('group', { name: 'Products' }).getByRole('option')
    await expect(found).toHaveCount(1)
    await expect(search.getByRole('group', { name: 'Orders' }).getByRole('option')).toHaveCount(1)
    // The order of it comes first.
    await page.keyboard.press('ArrowDown')
    await expect(search.getByRole('combobox')).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/seller/products/edit/${mug.id}`)
    await type(page, page.getByLabel('Title', { exact: true }), `${mug.title}, blue`)
    await enter(page, page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByText('Product saved')).toBeVisible()
    await expect(content(page).getByRole('heading', { level: 1, name: `${mug.title}, blue` })).toBeVisible()
  })

  await test.step('what is asked before loss is left with Escape', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const actions = page.getByRole('button', { name: 'More actions' })
    await enter(page, actions)
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Archive this product?' })).toBeVisible()
    await escape(page, actions)
  })

  await test.step('an order is read and shipped', async () => {
    await page.goto('/seller/orders')
    const toShip = content(page).getByRole('link', { name: /to ship/i }).first()
    await enter(page, toShip)
    await expect(toShip).toHaveAttribute('aria-current', 'page')
    await enter(page, content(page).getByRole('link', { name: new RegExp(order.number) }).first())
    await expect(content(page).getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible()
    await type(page, page.getByLabel('Carrier'), 'DHL')
    await type(page, page.getByLabel('Tracking number'), 'JD014600003SE')
    await enter(page, page.getByRole('button', { name: 'Ship order' }))
    await expect(content(page).getByText('Shipped').first()).toBeVisible()
  })
  await context.close()
})
