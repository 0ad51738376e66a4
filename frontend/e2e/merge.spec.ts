/** What a guest put into the cart and what came of it at login: nothing is lost without a word. */
import { expect, test, type Page } from '@playwright/test'
import { browserWith, logIn, newAccount } from './accounts'
import { offer, setStock, type Offer } from './purchases'

const notes = (page: Page) => page.getByRole('alert').filter({ hasText: 'Some items from before you logged in' })

async function addAsGuest(page: Page, { slug, title }: Offer, quantity: number) {
  await page.goto(`/product/${slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (let piece = 1; piece < quantity; piece += 1) await main.getByRole('button', { name: 'Increase quantity' }).first().click()
  await main.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page.getByText('Product added to cart successfully.').first()).toBeVisible()
}

test('lines that went or got fewer before login are told one by one until the shopper has read it', async ({
  browser,
  baseURL,
  request,
}) => {
  const [kept, cut, gone] = [
    await offer(request, 'seller@demo.test', { name: 'Kept bowl', price: 2400, stock: 1 }),
    await offer(request, 'seller@demo.test', { name: 'Scarce jug', price: 3100, stock: 3 }),
    await offer(request, 'seller2@demo.test', { name: 'Sold spoon', price: 700, stock: 1 }),
  ]
  const account = await newAccount(request)
  const context = await browserWith(null, { browser, baseURL, request })
  const page = await context.newPage()
  await addAsGuest(page, kept, 1)
  await addAsGuest(page, cut, 3)
  await addAsGuest(page, gone, 1)

  await setStock(request, cut, 1)
  await setStock(request, gone, 0)
  await page.goto('/cart')
  await page.getByRole('main').getByRole('button', { name: 'Checkout (5)' }).click()
  await logIn(page, account)

  const told = [
    `${cut.title}: only 1 of 3 added, no more are left`,
    `${gone.title}: sold out, or your cart already has all that are left`,
  ]
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(notes(page).getByRole('listitem')).toHaveText(told)
  const items = page.getByRole('region', { name: 'Your items' })
  await expect(items.getByText(kept.title)).toBeVisible()
  await expect(items.getByText(cut.title)).toBeVisible()
  await expect(items.getByText(gone.title)).toHaveCount(0)

  await page.goto('/cart')
  await expect(notes(page).getByRole('listitem')).toHaveText(told)
  await expect(page.getByRole('heading', { level: 1, name: 'Cart (2)' })).toBeVisible()
  for (const { title } of [kept, cut]) await expect(page.getByRole('checkbox', { name: `Select ${title}` })).toBeChecked()

  await notes(page).getByRole('button', { name: 'Got it' }).click()
  await expect(notes(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart (2)' })).toBeVisible()
  await expect(notes(page)).toHaveCount(0)
  await context.close()
})
