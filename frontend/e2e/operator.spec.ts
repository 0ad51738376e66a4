/** The operator's day: a shop is opened, paid and suspended, a return decided, a review hidden, all in the console. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { demoPassword, read } from './demoMarketplace'
import { browserOf } from './people'
import { buy, deliver, listProduct, newBuyer, offer, refundsOf, send, ship } from './purchases'
import { declineAndEscalate } from './returns'

const seller = 'seller@demo.test'

/** Somebody who has applied for a shop of this name, and where its money is to go. */
async function applicant(request: APIRequestContext, shopName: string) {
  const { account, tokens } = await newBuyer(request)
  await send(request, 'POST', '/api/seller/registration', tokens.token, { shopName, description: 'Bowls turned by hand' })
  const signedIn = await request.post('/api/auth/signin', { data: { email: account.email, password: account.password } })
  const { token } = (await signedIn.json()) as { token: string }
  const paypal = { method: 'paypal', email: `${crypto.randomUUID()}@example.com`, currentPassword: account.password }
  return { token, setAccount: () => send(request, 'PUT', '/api/seller/payout-account', token, paypal) }
}

/** Something of the demo seller's that has arrived, and who bought it. */
async function delivered(request: APIRequestContext) {
  const mug = await offer(request, seller, { name: 'Mug', price: 2400, stock: 1 })
  const buyer = await newBuyer(request)
  const order = await buy(request, buyer, [mug])
  const part = order.shopOrders[0]?.id ?? 0
  await ship(request, seller, part)
  await deliver(request, seller, part)
  return { mug, buyer, order }
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Money moves after the password alone, which is asked for once in ten minutes. */
async function confirm(page: Page): Promise<void> {
  const dialog = dialogOf(page, 'Confirm it\'s you')
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

test('a shop is opened, given something, paid out, suspended and open again', async ({ browser, baseURL, request }) => {
  test.setTimeout(120_000)
  const name = `Bowls ${Date.now().toString(36)}`
  const owner = await applicant(request, name)
  const context = await browserOf('operator', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Operator console' }).click()
  await page.getByRole('region', { name: 'To do' }).getByRole('link', { name: /Shops to approve/ }).click()
  await page.getByRole('button', { name: `Approve ${name}` }).click()
  await dialogOf(page, `Approve ${name}?`).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(`${name} is open`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Approve ${name}` })).toHaveCount(0)
  await owner.setAccount()

  await page.goto(`/admin/shops?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Adjust balance' }).click()
  const adjust = dialogOf(page, `Adjust the balance of ${name}`)
  await adjust.getByRole('radio', { name: /Give the shop money/ }).check()
  await adjust.getByLabel('Amount in USD').fill('50')
  await adjust.getByLabel('Reason').fill('Welcome')
  await adjust.getByRole('button', { name: 'Adjust balance' }).click()
  await dialogOf(page, 'Confirm it\'s you').getByRole('button', { name: 'Cancel' }).click()
  await expect(adjust.getByRole('alert')).toContainText('with your password or a code')
  await adjust.getByRole('button', { name: 'Adjust balance' }).click()
  await confirm(page)
  await expect(page.getByText('Balance adjusted')).toBeVisible()

  await page.goto('/admin/payout-runs')
  await page.getByRole('link', { name: 'Plan a payout run' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('$50.00')
  await page.getByRole('button', { name: /^Pay out/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay out/ }).click()
  const payout = page.getByRole('row', { name: new RegExp(name) })
  await expect(payout).toContainText('$50.00')
  await expect(payout.getByText('Paid', { exact: true })).toBeVisible({ timeout: 60_000 })
  const payouts = await read<{ items: { amount: number }[] }>(request, '/api/seller/payouts', owner.token)
  expect(payouts.items.map(({ amount }) => amount)).toEqual([5000])

  // suspended, it and its products are gone from the marketplace within a second; lifted, they are back
  const { slug } = await read<{ slug: string }>(request, '/api/seller/shop', owner.token)
  const bowl = await listProduct(request, owner.token, { name: `${name} bowl`, price: 3000, stock: 2 })
  const shown = ['/api/public/shops/', '/api/public/products/'].map((path, at) => path + [slug, bowl.slug][at])
  const found = async () => (await read<{ total: number }>(request, `/api/public/products?shop=${slug}`)).total
  const seen = async () => [...(await Promise.all(shown.map(async (path) => (await request.get(path)).status()))), await found()]
  const soon = { timeout: 1000, intervals: [50] }
  await expect.poll(seen).toEqual([200, 200, 1])
  await page.goto(`/admin/shops?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Suspend shop' }).click()
  const suspend = dialogOf(page, `Suspend ${name}?`)
  await suspend.getByLabel('Reason').fill('We are looking into a complaint')
  await suspend.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText(`${name} is suspended`)).toBeVisible()
  await expect.poll(seen, soon).toEqual([404, 404, 0])
  await page.getByRole('button', { name: 'Lift suspension' }).click()
  await dialogOf(page, `Open ${name} again?`).getByRole('button', { name: 'Lift suspension' }).click()
  await expect(page.getByText(`${name} is open again`)).toBeVisible()
  await expect.poll(seen, soon).toEqual([200, 200, 1])

  await page.goto(`/admin/audit?q=${encodeURIComponent(name)}`)
  const entry = page.getByRole('row', { name: /^Balance adjusted/ })
  await expect(entry).toContainText('Amount: $50.00')
  await expect(page.getByRole('row', { name: /^Shop approved/ })).toContainText('Status: pending → approved')
  await expect(page.getByRole('row', { name: /^Shop suspended/ })).toBeVisible()
  await context.close()
})

test('a return that both sides disagree about is decided for a part', async ({ browser, baseURL, request }) => {
  test.setTimeout(120_000)
  const { buyer, order } = await delivered(request)
  await declineAndEscalate(request, seller, buyer, order)
  const context = await browserOf('operator', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/admin/returns')
  const card = page.getByRole('article', { name: `Order ${order.number}` })
  await expect(card.getByText('It was fine when it left us', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: `Decide the return of order ${order.number}` }).click()
  const form = page.getByRole('form', { name: 'Your decision' })
  await form.getByRole('radio', { name: /Partial refund/ }).check()
  await form.getByLabel('Amount in USD').fill('10')
  await form.getByLabel('Why?').fill('The photo shows a small break')
  await form.getByRole('button', { name: 'Decide' }).click()
  await confirm(page)
  await expect(page.getByText('Decided. The buyer and the shop get an email')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect.poll(() => refundsOf(request, order), { message: "PayPal's own books" }).toEqual([1000])
  await page.getByRole('link', { name: 'Over', exact: true }).click()
  await expect(card.getByText('The photo shows a small break').first()).toBeVisible()
  await context.close()
})

test('a reported review is hidden from everybody and shown again, and a piece of its order is refunded', async ({ browser, baseURL, request }) => {
  const { mug, buyer, order } = await delivered(request)
  const said = `Buy at my shop instead ${Date.now().toString(36)}`
  const line = order.shopOrders[0]?.lines[0]?.id
  const review = await request.post(`/api/orders/${order.id}/lines/${line}/review`, {
    headers: { Authorization: `Bearer ${buyer.tokens.token}` },
    multipart: { rating: '1', text: said },
  })
  expect(review.ok(), await review.text()).toBe(true)
  const listed = () =>
    read<{ items: { id: number; text: string }[] }>(request, `/api/public/products/${mug.slug}/reviews`).then(({ items }) => items)
  const [written] = await listed()
  const reader = await newBuyer(request)
  const report = { reason: 'spam' }
  const told = await request.post(`/api/user/reviews/${written?.id}/report`, {
    headers: { Authorization: `Bearer ${reader.tokens.token}` },
    data: report,
  })
  expect(told.ok(), await told.text()).toBe(true)

  const context = await browserOf('operator', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/admin/reviews')
  const card = page.getByRole('listitem').filter({ hasText: said })
  await card.getByRole('button', { name: /^Hide/ }).click()
  const dialog = dialogOf(page, 'Hide this review?')
  await dialog.getByLabel('Reason').fill('Advertising')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('Review hidden')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect.poll(async () => (await listed()).length).toBe(0)
  await page.getByRole('link', { name: 'Hidden' }).click()
  await card.getByRole('button', { name: /^Show/ }).click()
  await expect.poll(async () => (await listed()).map(({ text }) => text)).toEqual([said])

  await page.goto('/admin/orders')
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(order.number)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: order.number }).click()
  await page.getByRole('button', { name: /^Refund from/ }).click()
  const form = page.getByRole('region', { name: 'Refund without a return' })
  await form.getByRole('radio', { name: /^Items/ }).check()
  await form.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(form.getByText('The buyer gets $24.00.')).toBeVisible()
  await form.getByLabel('Reason').fill('It broke')
  await form.getByRole('button', { name: 'Send refund' }).click()
  await confirm(page)
  await expect(page.getByText('$24.00 goes back to the buyer')).toBeVisible()
  await expect.poll(() => refundsOf(request, order), { message: "PayPal's own books" }).toEqual([2400])
  await context.close()
})
