/** The whole purchase, and the whole work of a seller on it, without touching a pointer. */
import { expect, test, type Page } from '@playwright/test'
import { alive, choose, enter, type } from './keyboard'
import { addAddress, demoPassword, fillCart, goodsOf, sellerOf, sessionOf } from './market'
import { browserOf } from './people'

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
  const goods = await goodsOf(request, shopSlug)
  const { token } = await sessionOf(request, 'shopper@demo.test')
  await fillCart(request, token, shopSlug)
  await addAddress(request, token)
  const context = await browserOf('guest', { browser, baseURL, request }, { viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()

  await test.step('the search leads to the goods', async () => {
    await page.goto('/')
    await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
    await alive(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await type(page, page.getByRole('banner').getByPlaceholder('Search for products...'), goods.title)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await enter(page, content(page).getByRole('link', { name: goods.title, exact: true }).first())
    await expect(content(page).getByRole('heading', { level: 1, name: goods.title })).toBeVisible()
  })

  await test.step('a choice is made and put into the cart', async () => {
    for (const value of goods.choices) {
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

test('a seller reads an order and ships it with the keys alone', async ({ browser, baseURL, request }) => {
  test.setTimeout(120_000)
  const context = await browserOf('guest', { browser, baseURL, request }, { viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto('/login?returnUrl=%2Fseller%2Forders')
  await alive(page)
  await signIn(page, 'seller@demo.test')
  await expect(page).toHaveURL(/\/seller\/orders/)
  const toShip = content(page).getByRole('link', { name: /to ship/i }).first()
  await enter(page, toShip)
  await expect(toShip).toHaveAttribute('aria-current', 'page')
  await enter(page, content(page).locator('a[href^="/seller/orders/"]').first())
  await expect(content(page).getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()
  await type(page, page.getByLabel('Carrier'), 'DHL')
  await type(page, page.getByLabel('Tracking number'), 'JD014600003SE')
  await enter(page, page.getByRole('button', { name: 'Ship order' }))
  await expect(content(page).getByText('In delivery').first()).toBeVisible()
  await context.close()
})
