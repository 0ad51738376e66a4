/** A shop's coupon, from its form to the order that it makes cheaper and to its end; and an answer to a review. */
import { expect, test } from '@playwright/test'
import { browserOf } from './people'
import { browserOfBuyer, fillBuyerCart, newBuyer, offer } from './purchases'

test('a coupon takes something off one product, is used up, and ends', async ({ browser, baseURL, request }) => {
  const fixtures = { browser, baseURL, request }
  const seller = 'seller@demo.test'
  const teapot = await offer(request, seller, { name: 'Teapot', price: 8000, stock: 3 })
  const cup = await offer(request, seller, { name: 'Cup', price: 2000, stock: 3 })
  const code = `TEA-${Date.now().toString(36)}`.toUpperCase()
  const shop = await (await browserOf('seller', fixtures, { locale: 'en-US' })).newPage()
  await shop.goto('/seller/coupons')
  await shop.getByRole('link', { name: 'Create a coupon' }).click()
  await shop.getByLabel('Code', { exact: true }).fill(code)
  await shop.getByLabel('Percent', { exact: true }).fill('25')
  await shop.getByLabel('Selected products').check()
  await shop.getByRole('combobox', { name: 'Products' }).fill(teapot.title)
  await shop.getByRole('option', { name: teapot.title }).click()
  await shop.getByLabel(/^Total uses/).fill('1')
  await shop.getByRole('button', { name: 'Save coupon' }).click()
  await expect(shop.getByText(`${code} is ready`)).toBeVisible()
  await expect(shop.getByText(`25% off ${teapot.title}`)).toBeVisible()

  const buyer = await newBuyer(request)
  const lines = await fillBuyerCart(request, buyer, [teapot, cup])
  const page = await (await browserOfBuyer(buyer, lines, fixtures)).newPage()
  await page.goto('/checkout')
  const coupon = page.getByRole('region', { name: 'Coupon' })
  await coupon.getByRole('button', { name: /coupon/ }).click()
  await coupon.getByLabel('Coupon code').fill(code.toLowerCase())
  await coupon.getByRole('button', { name: 'Apply coupon' }).click()
  // a quarter of the teapot, nothing of the cup
  await expect(coupon.getByText(`Coupon ${code}: −$20.00`)).toBeVisible()
  await expect(page.getByText('You pay $80.00')).toBeVisible()
  await page.getByRole('region', { name: 'Pay' }).getByRole('button', { name: /paypal/i }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await shop.reload()
  const line = shop.getByRole('listitem').filter({ hasText: code })
  await expect(line.getByText('Used up')).toBeVisible()
  await expect(line.getByText(/used 1 of 1 times/)).toBeVisible()
  await line.getByRole('button', { name: `End ${code}` }).click()
  await shop.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect(line.getByText('Ended')).toBeVisible()
})

test('a review is answered, and the answer is changed once', async ({ browser, baseURL, request }) => {
  const page = await (await browserOf('seller', { browser, baseURL, request }, { locale: 'en-US' })).newPage()
  await page.goto('/seller')
  await page.getByRole('link', { name: /Reviews to answer/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
  const first = page.getByRole('main').getByRole('button', { name: /^Answer / }).first()
  const author = (await first.getAttribute('aria-label'))?.replace('Answer ', '') ?? ''
  await first.click()
  await page.keyboard.type('Thank you, that helps the next one!')
  await page.getByRole('button', { name: 'Post answer' }).click()
  await expect(page.getByText('Your answer is posted')).toBeVisible()
  await page.getByRole('navigation', { name: 'Which reviews' }).getByRole('link', { name: 'All' }).click()
  const answered = page.getByRole('listitem').filter({ hasText: 'Thank you, that helps the next one!' })
  await answered.getByRole('button', { name: `Change the answer to ${author}` }).click()
  await page.getByLabel(`Your answer to ${author}`).fill('Thank you, Ada.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  const changed = page.getByRole('listitem').filter({ hasText: 'Thank you, Ada.' })
  await expect(changed).toBeVisible()
  await expect(changed.getByRole('button', { name: /^Change/ })).toHaveCount(0)
})
