/** Approved at PayPal, and then the browser is gone: the order is paid nevertheless. */
import { expect, test } from '@playwright/test'
import { headingNamed } from './accounts'
import { approve, browserOfBuyer, fillBuyerCart, newBuyer, offer, paymentOf, type Placed } from './purchases'

// The marketplace waits for the buyer's own browser before it takes an approved payment itself: the one of these
// stories for seconds (scripts/marketplace.mjs), any other for a minute.
const patience = 90_000

test('an approved payment is taken though the browser never comes back', async ({ browser, baseURL, request }) => {
  test.setTimeout(patience + 60_000)
  const vase = await offer(request, 'seller@demo.test', { name: 'Vase', price: 5600, stock: 1 })
  const buyer = await newBuyer(request)
  const ticked = await fillBuyerCart(request, buyer, [vase])
  const left = await browserOfBuyer(buyer, ticked, { browser, baseURL, request })
  const page = await left.newPage()
  await page.goto('/checkout')
  const placing = page.waitForResponse((answer) => answer.url().endsWith('/api/orders') && answer.request().method() === 'POST')
  await page.getByRole('region', { name: 'Pay' }).getByRole('button', { name: /paypal/i }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeVisible()
  const order = (await (await placing).json()) as Placed
  await left.close()
  await approve(request, order.payment.providerOrderId)

  const stateOf = () => paymentOf(request, buyer, order)
  // On a slow machine the seconds may be over by now.
  expect(['pending', 'confirming', 'paid']).toContain(await stateOf())
  await expect.poll(stateOf, { timeout: patience, intervals: [1000] }).toBe('paid')

  const back = await browserOfBuyer(buyer, [], { browser, baseURL, request })
  const account = await back.newPage()
  await account.goto(`/account/orders/${order.id}`)
  await headingNamed(account, `Order ${order.number}`)
  await expect(account.getByRole('main').getByText('Paid', { exact: true })).toBeVisible()
  await account.goto('/cart')
  await expect(account.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await back.close()
})
