/** What people expect of a cart and a checkout beside buying: coming back to things, being told, writing to a shop, sending elsewhere. */
import { expect, test, type Page } from '@playwright/test'
import { browserWith, tokensOf } from './accounts'
import { demoPassword, read, sellerOf } from './demoMarketplace'
import { browserOfBuyer, fillBuyerCart, newBuyer, offer, setPrice, type Placed } from './purchases'

const first = 'seller@demo.test'
const second = 'seller2@demo.test'

const saved = (page: Page, count: number) => page.getByRole('region', { name: `Saved for later (${count})` })

test('an item is saved for later and goes back into the cart; its new price is named, and counts once the shopper agrees', async ({
  browser,
  baseURL,
  request,
}) => {
  const [lamp, rug] = [
    await offer(request, first, { name: 'Lamp', price: 4800, stock: 3 }),
    await offer(request, second, { name: 'Rug', price: 9900, stock: 3 }),
  ]
  const buyer = await newBuyer(request)
  const ticked = await fillBuyerCart(request, buyer, [lamp, rug])
  const context = await browserOfBuyer(buyer, ticked, { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto('/cart')
  await page.getByRole('button', { name: `Save ${lamp.title} for later` }).click()
  await expect(page.getByText(`${lamp.title} saved for later.`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart (1)' })).toBeVisible()
  await expect(saved(page, 1).getByRole('link', { name: lamp.title })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart (1)' })).toBeVisible()
  await saved(page, 1).getByRole('button', { name: `Remove ${lamp.title} from saved items` }).click()
  await page.getByRole('button', { name: `Undo: save ${lamp.title} again` }).click()
  await saved(page, 1).getByRole('button', { name: `Move ${lamp.title} to the cart` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart (2)' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Select ${lamp.title}` })).toBeChecked()
  await expect(page.getByRole('region', { name: /^Saved for later/ })).toHaveCount(0)

  await setPrice(request, lamp, 5200)
  await page.goto('/cart')
  const line = page.getByRole('listitem', { name: lamp.title })
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(line.getByText('Was $48.00, now $52.00')).toBeVisible()
  await expect(summary.getByText('$99.00').last()).toBeVisible()
  const agreed = page.waitForResponse('**/api/cart/agreed-prices')
  await line.getByRole('button', { name: 'Buy at $52.00' }).click()
  await expect(summary.getByText('$151.00').last()).toBeVisible()
  await expect(line.getByText('Was $48.00')).toHaveCount(0)
  await agreed
  await page.reload()
  await expect(summary.getByText('$151.00').last()).toBeVisible()
  await expect(line.getByText('Was $48.00')).toHaveCount(0)

  await setPrice(request, lamp, 5500)
  await page.goto('/checkout')
  await expect(page.getByText(`${lamp.title}: was $52.00, now $55.00`)).toBeVisible()
  await page.getByRole('button', { name: 'Continue with what is left' }).click()
  await expect(page.getByText('You pay $154.00 to Helloshop with PayPal.')).toBeVisible()
  await context.close()
})

/** Writes an address into the form of the checkout. */
async function writeAddress(page: Page) {
  const form = page.getByRole('region', { name: 'Address' })
  await form.getByLabel('Country').selectOption('DE')
  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Last name').fill('Hopper')
  await form.getByLabel('Street address').fill('5 Harbour Lane')
  await form.getByLabel('City').fill('Hamburg')
  await form.getByLabel('Postal code').fill('20457')
  await form.getByLabel('Phone number').fill('+4940123456')
}

test('an order goes to an address that stays out of the book, with a note that only its shop reads', async ({
  browser,
  baseURL,
  request,
}) => {
  const [{ shopName: firstShop }, { shopName: secondShop }] = [await sellerOf(request, first), await sellerOf(request, second)]
  const [lamp, rug] = [
    await offer(request, first, { name: 'Lamp', price: 4800, stock: 1 }),
    await offer(request, second, { name: 'Rug', price: 9900, stock: 1 }),
  ]
  const buyer = await newBuyer(request)
  const ticked = await fillBuyerCart(request, buyer, [lamp, rug])
  const context = await browserOfBuyer(buyer, ticked, { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Change: Address' }).click()
  await page.getByRole('button', { name: 'Use another address' }).click()
  await writeAddress(page)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('region', { name: 'Address' }).getByText('Just for this order')).toBeVisible()
  await page.getByRole('button', { name: `Add a note for the shop: ${secondShop}` }).click()
  await page.getByLabel(`Note for ${secondShop}`).fill('Roll it, please, do not fold it')
  await page.getByRole('region', { name: 'Pay' }).getByRole('button', { name: /paypal/i }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()

  const part = page.getByRole('region', { name: `Order from ${secondShop}` })
  await expect(part.getByText('Your note: Roll it, please, do not fold it')).toBeVisible()
  await expect(page.getByRole('region', { name: `Order from ${firstShop}` }).getByText('Your note:')).toHaveCount(0)
  await expect(page.getByText('5 Harbour Lane').first()).toBeVisible()
  const book = await read<{ addressLine1: string }[]>(request, '/api/user/addresses', buyer.tokens.token)
  expect(book.map(({ addressLine1 }) => addressLine1)).not.toContain('5 Harbour Lane')

  const id = Number(/orders\/(\d+)/.exec(page.url())?.[1])
  const order = await read<Placed>(request, `/api/orders/${id}`, buyer.tokens.token)
  for (const [email, shop, count] of [
    [first, firstShop, 0],
    [second, secondShop, 1],
  ] as const) {
    const desk = await browserWith(await tokensOf(request, { email, password: demoPassword, username: '' }), { browser, baseURL, request })
    const seller = await desk.newPage()
    const own = order.shopOrders.find(({ shop: { name } }) => name === shop)
    await seller.goto(`/seller/orders/${own?.id}`)
    await expect(seller.getByRole('main').getByText('5 Harbour Lane').first()).toBeVisible()
    const note = seller.getByRole('region', { name: 'Items' }).getByText('Roll it, please, do not fold it')
    await expect(note).toHaveCount(count)
    await desk.close()
  }
  await context.close()
})
