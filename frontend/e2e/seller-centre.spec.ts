/**
 * The Seller Center from end to end: a person applies for a shop and the operator opens it; it lists a product, sells
 * it, ships a part, cancels the rest, takes something back, and is paid. Each cent is reckoned here and found on the
 * statement.
 */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { browserWith, newAccount, tokensOf, type Account } from './accounts'
import { confirmedOperator, read, sessionOf, listingOf } from './demoMarketplace'
import { payoutsTo } from './money'
import { browserOfBuyer, newBuyer, paymentOf, refundsOf, send, type Placed } from './purchases'
import { askToReturn, picture } from './returns'

/** What everything costs, in cents; it is sold in 6 variants, and the shopper buys two bowls of one and one of another. */
const price = { bowl: 4015, largeOak: 5535 }
const bought = 2 * price.largeOak + price.bowl
/** What the operator gives the new shop. */
const welcome = 2500

const money = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
const main = (page: Page) => page.getByRole('main')
const stamp = Date.now().toString(36)
const shopName = `Bowls ${stamp}`
const title = `Salad bowl ${stamp}`
const [largeOak, smallAsh] = [`${title}, Large, Oak`, `${title}, Small, Ash`]

/** Asks for a shop, is refused, says more, and opens; other tabs know of it. */
async function openShop(page: Page, request: APIRequestContext, owner: string) {
  const operator = await sessionOf(request, 'operator@demo.test')
  const decide = async (decision: string, body?: object) => {
    const { id } = await read<{ id: number }>(request, '/api/seller/shop', owner)
    await send(request, 'POST', `/api/admin/shops/${id}/${decision}`, operator.token, body)
  }
  const waits = page.getByRole('heading', { name: 'Your shop is waiting for approval' })
  const other = await page.context().newPage()
  await other.goto('/')
  await expect(other.getByRole('link', { name: 'Become a seller' }).first()).toBeVisible()
  await page.goto('/seller')
  await expect(page).toHaveURL('/')
  await page.goto('/seller-registration')
  await page.getByLabel('Shop name').fill(shopName)
  await page.getByLabel('About the shop').fill('Bowls')
  await page.getByRole('button', { name: 'Open shop' }).click()
  await expect(waits).toBeVisible()
  await expect(other.getByRole('link', { name: 'Seller Center' }).first()).toBeVisible()
  await other.close()

  const reason = 'Say how you make them'
  await decide('reject', { reason })
  await page.reload()
  await expect(page.getByText(reason)).toBeVisible()
  await page.getByLabel('About the shop').fill('Bowls turned by hand')
  await page.getByRole('button', { name: 'Apply again' }).click()
  await expect(waits).toBeVisible()
  await decide('approve')
  await page.goto('/seller')
  await expect(page.getByRole('region', { name: 'First steps' }).getByText('0 of 5')).toBeVisible()
  // The token is older than the shop, and no new login is asked for.
  await page.reload()
  await expect(main(page).getByRole('heading', { level: 1, name: shopName })).toBeVisible()
  await expect(page).toHaveURL('/seller')
}

async function addPayoutAccount(page: Page, { email, password }: Account) {
  await page.getByRole('link', { name: 'Add a payout account' }).click()
  await page.getByLabel('Email address of your PayPal account').fill(email)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save payout account' }).click()
  await expect(page.getByText('Payout account saved')).toBeVisible()
}

/** The first two steps, both on the page of the shop. */
async function dressShop(page: Page) {
  await page.goto('/seller')
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByRole('link', { name: 'Add a logo' }).click()
  await page.getByLabel('Add a logo').setInputFiles(picture('logo', [40, 90, 160]))
  await page.getByRole('dialog', { name: 'Crop the logo' }).getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Logo saved')).toBeVisible()
  await page.goto('/seller')
  await expect(steps.getByText('2 of 5')).toBeVisible()
  await steps.getByRole('link', { name: 'Add your shipping and return policies' }).click()
  await page.getByRole('textbox', { name: 'Shipping policy' }).fill('Sent within **two** days.')
  await page.getByRole('textbox', { name: 'Return policy' }).fill('Send it back within 30 days.')
  await page.getByRole('button', { name: 'Save shop' }).click()
  await expect(page.getByText('Shop saved')).toBeVisible()
}

/** The pictures of the product, as they are chosen; the last one is then moved forward. */
const pictures = [picture('front', [200, 60, 40]), picture('side', [60, 160, 60]), picture('back', [60, 60, 200])]

async function addOption(page: Page, at: number, name: string, values: string) {
  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByLabel('Option', { exact: true }).nth(at).fill(name)
  await page.getByLabel('Values').nth(at).fill(values)
  await page.getByLabel('Values').nth(at).press('Enter')
}

async function listProduct(page: Page) {
  await page.goto('/seller')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByText('3 of 5')).toBeVisible()
  await steps.getByRole('link', { name: 'Publish your first product' }).click()
  // What is missing is said before anything is sent.
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('link', { name: 'Enter a title' }).click()
  await page.keyboard.type(title)
  await page.getByRole('textbox', { name: 'Description' }).fill('Turned from **ash**, oiled.')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option').first().click()
  await page.getByLabel('Add pictures').setInputFiles(pictures)
  for (const [at, what] of ['front', 'side', 'back'].entries()) await page.getByLabel('What it shows').nth(at).fill(what)
  await page.getByRole('button', { name: 'Move picture 3 forward' }).click()
  await addOption(page, 0, 'Size', 'Small, Large')
  await addOption(page, 1, 'Wood', 'Ash, Oak, Elm')
  const all = page.getByRole('group', { name: 'Set for all' })
  await all.getByLabel('Price').fill('40.15')
  await all.getByLabel('Stock').fill('3')
  await all.getByRole('button').click()
  await page.getByLabel('Price, Large, Oak', { exact: true }).fill('55.35')
  await expect(page.getByLabel('Price, Small, Elm', { exact: true })).toHaveValue('40.15')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Shoppers can see it now')).toBeVisible()
}

/** Another size comes, and what was entered before stays with its combination. */
async function addSize(page: Page) {
  await expect(page).toHaveURL(/\/seller\/products\/edit\/\d+$/)
  await expect(page.getByRole('form', { name: 'Edit product' })).toBeVisible()
  const shown = page.getByRole('img', { name: /^(front|side|back)$/ })
  await expect(shown).toHaveCount(3)
  const drawn = await shown.evaluateAll((all) => all.map((each) => [each.getAttribute('alt'), (each as HTMLImageElement).src]))
  expect(drawn.map(([alt]) => alt)).toEqual(['front', 'back', 'side'])
  expect(new Set(drawn.map(([, src]) => src)).size, 'different pictures').toBe(3)
  await page.getByLabel('Values').nth(0).fill('Huge')
  await page.getByLabel('Values').nth(0).press('Enter')
  await expect(page.getByLabel('Price, Large, Oak', { exact: true })).toHaveValue('55.35')
  await page.getByLabel('Stock, Huge, Ash', { exact: true }).fill('1')
  for (const wood of ['Oak', 'Elm']) await page.getByLabel(`Stock, Huge, ${wood}`, { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Product saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Stock, Huge, Ash', { exact: true })).toHaveValue('1')
}

async function addToCart(page: Page, ...choice: string[]) {
  // By keyboard: the drawn swatch lies over the radio button itself.
  for (const value of choice) await main(page).getByRole('radio', { name: value, exact: true }).press('Space')
  await main(page).getByRole('button', { name: 'Add to cart', exact: true }).first().click()
}

/** Finds the product by its name, buys two lines of it, and answers the id of the order. */
async function purchase(page: Page): Promise<string> {
  await page.goto(`/search?q=${encodeURIComponent(title)}`)
  await main(page).getByRole('link', { name: title }).first().click()
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
  await addToCart(page, 'Small', 'Ash')
  await expect(page.getByText('Product added to cart successfully.').first()).toBeVisible()
  await main(page).getByRole('button', { name: 'Increase quantity' }).first().click()
  await addToCart(page, 'Large', 'Oak')
  await page.goto('/cart')
  const all = main(page).getByRole('checkbox', { name: 'Select all' })
  if (!(await all.isChecked())) await all.check()
  await main(page).getByRole('button', { name: /^Checkout/ }).click()
  await expect(page.getByText(`You pay ${money(bought)} to Helloshop with PayPal.`)).toBeVisible()
  await page.getByRole('region', { name: 'Pay' }).getByRole('button', { name: /paypal/i }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible({ timeout: 30_000 })
  return /orders\/(\d+)/.exec(page.url())?.[1] ?? ''
}

/** Sends the bowls of large oak in one parcel, and says why the other one does not come. */
async function shipPart(page: Page, number: string) {
  await page.goto('/seller/orders')
  await main(page).getByRole('link', { name: new RegExp(number) }).click()
  await page.getByRole('button', { name: 'Ship only some items' }).click()
  const pieces = page.getByRole('group', { name: `Quantity of ${smallAsh} in this parcel` })
  await pieces.getByRole('button', { name: 'Decrease quantity' }).click()
  await page.getByLabel('Carrier').fill('DHL')
  await page.getByLabel('Tracking number').fill('JD014600003SE')
  await page.getByRole('button', { name: 'Ship order' }).click()
  await expect(main(page).getByText('Partly shipped').first()).toBeVisible()

  await page.getByRole('button', { name: 'Cancel order' }).click()
  const form = page.getByRole('region', { name: 'Cancel order' })
  await form.getByLabel('Reason').fill('It cracked in the oven')
  await form.getByRole('button', { name: 'Cancel order' }).click()
  await expect(main(page).getByText(`1 cancelled, ${money(price.bowl)} refund`)).toBeVisible()
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(main(page).getByText('Delivered', { exact: true }).first()).toBeVisible()
}

/** One of the two goes back: asked for, accepted, sent, received and paid back. */
async function giveBack(page: Page, desk: Page) {
  const worth = money(price.largeOak)
  const card = page.getByRole('region', { name: 'Return' })
  const box = desk.getByRole('region', { name: 'Return' })
  await main(page).getByRole('button', { name: 'Order history' }).click()
  await expect(main(page).getByText('Reason: It cracked in the oven').first()).toBeVisible()
  await askToReturn(page, largeOak, worth)
  await expect(card.getByRole('list', { name: 'Photos' }).getByRole('button')).toHaveCount(1)

  await desk.reload()
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
  await desk.getByRole('dialog', { name: `Refund ${worth}?` }).getByRole('button', { name: 'Refund' }).click()
  await expect(box.getByText(`The buyer gets ${worth} back.`)).toBeVisible()
}

/** What the shop is owed by its page: the parts of its balance, by their names. */
const balance = (desk: Page, name: string) =>
  desk.getByRole('region', { name: 'Balance details' }).locator('dl > div', { hasText: name }).locator('dd')

/** The payout by its page, once it has begun: what the order is worth by now, and what the operator gave. */
async function expectPayout(desk: Page, parts: readonly (readonly [what: string, amount: number])[]) {
  const amount = sumOf(parts)
  const row = main(desk).getByRole('link', { name: money(amount) })
  await expect(async () => {
    await desk.goto('/seller/money/payouts')
    await expect(row).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await row.click()
  const lines = desk.getByRole('region', { name: 'Orders in this payout' })
  await expect(lines.locator('tbody tr')).toHaveCount(parts.length)
  for (const [what, part] of parts)
    await expect(lines.locator('tbody tr', { hasText: what }).locator('td:last-child')).toHaveText(money(part))
  await expect(lines.locator('tfoot td:last-child')).toHaveText(money(amount))
}

const sumOf = (lines: readonly (readonly [what: string, amount: number])[]) => lines.reduce((sum, [, amount]) => sum + amount, 0)

/** The lines of a kind on a statement, each with its amount, and what they come to. */
async function expectLines(desk: Page, kind: string, lines: readonly (readonly [what: string, amount: number])[]) {
  const group = desk.getByRole('region', { name: kind, exact: true })
  const rows = group.locator('tbody tr')
  await expect(rows).toHaveCount(lines.length)
  for (const [at, [what, amount]] of lines.entries()) {
    await expect(rows.nth(at)).toContainText(what)
    await expect(rows.nth(at).locator('td').last()).toHaveText(money(amount))
  }
  const sum = sumOf(lines)
  await expect(group.locator('tfoot td').last()).toHaveText(money(sum))
  return sum
}

test('a shop is opened, lists, sells, ships a part, takes something back and is paid to the cent', async ({ browser, baseURL, request }) => {
  test.setTimeout(180_000)
  const fixtures = { browser, baseURL, request }
  const owner = await newAccount(request, 'Mia')
  const tokens = await tokensOf(request, owner)
  const centre = await browserWith(tokens, fixtures)
  const desk = await centre.newPage()

  await test.step('the shop is opened, knows where its money is to go, and is dressed', async () => {
    await openShop(desk, request, tokens.token)
    await addPayoutAccount(desk, owner)
    await dressShop(desk)
  })

  const slug = await test.step('a product is listed, found within seconds, and changed', async () => {
    await listProduct(desk)
    const published = Date.now()
    const found = async () => (await listingOf(request, `q=${encodeURIComponent(title)}`)).items.find((item) => item.title === title)
    await expect.poll(found, { intervals: [50], timeout: 10_000 }).toBeTruthy()
    expect(Date.now() - published, 'milliseconds until shoppers find it').toBeLessThan(5000)
    await addSize(desk)
    return (await found())?.slug
  })

  const buyer = await newBuyer(request)
  const shopper = await browserOfBuyer(buyer, [], fixtures)
  const page = await shopper.newPage()
  const order = await test.step('a shopper buys two lines', async () => {
    const id = await purchase(page)
    return read<Placed>(request, `/api/orders/${id}`, buyer.tokens.token)
  })

  await test.step('a part is shipped, the rest cancelled, and one piece goes back', async () => {
    await shipPart(desk, order.number)
    await expect.poll(() => refundsOf(request, order), { message: "PayPal's own books" }).toEqual([price.bowl])
    await page.goto(`/account/orders/${order.id}`)
    await giveBack(page, desk)
    await expect.poll(() => refundsOf(request, order), { message: "PayPal's own books" }).toEqual([price.bowl, price.largeOak])
    await expect.poll(() => paymentOf(request, buyer, order)).toBe('partially_refunded')
    await page.reload()
    const worth = money(price.largeOak)
    await expect(page.getByRole('region', { name: 'Return' }).getByText(`${worth} goes back to the account you paid with.`)).toBeVisible()
    await expect(page.getByText(`1 refunded, ${worth} refund`)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Refunds' }).getByText(`Refund of ${worth}: done`)).toBeVisible()
    await shopper.close()
  })

  const { commissionBps } = await read<{ commissionBps: number }>(request, '/api/public/config')
  const commission = (cents: number) => Math.round((cents * commissionBps) / 10_000)
  const kept = (cents: number) => cents - commission(cents)
  const due = kept(bought) - kept(price.bowl) - kept(price.largeOak)

  // The stories' marketplace holds a sale back until it is delivered, not for days after it.
  const paidOut = due + welcome
  await test.step('what is due of the sale is paid out, and what the operator gave', async () => {
    const operator = await confirmedOperator(request)
    const { id } = await read<{ id: number }>(request, '/api/seller/shop', tokens.token)
    await send(request, 'POST', `/api/admin/shops/${id}/adjustments`, operator, { amount: welcome, reason: 'Welcome' })
    await desk.goto('/seller/money')
    await expect(balance(desk, 'Available now')).toHaveText(money(paidOut))
    await expect(balance(desk, 'Pending')).toHaveText(money(0))
    await send(request, 'POST', '/api/admin/payout-runs', operator)
    await expect.poll(() => payoutsTo(request, owner.email), { message: "PayPal's own books" }).toEqual([paidOut])
    await expectPayout(desk, [[order.number, due], ['Adjustments and reserve', welcome]])
  })

  await test.step('the statement has each cent', async () => {
    await desk.goto('/seller/money/statements')
    await desk.getByRole('list', { name: 'Statements' }).getByRole('link').first().click()
    const sold = await expectLines(desk, 'Sales', [
      [`${money(bought)} paid by the buyer, less ${money(commission(bought))} commission`, kept(bought)],
    ])
    const back = await expectLines(desk, 'Refunds', [
      [`${money(price.bowl)} to the buyer, ${money(commission(price.bowl))} commission back to you`, -kept(price.bowl)],
      [`${money(price.largeOak)} to the buyer, ${money(commission(price.largeOak))} commission back to you`, -kept(price.largeOak)],
    ])
    const given = await expectLines(desk, 'Adjustments', [['Adjustment: Welcome', welcome]])
    const paid = await expectLines(desk, 'Payouts', [['Payout', -paidOut]])
    await expect(desk.getByRole('region', { name: 'Summary' }).locator('dl > div')).toHaveText([
      `Opening balance${money(0)}`,
      `Sales${money(sold)}`,
      `Refunds${money(back)}`,
      `Payouts${money(paid)}`,
      `Adjustments${money(given)}`,
      `Balance now${money(0)}`,
    ])
  })

  await test.step('the first steps are done and gone, and so is what is hidden', async () => {
    // The steps are reckoned from this, and nothing else on the page asks for it.
    const told = desk.waitForResponse('**/api/seller/payout-account')
    await desk.goto('/seller')
    await told
    await expect(main(desk).getByText(order.number).first()).toBeVisible()
    await expect(desk.getByRole('region', { name: 'First steps' })).toHaveCount(0)
    await desk.goto('/seller/products')
    await main(desk).getByRole('link', { name: title }).first().click()
    await desk.getByRole('button', { name: 'More actions' }).click()
    await desk.getByRole('menuitem', { name: 'Hide from shoppers' }).click()
    await expect(desk.getByText('Hidden. Shoppers can\'t see it anymore')).toBeVisible()
    await expect.poll(async () => (await request.get(`/api/public/products/${slug}`)).status()).toBe(404)
  })
  await centre.close()
})
