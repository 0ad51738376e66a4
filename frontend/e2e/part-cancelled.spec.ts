/** A paid order of which a part is cancelled or lost: the money for it goes back, the rest goes on. */
import { expect, test, type Page } from '@playwright/test'
import { browserWith, tokensOf } from './accounts'
import { demoPassword, sellerOf } from './demoMarketplace'
import { browserOfBuyer, buy, newBuyer, offer, paymentOf, refundsOf, ship, type Placed } from './purchases'

const first = 'seller@demo.test'
const second = 'seller2@demo.test'

/** Takes every piece but those of this product out of what is to be cancelled. */
async function chooseOnly(page: Page, wanted: string, others: readonly string[]) {
  const dialog = page.getByRole('dialog')
  for (const title of others) {
    await dialog.getByRole('group', { name: `Quantity of ${title} to cancel` }).getByRole('button', { name: 'Decrease quantity' }).click()
    await expect(dialog.getByRole('textbox', { name: `Quantity of ${title} to cancel` })).toHaveValue('0')
  }
  await expect(dialog.getByRole('textbox', { name: `Quantity of ${wanted} to cancel` })).toHaveValue('1')
}

const partOf = ({ shopOrders }: Placed, shop: string) => {
  const part = shopOrders.find(({ shop: { name } }) => name === shop)
  if (!part) throw new Error(`Nothing of ${shop} in the order`)
  return part.id
}

/** How many sheets of paper a page prints. */
async function sheetsOf(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#root')).toBeHidden()
  const paper = await page.pdf({ preferCSSPageSize: true })
  await page.emulateMedia({ media: 'screen' })
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('a buyer cancels one line of one shop, sees what goes back, and the rest goes on', async ({ browser, baseURL, request }) => {
  const [{ shopName: firstShop }, { shopName: secondShop }] = [await sellerOf(request, first), await sellerOf(request, second)]
  const [lamp, shade, rug] = [
    await offer(request, first, { name: 'Lamp', price: 4800, stock: 1 }),
    await offer(request, first, { name: 'Shade', price: 1250, stock: 1 }),
    await offer(request, second, { name: 'Rug', price: 9900, stock: 1 }),
  ]
  const buyer = await newBuyer(request)
  const order = await buy(request, buyer, [lamp, shade, rug])
  const context = await browserOfBuyer(buyer, [], { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto(`/account/orders/${order.id}`)
  const part = page.getByRole('region', { name: `Order from ${firstShop}` })
  const rest = page.getByRole('region', { name: `Order from ${secondShop}` })

  await part.getByRole('button', { name: 'Cancel items' }).click()
  await chooseOnly(page, shade.title, [lamp.title])
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel items' }).click()
  await expect(page.getByText('Items cancelled')).toBeVisible()
  await expect(part.getByText('1 cancelled, $12.50 refund')).toBeVisible()
  await expect(part.getByText('Preparing').first()).toBeVisible()
  await expect(rest.getByText(/\$.* refund/)).toHaveCount(0)
  await expect.poll(() => refundsOf(request, order), { message: "PayPal's own books" }).toEqual([1250])
  await expect.poll(() => paymentOf(request, buyer, order)).toBe('partially_refunded')

  await ship(request, first, partOf(order, firstShop))
  await ship(request, second, partOf(order, secondShop))
  await page.reload()
  await expect(page.getByRole('main').getByText('Partly refunded', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Total' }).getByText('$12.50 refund')).toBeVisible()
  for (const one of [part, rest]) await expect(one.getByText('Shipped').first()).toBeVisible()
  await expect(part.getByText('1 cancelled, $12.50 refund')).toBeVisible()
  await context.close()
})

test('once a part is sent the buyer asks, the seller answers, and reports what got lost', async ({ browser, baseURL, request }) => {
  const { shopName } = await sellerOf(request, first)
  const [lamp, shade] = [
    await offer(request, first, { name: 'Lamp', price: 4800, stock: 1 }),
    await offer(request, first, { name: 'Shade', price: 1250, stock: 1 }),
  ]
  const buyer = await newBuyer(request)
  const order = await buy(request, buyer, [lamp, shade])
  const id = partOf(order, shopName)
  const sent = order.shopOrders.flatMap(({ lines }) => lines).find(({ title }) => title === lamp.title)
  await ship(request, first, id, sent && [{ lineId: sent.id, quantity: 1 }])
  const context = await browserOfBuyer(buyer, [], { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto(`/account/orders/${order.id}`)
  const part = page.getByRole('region', { name: `Order from ${shopName}` })
  await part.getByRole('button', { name: 'Ask to cancel the rest' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Ordered twice')
  await page.getByRole('dialog').getByRole('button', { name: 'Ask the shop' }).click()
  await expect(part.getByText("The shop hasn't answered yet.")).toBeVisible()
  await expect(part.getByRole('button', { name: 'Ask to cancel the rest' })).toHaveCount(0)

  const shop = await browserWith(await tokensOf(request, { email: first, password: demoPassword, username: '' }), {
    browser,
    baseURL,
    request,
  })
  const desk = await shop.newPage()
  await desk.goto(`/seller/orders?q=${order.number}`)
  await desk.getByRole('checkbox', { name: `Select order ${order.number}` }).check()
  await desk.getByRole('link', { name: 'Packing slips' }).click()
  const slip = desk.getByRole('article', { name: `Packing slip of order ${order.number}` })
  await expect(slip, 'what is still here is packed').toContainText(shade.title)
  await expect(slip).not.toContainText(lamp.title)
  expect(await sheetsOf(desk)).toBe(1)
  await desk.getByRole('link', { name: 'Address labels' }).click()
  await desk.getByRole('combobox', { name: 'Start at label' }).selectOption('24')
  expect(await sheetsOf(desk), 'one label ends its sheet').toBe(1)

  await desk.goto(`/seller/orders/${id}`)
  await expect(desk.getByText('Reason: Ordered twice')).toBeVisible()
  await desk.getByRole('button', { name: 'Cancel and refund' }).click()
  await expect(desk.getByText('Cancelled. The buyer gets a refund')).toBeVisible()

  await page.reload()
  await expect(part.getByText('The shop agreed. Your refund is on its way.')).toBeVisible()
  await expect(part.getByText('1 cancelled, $12.50 refund')).toBeVisible()
  await expect.poll(() => refundsOf(request, order), { message: "PayPal's own books" }).toEqual([1250])

  await desk.getByRole('button', { name: 'Report as lost JD014600003SE' }).click()
  const question = desk.getByRole('dialog', { name: 'Report this parcel as lost?' })
  await expect(question.getByText(`The buyer gets a refund for what was in it: 1 × ${lamp.title}.`)).toBeVisible()
  await question.getByLabel('What happened').fill('The carrier cannot find it')
  await question.getByRole('button', { name: 'Report as lost' }).click()
  await expect(desk.getByText('Reported as lost. The buyer gets $48.00 back')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Report as lost' })).toHaveCount(0)
  await shop.close()

  await page.reload()
  await expect(part.getByText('1 lost on the way, $48.00 refund')).toBeVisible()
  await expect(part.getByText('Reason: The carrier cannot find it').first()).toBeVisible()
  await expect.poll(() => refundsOf(request, order), { message: "PayPal's own books" }).toEqual([1250, 4800])
  await context.close()
})
