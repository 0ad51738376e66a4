/** A shop reads what it is paid, down to the cent, and answers a buyer who complains at PayPal. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { decideDispute, disputedOrder, payoutTo } from './money'
import { browserOf } from './people'

const seller = 'seller@demo.test'

/** "-$1,234.50" as -123450. */
const centsIn = (text: string) => Number(text.replaceAll(/[^\d-]/g, ''))
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The last cell of each row of these: their amounts, in cents. */
const amountsIn = async (rows: Locator) => (await rows.locator('td:last-child').allTextContents()).map(centsIn)

/** An amount of a list of names and amounts, in cents. */
const amountOf = async (box: Locator, name: string) =>
  centsIn(await box.locator('dl > div', { has: box.page().getByText(name, { exact: true }) }).locator('dd').innerText())

test('a payout is the sum of its orders, and a statement the sum of its lines', async ({ browser, baseURL, request }) => {
  const payout = await payoutTo(request, seller)
  const context = await browserOf('seller', { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto(`/seller/money/payouts/${payout}`)
  const orders = page.getByRole('region', { name: 'Orders in this payout' })
  await expect(orders.getByRole('link').first()).toBeVisible()
  const [total = 0] = await amountsIn(orders.locator('tfoot tr'))
  const lines = await amountsIn(orders.locator('tbody tr'))
  expect(lines.length).toBeGreaterThan(1)
  expect(sumOf(lines)).toBe(total)
  expect(await amountOf(page.locator('main'), 'Amount')).toBe(total)

  await page.goto('/seller/money/statements')
  await page.getByRole('list', { name: 'Statements' }).getByRole('link').first().click()
  const summary = page.getByRole('region', { name: 'Summary' })
  const entries = page.getByRole('region', { name: 'All entries' })
  await expect(summary).toBeVisible()
  const booked = await amountsIn(entries.locator('tbody tr'))
  expect((await amountOf(summary, 'Opening balance')) + sumOf(booked)).toBe(await amountOf(summary, 'Balance now'))
  const paidOut = entries.locator('tbody tr', { has: page.getByRole('link', { name: `Payout ${payout}`, exact: true }) })
  expect(await amountsIn(paidOut)).toEqual([-total])
  await context.close()
})

/** Looks again until it is there: what PayPal says comes when it comes. */
const comes = (page: Page, thing: Locator) =>
  expect(async () => {
    await page.reload()
    await expect(thing).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })

test('a dispute is answered in time with a tracking number, and its outcome is told', async ({ browser, baseURL, request }) => {
  test.setTimeout(180_000)
  const respondBy = new Date(Date.now() + 3 * 86_400_000)
  const { order, disputeId } = await disputedOrder(request, seller, respondBy)
  const context = await browserOf('seller', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/seller/money/disputes')
  const row = page.getByRole('list', { name: 'Disputes' }).getByRole('link', { name: order.number })
  await comes(page, row)
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(respondBy)
  await expect(row).toContainText(`Nothing arrived. Answer by ${day}`)
  await row.click()
  await expect(page.getByRole('alert')).toContainText(`Answer by ${day}`)
  await page.getByLabel('Your side').fill('Sent the day after it was ordered')
  await page.getByRole('checkbox', { name: /JD014600003SE/ }).check()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await comes(page, page.getByText('Sent to PayPal'))

  expect(await decideDispute(request, disputeId, 'RESOLVED_SELLER_FAVOUR'), 'what PayPal was told').toContain('JD014600003SE')
  await comes(page, page.getByText('For you', { exact: true }))
  await expect(page.getByText('Decided', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send answer' })).toHaveCount(0)
  await context.close()
})
