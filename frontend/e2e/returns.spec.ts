/** A buyer and a shop do not agree about a return: the marketplace decides, and PayPal's books have the money. */
import { expect, test } from '@playwright/test'
import { browserWith, tokensOf, type Fixtures } from './accounts'
import { demoPassword, read } from './demoMarketplace'
import { browserOfBuyer, buy, decide, deliver, newBuyer, offer, refundsOf, ship, type Buyer, type Placed } from './purchases'
import { askToReturn } from './returns'

const seller = 'seller@demo.test'

/** Two pieces of one thing, bought, sent and delivered, with the page of the order in the buyer's browser. */
async function delivered(fixtures: Fixtures) {
  const { request } = fixtures
  const mug = await offer(request, seller, { name: 'Mug', price: 2400, stock: 2 })
  const buyer = await newBuyer(request)
  const order = await buy(request, buyer, [mug, mug])
  const part = order.shopOrders[0]?.id ?? 0
  await ship(request, seller, part)
  await deliver(request, seller, part)
  const context = await browserOfBuyer(buyer, [], fixtures)
  const page = await context.newPage()
  await page.goto(`/account/orders/${order.id}`)
  return { mug, buyer, order, part, context, page }
}

async function deskOf(fixtures: Fixtures, part: number) {
  const tokens = await tokensOf(fixtures.request, { email: seller, password: demoPassword, username: '' })
  const shop = await browserWith(tokens, fixtures)
  const desk = await shop.newPage()
  await desk.goto(`/seller/orders/${part}`)
  return { shop, box: desk.getByRole('region', { name: 'Return' }) }
}

const returnIdOf = async (fixtures: Fixtures, { tokens }: Buyer, { id }: Placed) => {
  const order = await read<{ shopOrders: { returns: { id: number }[] }[] }>(fixtures.request, `/api/orders/${id}`, tokens.token)
  return order.shopOrders[0]?.returns[0]?.id ?? 0
}

test('a shop says no, the marketplace is asked and decides for a part', async ({ browser, baseURL, request }) => {
  test.setTimeout(120_000)
  const fixtures = { browser, baseURL, request }
  const { mug, buyer, order, part, context, page } = await delivered(fixtures)
  await askToReturn(page, mug.title, '$24.00')
  const card = page.getByRole('region', { name: 'Return' })

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
