/** The items set aside for a payment are the buyer's own: whatever becomes of the payment, they never lose them by it. */
import { expect, test, type Page } from '@playwright/test'
import { browserOfBuyer, fillBuyerCart, stockForOthers, newBuyer, offer, type Offer } from './purchases'

const payPal = (page: Page) => page.getByRole('region', { name: 'Pay' }).getByRole('button', { name: /paypal/i })
const inPayPal = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })

/** The checkout shows both lines and their whole sum, and lets the buyer pay it. */
async function expectWholeCheckout(page: Page, offers: readonly Offer[]) {
  const items = page.getByRole('region', { name: 'Your items' })
  for (const { title } of offers) await expect(items.getByText(title)).toBeVisible()
  await expect(items.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('You pay $93.15 to Helloshop with PayPal.')).toBeVisible()
  await expect(payPal(page)).toBeVisible()
}

/** The cart shows both lines, ticked and for sale, and their whole sum. */
async function expectWholeCart(page: Page, offers: readonly Offer[]) {
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Cart (2)' })).toBeVisible()
  for (const { title } of offers) await expect(page.getByRole('checkbox', { name: `Select ${title}` })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('$93.15').last()).toBeVisible()
  await expect(page.getByText(/sold out|unavailable/i)).toHaveCount(0)
}

/** What is sold out for everybody else is not for the buyer whose payment holds it. */
async function expectForSale(page: Page, { slug, title }: Offer) {
  await page.goto(`/product/${slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(main.getByText('Only 1 left')).toBeVisible()
}

interface Shopper {
  page: Page
  offers: Offer[]
}

/** A test about somebody who stands at the checkout with the last pieces of two products. */
const story = test.extend<{ shopper: Shopper }>({
  shopper: async ({ browser, baseURL, request }, tell) => {
    const offers = [
      await offer(request, 'seller@demo.test', { name: 'Last bell', price: 8910, stock: 1 }),
      await offer(request, 'seller@demo.test', { name: 'Last clapper', price: 405, stock: 1 }),
    ]
    const buyer = await newBuyer(request)
    const ticked = await fillBuyerCart(request, buyer, offers)
    const context = await browserOfBuyer(buyer, ticked, { browser, baseURL, request })
    const page = await context.newPage()
    await page.goto('/checkout')
    await expectWholeCheckout(page, offers)
    await tell({ page, offers })
    await context.close()
  },
})

story('a payment that PayPal declines keeps lines and total, and the next one buys all of them', async ({ shopper, request }) => {
  const { page, offers } = shopper
  // The way of paying that the buyer chose in PayPal's window does not work.
  await page.route('**/emulator/orders/*/approve', (route) =>
    route.continue({ url: route.request().url().replace(/approve$/, 'decline') }),
  )
  await payPal(page).click()
  await inPayPal(page, 'Approve').click()
  await expect(page.getByText(/^PayPal declined the payment/)).toBeVisible()
  for (const one of offers) expect(await stockForOthers(request, one), one.title).toBe(0)
  await expectWholeCheckout(page, offers)
  await page.reload()
  await expectWholeCheckout(page, offers)
  await expectWholeCart(page, offers)

  await page.unroute('**/emulator/orders/*/approve')
  await page.goto('/checkout')
  await payPal(page).click()
  await inPayPal(page, 'Approve').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible({ timeout: 30_000 })
  for (const { title } of offers) await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Total' }).getByText('$93.15').last()).toBeVisible()
})

story('leaving PayPal and loading the page anew keeps lines and total', async ({ shopper, request }) => {
  const { page, offers } = shopper
  await payPal(page).click()
  await inPayPal(page, 'Cancel').click()
  await expect(page.getByText('You left PayPal without paying. Everything is still here.')).toBeVisible()
  for (const one of offers) expect(await stockForOthers(request, one), one.title).toBe(0)
  await expectWholeCheckout(page, offers)
  await page.reload()
  await expectWholeCheckout(page, offers)
  await expectWholeCart(page, offers)
  for (const one of offers) await expectForSale(page, one)
})

story('a browser closed in the middle of paying finds lines and total again', async ({ shopper, request }) => {
  const { page, offers } = shopper
  await payPal(page).click()
  await expect(inPayPal(page, 'Approve')).toBeVisible()
  for (const one of offers) expect(await stockForOthers(request, one), one.title).toBe(0)
  const again = await page.context().newPage()
  await page.close()
  await again.goto('/checkout')
  await expectWholeCheckout(again, offers)
  await expectWholeCart(again, offers)
})
