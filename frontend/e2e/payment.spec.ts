/** What can go wrong around the payment button, and that nothing is lost by it. */
import { expect, test, type Page } from '@playwright/test'
import { addAddress, fillCart, sellerOf, sessionOf } from './demoMarketplace'

const payPal = (page: Page) => page.getByRole('region', { name: 'Pay' }).getByRole('button', { name: /paypal/i })

test.beforeEach(async ({ page, request }) => {
  const session = await sessionOf(request, 'shopper@demo.test')
  const { shopSlug } = await sellerOf(request, 'seller@demo.test')
  const ids = await fillCart(request, session.token, shopSlug)
  await addAddress(request, session.token)
  await page.addInitScript(
    ({ tokens, ticked }) => {
      window.localStorage.setItem('cookiePreference', 'declined')
      window.localStorage.setItem('userData', JSON.stringify(tokens))
      window.localStorage.setItem('local_selected_items', JSON.stringify(ticked))
    },
    { tokens: { token: session.token, refreshToken: session.refreshToken }, ticked: ids },
  )
})

test('a payment script that does not load can be tried again, and an unknown coupon is named and does not stand in the way', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => faults.push(message.text()))
  await page.route('**/sdk/js?*', (route) => route.abort())
  await page.goto('/checkout')
  await expect(page.getByText("PayPal didn't load. Check your connection and try again.")).toBeVisible()
  await expect.poll(() => faults.some((text) => text.includes('Failed to load the PayPal JS SDK script.'))).toBe(true)
  await page.unroute('**/sdk/js?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(payPal(page)).toBeVisible()

  const coupon = page.getByRole('region', { name: 'Coupon' })
  await coupon.getByRole('button', { name: 'I have another coupon' }).click()
  await coupon.getByLabel('Coupon code').fill('no-such-code')
  await coupon.getByRole('button', { name: 'Apply coupon' }).click()
  await expect(coupon.getByText(/^NO-SUCH-CODE:/)).toBeVisible()
  await expect(payPal(page)).toBeVisible()
})

test('the cart leads to a document that lets PayPal in, as no other page does; leaving PayPal without paying keeps everything', async ({ page }) => {
  const policyAt = async (path: string) => (await page.goto(path))?.headers()['content-security-policy']
  const itself = "connect-src 'self';"
  expect(await policyAt('/checkout')).not.toContain(itself)
  for (const path of ['/', '/account/orders', '/cart']) expect(await policyAt(path)).toContain(itself)
  await page.getByRole('main').getByRole('button', { name: /^Checkout/ }).click()
  await expect(page).toHaveURL('/checkout')
  await payPal(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You left PayPal without paying. Everything is still here.')).toBeVisible()
  await expect(page.getByText(/^Reserved for you until/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await page.goto('/account/orders?tab=to_pay')
  await expect(page.getByRole('main').getByText('Not paid yet').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: /^Pay now/ }).first().click()
  await expect(page).toHaveURL(/\/account\/orders\/\d+$/)
  await expect(payPal(page)).toBeVisible()
})
