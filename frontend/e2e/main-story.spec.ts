/**
 * The main story of the marketplace in a real browser: a guest fills a cart from two shops, becomes
 * a customer, pays once, and both sellers see their part; one ships, and the shopper sees it.
 */
import { expect, test, type Page } from '@playwright/test'
import { demoPassword, productOfShop, mailedLink, sellerOf, type ShopProduct } from './demoMarketplace'

// Every page of the story is driven through its roles and names, as a shopper would find them.
const content = (page: Page) => page.getByRole('main')

async function dismissCookieNotice(page: Page) {
  await page.addInitScript(() => window.localStorage.setItem('cookiePreference', 'declined'))
}

async function addToCart(page: Page, product: ShopProduct) {
  await expect(content(page).getByRole('heading', { level: 1, name: product.title })).toBeVisible()
  for (const value of product.choices) {
    // By keyboard: the drawn swatch lies over the radio button itself.
    await content(page).getByRole('radio', { name: value, exact: true }).press('Space')
  }
  await content(page).getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page.getByText('Product added to cart successfully.').first()).toBeVisible()
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await content(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Login successful: You have logged into the system')).toBeVisible()
}

async function walkToProduct(page: Page, product: ShopProduct) {
  await page.goto('/')
  const [category] = product.category
  if (!category) throw new Error(`${product.title} has no category`)
  await content(page).getByRole('link', { name: category.name }).first().click()
  await expect(page).toHaveURL(new RegExp(`/category/${category.slug}`))
  await expect(content(page).getByRole('heading', { level: 1, name: category.name })).toBeVisible()
  const card = content(page).getByRole('link', { name: product.title, exact: true })
  // A long category shows its first products only.
  await content(page).getByRole('article').or(content(page).locator('a[href^="/product/"]')).first().waitFor()
  if ((await card.count()) > 0) await card.first().click()
  else await page.goto(`/product/${product.slug}`)
}

async function enterAddress(page: Page) {
  const address = page.getByRole('region', { name: 'Address' })
  await address.getByLabel('Country').selectOption('US')
  await address.getByLabel('First name').fill('Ada')
  await address.getByLabel('Last name').fill('Example')
  await address.getByLabel('Street address').fill('1 Market Street')
  await address.getByLabel('City').fill('San Francisco')
  await address.getByLabel('State').selectOption('CA')
  await address.getByLabel('ZIP code').fill('94105')
  await address.getByLabel('Phone number').fill('+1 415 555 0100')
  await address.getByRole('button', { name: 'Use this address' }).click()
  await expect(address.getByText('1 Market Street')).toBeVisible()
}

async function pay(page: Page) {
  await page.getByRole('region', { name: 'Pay' }).getByRole('button', { name: /paypal/i }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
}

/** Opens the seller's part of the order and checks that the other shop's products are not in it. */
async function openAsSeller(page: Page, email: string, number: string, own: ShopProduct, foreign: ShopProduct) {
  await page.goto('/login?returnUrl=%2Fseller%2Forders')
  await signIn(page, email, demoPassword)
  await expect(page).toHaveURL(/\/seller\/orders/)
  await content(page).getByRole('link', { name: new RegExp(number) }).click()
  await expect(content(page).getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  const items = page.getByRole('region', { name: 'Items' })
  await expect(items.getByText(own.title)).toBeVisible()
  await expect(items.getByText(foreign.title)).toHaveCount(0)
  await expect(content(page).getByText('Paid', { exact: true })).toBeVisible()
}

test('a shopper buys from two shops at once and a seller ships', async ({ page, request, browser }) => {
  test.setTimeout(180_000)
  const email = `ada-${Date.now()}@example.test`
  const password = 'a-long-enough-secret'
  const first = await sellerOf(request, 'seller@demo.test')
  const second = await sellerOf(request, 'seller2@demo.test')
  const firstProduct = await productOfShop(request, first.shopSlug)
  const secondProduct = await productOfShop(request, second.shopSlug)
  await dismissCookieNotice(page)

  await test.step('a guest fills the cart from two shops', async () => {
    await walkToProduct(page, firstProduct)
    await addToCart(page, firstProduct)
    await page.goto(`/product/${secondProduct.slug}`)
    await addToCart(page, secondProduct)
    await page.goto('/cart')
    await expect(content(page).getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
    await expect(page.getByRole('region', { name: first.shopName })).toBeVisible()
    await expect(page.getByRole('region', { name: second.shopName })).toBeVisible()
  })

  await test.step('the checkout asks a guest to log in', async () => {
    const all = content(page).getByRole('checkbox', { name: 'Select all' })
    await expect(all).toBeChecked()
    await all.uncheck()
    await content(page).getByRole('button', { name: /^Checkout/ }).click()
    await expect(page.getByText('Please select items to checkout.').first()).toBeVisible()
    await all.check()
    await content(page).getByRole('button', { name: 'Checkout (2)' }).click()
    await expect(page).toHaveURL(/\/login\?returnUrl=/)
    await expect(page.getByText('Your 2 items stay in the cart')).toBeVisible()
  })

  await test.step('they register and activate the account from the mail', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('Username').fill('Ada')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect(async () => {
      await page.goto(await mailedLink(request, email, '/verify-account'))
    }).toPass({ timeout: 20_000 })
    await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
    await content(page).getByRole('link', { name: 'Log in' }).click()
  })

  await test.step('signing in brings the guest cart along, ticked as it was, and leads on to the checkout', async () => {
    await signIn(page, email, password)
    await expect(page.getByText('Cart synced successfully.')).toBeVisible()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('region', { name: 'Your items' }).getByText(firstProduct.title)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your items' }).getByText(secondProduct.title)).toBeVisible()
    expect(await page.evaluate(() => window.localStorage.getItem('guest_cart_items'))).toBeNull()
  })

  const number = await test.step('they give an address and pay', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await enterAddress(page)
    await expect(page.getByText('2 shops ship separately.')).toBeVisible()
    await pay(page)
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible({ timeout: 30_000 })
    await expect(content(page).getByText('Paid', { exact: true })).toBeVisible()
    for (const { shopName } of [first, second]) {
      const part = page.getByRole('region', { name: `Order from ${shopName}` })
      await expect(part.getByText('Preparing').first()).toBeVisible()
      await expect(part.getByText(/^Expected /)).toBeVisible()
    }
    const text = await content(page).getByText(/^Order \S+/).first().innerText()
    return text.replace(/^Order (\S+)[^]*$/, '$1')
  })
  const orderUrl = page.url().replace(/\?.*$/, '')

  await test.step('each seller sees their own part only', async () => {
    const other = await browser.newPage()
    await dismissCookieNotice(other)
    await openAsSeller(other, second.email, number, secondProduct, firstProduct)
    await other.close()
  })

  await test.step('the first seller ships', async () => {
    const other = await browser.newPage()
    await dismissCookieNotice(other)
    await openAsSeller(other, first.email, number, firstProduct, secondProduct)
    await other.getByLabel('Carrier').fill('DHL')
    await other.getByLabel('Tracking number').fill('JD014600003SE')
    await other.getByRole('button', { name: 'Ship order' }).click()
    await expect(content(other).getByText('Shipped').first()).toBeVisible()
    await other.close()
  })

  await test.step('the shopper sees the parcel and its number', async () => {
    await page.goto(orderUrl)
    const part = page.getByRole('region', { name: `Order from ${first.shopName}` })
    await expect(part.getByRole('link', { name: 'JD014600003SE' })).toBeVisible()
    await expect(part.getByText('Shipped').first()).toBeVisible()
    await expect(part.getByText(/^Expected /)).toBeVisible()
    const rest = page.getByRole('region', { name: `Order from ${second.shopName}` })
    await expect(rest.getByText('Preparing').first()).toBeVisible()
  })
})
