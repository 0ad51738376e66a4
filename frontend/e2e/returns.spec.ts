/** A buyer gives something back: the goods travel, or the marketplace decides, and PayPal's books have the money. */
import { expect, test, type Page } from '@playwright/test'
import { browserWith, tokensOf, type Fixtures } from './accounts'
import { demoPassword, read, sellerOf } from './market'
import { browserOfBuyer, buy, decide, deliver, newBuyer, offer, paymentOf, refundsOf, ship, type Buyer, type Placed } from './purchases'

const seller = 'seller@demo.test'

/** A photo: a red dot. */
const photo = {
  name: 'broken.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
    'base64',
  ),
}

/** Two pieces of one thing, bought, sent and delivered, with the page of the order in the buyer's browser. */
async function delivered(fixtures: Fixtures) {
  const { request } = fixtures
  const { shopName } = await sellerOf(request, seller)
  const mug = await offer(request, seller, { name: 'Mug', price: 2400, stock: 2 })
  const buyer = await newBuyer(request)
  const order = await buy(request, buyer, [mug, mug])
  const part = order.shopOrders[0]?.id ?? 0
  await ship(request, seller, part)
  await deliver(request, seller, part)
  const context = await browserOfBuyer(buyer, [], fixtures)
  const page = await context.newPage()
  await page.goto(`/account/orders/${order.id}`)
  return { shopName, mug, buyer, order, part, context, page }
}

/** Asks to give one piece back because it broke, with a photo. */
async function askFor(page: Page, title: string) {
  await page.getByRole('link', { name: 'Return or get help' }).click()
  await page.getByRole('group', { name: `How many of ${title}` }).getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('radio', { name: 'Arrived damaged' }).check()
  await page.getByLabel('What happened?').fill('The handle was broken off')
  await page.getByLabel('Add photos').setInputFiles(photo)
  await expect(page.getByText('You get up to $24.00 back')).toBeVisible()
  await page.getByRole('button', { name: 'Send request' }).click()
}

async function deskOf(fixtures: Fixtures, part: number) {
  const tokens = await tokensOf(fixtures.request, { email: seller, password: demoPassword, username: '' })
  const shop = await browserWith(tokens, fixtures)
  const desk = await shop.newPage()
  await desk.goto(`/seller/orders/${part}`)
  return { shop, desk, box: desk.getByRole('region', { name: 'Return' }) }
}

const returnIdOf = async (fixtures: Fixtures, { tokens }: Buyer, { id }: Placed) => {
  const order = await read<{ shopOrders: { returns: { id: number }[] }[] }>(fixtures.request, `/api/orders/${id}`, tokens.token)
  return order.shopOrders[0]?.returns[0]?.id ?? 0
}

test('one of two pieces goes back with a photo, and its money with it', async ({ browser, baseURL, request }) => {
  test.setTimeout(120_000)
  const fixtures = { browser, baseURL, request }
  const { mug, buyer, order, part, context, page } = await delivered(fixtures)
  await askFor(page, mug.title)
  const card = page.getByRole('region', { name: 'Return' })
  await expect(card.getByText('Waiting for the shop')).toBeVisible()
  await expect(card.getByRole('list', { name: 'Photos' }).getByRole('button')).toHaveCount(1)

  const { shop, desk, box } = await deskOf(fixtures, part)
  await expect(box.getByText('The handle was broken off').first()).toBeVisible()
  await box.getByRole('button', { name: 'Accept' }).click()
  await box.getByLabel('Where and how to send it').fill('Hafenstr. 3, 20457 Hamburg')
  await box.getByRole('button', { name: 'Accept the return' }).click()
  await expect(box.getByText(/^The buyer has until .* to send it back/)).toBeVisible()

  await page.reload()
  await expect(card.getByText('Hafenstr. 3, 20457 Hamburg').first()).toBeVisible()
  await card.getByLabel('Carrier').fill('UPS')
  await card.getByLabel('Tracking number').fill('1Z999AA10123456784')
  await card.getByRole('button', { name: 'I sent it back' }).click()
  await expect(card.getByText('On its way back')).toBeVisible()

  await desk.reload()
  await box.getByRole('button', { name: 'It came back' }).click()
  await desk.getByRole('dialog', { name: 'Refund $24.00?' }).getByRole('button', { name: 'Refund' }).click()
  await expect(box.getByText('The buyer gets $24.00 back.')).toBeVisible()
  await shop.close()

  await expect.poll(() => refundsOf(request, order), { message: "PayPal's own books" }).toEqual([2400])
  await expect.poll(() => paymentOf(request, buyer, order)).toBe('partially_refunded')
  await page.reload()
  await expect(card.getByText('$24.00 goes back to the account you paid with.')).toBeVisible()
  await expect(page.getByText('1 refunded, $24.00 goes back')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Refunds' }).getByText(/^Refund of \$24\.00: done/)).toBeVisible()
  await context.close()
})

test('a shop says no, the marketplace is asked and decides for a part', async ({ browser, baseURL, request }) => {
  test.setTimeout(120_000)
  const fixtures = { browser, baseURL, request }
  const { mug, buyer, order, part, context, page } = await delivered(fixtures)
  await askFor(page, mug.title)
  const card = page.getByRole('region', { name: 'Return' })
  await expect(card.getByText('Waiting for the shop')).toBeVisible()

  const { shop, box } = await deskOf(fixtures, part)
  await box.getByRole('button', { name: 'Decline' }).click()
  await box.getByLabel('Reason').fill('It was fine when it left us')
  await box.getByRole('button', { name: 'Decline' }).click()
  await expect(box.getByText('Declined', { exact: true })).toBeVisible()
  await shop.close()

  await page.reload()
  await expect(card.getByText('It was fine when it left us').first()).toBeVisible()
  await card.getByRole('button', { name: 'Ask us to decide' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask us to decide?' })
  await dialog.getByLabel('What should we know?').fill('The photo shows the break')
  await dialog.getByRole('button', { name: 'Ask us to decide' }).click()
  await expect(card.getByText('Under review')).toBeVisible()

  const id = await returnIdOf(fixtures, buyer, order)
  await decide(request, id, { decision: 'part', amount: 1000, reason: 'The photo shows a small break' })
  await expect.poll(() => refundsOf(request, order), { message: "PayPal's own books" }).toEqual([1000])
  await page.reload()
  await expect(card.getByText('$10.00 goes back to the account you paid with.')).toBeVisible()
  await expect(card.getByText('The photo shows a small break').first()).toBeVisible()
  await context.close()
})
