/** The operator console in the states that have no address: dialogs, forms with faults, lists that found nothing. */
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './inspect'
import { browserOf } from './people'
import { buy, deliver, newBuyer, offer, ship, type Placed } from './purchases'
import { declineAndEscalate } from './returns'

const seller = 'seller@demo.test'
const widths = [390, 1280]

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const isWrong = (page: Page, label: string | RegExp) =>
  expect(page.getByLabel(label, typeof label === 'string' ? { exact: true } : {})).toHaveAttribute('aria-invalid', 'true')

async function closed(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function visitShop(page: Page) {
  await page.goto('/admin/shops?q=clay')
  await main(page).getByRole('link', { name: /Clay/ }).first().click()
  await press(page, 'Suspend shop')
  await dialogOf(page, /^Suspend /).getByRole('button', { name: 'Suspend' }).click()
  await isWrong(page, 'Reason')
  await expectAccessible(page, 'a suspension without a reason')
  await closed(page)
  await press(page, 'Adjust balance')
  const adjust = dialogOf(page, /^Adjust the balance/)
  await adjust.getByRole('button', { name: 'Adjust balance' }).click()
  await isWrong(page, 'Reason')
  await expectAccessible(page, 'an adjustment with faults')
  await closed(page)
}

async function visitOrders(page: Page, order: Placed) {
  await page.goto('/admin/orders?q=nobody-at-all')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy=true], main article')).toHaveCount(0)
  await expectAccessible(page, 'no order found')
  await page.goto(`/admin/orders/${order.id}`)
  await press(page, /^Refund from/)
  await page.getByRole('button', { name: 'Send refund' }).click()
  await isWrong(page, 'Reason')
  await expectAccessible(page, 'a refund with faults')

  await page.goto('/admin/returns')
  await press(page, `Decide the return of order ${order.number}`)
  const decision = page.getByRole('form', { name: 'Your decision' })
  await decision.getByRole('radio', { name: /Partial refund/ }).check()
  await decision.getByRole('button', { name: 'Decide' }).click()
  await isWrong(page, 'Why?')
  await expectAccessible(page, 'a decision with faults')
  await decision.getByLabel('Amount in USD').fill('1')
  await decision.getByLabel('Why?').fill('A small break')
  await decision.getByRole('button', { name: 'Decide' }).click()
  const confirm = dialogOf(page, 'Confirm it\'s you')
  await confirm.getByLabel('Password', { exact: true }).fill('wrong-password-1')
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await isWrong(page, 'Password')
  await expectAccessible(page, 'a confirmation with a wrong password')
  await closed(page)
}

async function visitForms(page: Page) {
  await page.goto('/admin/categories/create')
  await press(page, 'Save category')
  await isWrong(page, 'Name in English')
  await expectAccessible(page, 'a category with faults')
  await page.goto('/admin/categories')
  await press(page, /^Delete /)
  await expect(dialogOf(page, /^Delete /)).toBeVisible()
  await expectAccessible(page, 'the question where the products of a category go')
  await closed(page)

  await page.goto('/admin/coupons/create')
  await press(page, 'Save coupon')
  await isWrong(page, 'Code')
  await expectAccessible(page, 'a coupon of the marketplace with faults')

  await page.goto('/admin/settings')
  await page.getByLabel('Smallest payout').fill('nothing')
  await press(page, 'Save settings')
  await isWrong(page, /^Smallest payout/)
  await expectAccessible(page, 'the settings with faults')

  await page.goto('/admin/people')
  await press(page, 'Invite an operator')
  await dialogOf(page, 'Invite an operator').getByRole('button', { name: 'Send invitation' }).click()
  await isWrong(page, 'Email')
  await expectAccessible(page, 'an invitation with faults')
  await closed(page)
  await page.goto('/admin/pages')
  await main(page).getByRole('link', { name: /^Edit / }).first().click()
  await expect(page).not.toHaveURL(/\/admin\/pages$/)
  await expect(main(page).getByRole('textbox').first()).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'the editor of a page')
}

for (const width of widths)
  test(`no state of the operator console has a fault, light or dark, ${width} px`, async ({ browser, baseURL, request }) => {
    test.setTimeout(180_000)
    const buyer = await newBuyer(request)
    const order = await buy(request, buyer, [await offer(request, seller, { name: 'Urn', price: 2400, stock: 1 })])
    const part = order.shopOrders[0]?.id ?? 0
    await ship(request, seller, part)
    await deliver(request, seller, part)
    await declineAndEscalate(request, seller, buyer, order)
    const look = { locale: 'en-US', viewport: { width, height: 900 }, reducedMotion: 'reduce' as const }
    const context = await browserOf('operator', { browser, baseURL, request }, look)
    const page = await context.newPage()
    await visitShop(page)
    await visitOrders(page, order)
    await visitForms(page)
    await context.close()
  })
