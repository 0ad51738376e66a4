/** The operator's desk: a message is answered by email, a coupon made, a shop viewed as its seller sees it, a setting changed. */
import { expect, test } from '@playwright/test'
import { demoPassword, read, sellerOf } from './demoMarketplace'
import { browserOf } from './people'

const seller = 'seller@demo.test'

test('a message of the contact form is answered by mail and closed; a shop is looked at as its seller sees it, and nothing is changed', async ({
  browser,
  baseURL,
  request,
}) => {
  const writer = `Ada ${Date.now().toString(36)}`
  const email = `${crypto.randomUUID()}@example.com`
  const headers = { 'Accept-Language': 'de' }
  const data = { name: writer, email, topic: 'order', message: 'Der Becher hat einen Sprung.' }
  const taken = await request.post('/api/public/contact', { headers, data })
  const { reference } = (await taken.json()) as { reference: string }
  const context = await browserOf('operator', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/admin')
  await page.getByRole('region', { name: 'To do' }).getByRole('link', { name: /Contact messages to answer/ }).click()
  await page.getByRole('searchbox', { name: 'Search contact messages' }).fill(reference)
  await page.getByRole('searchbox', { name: 'Search contact messages' }).press('Enter')
  await expect(page.getByText('1 message', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: writer, exact: true }).click()
  await page.getByLabel('Your answer').fill('Ein neuer Becher ist unterwegs.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText(`Your answer is on its way to ${email}`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('Ein neuer Becher ist unterwegs.')
  const emails = `/dev/mail/messages?to=${encodeURIComponent(email)}`
  await expect.poll(async () => (await read<unknown[]>(request, emails)).length).toBe(1)
  const [answer] = await read<{ subject: string; text: string }[]>(request, emails)
  expect(answer?.subject).toBe(`Re: deine Nachricht ${reference}`)
  expect(answer?.text).toContain('> Der Becher hat einen Sprung.')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('This message is closed. Reopen it to answer.')).toBeVisible()

  const { shopSlug } = await sellerOf(request, seller)
  await page.goto(`/admin/shops?q=${shopSlug}`)
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/shops\/\d+$/)
  const start = page.getByRole('button', { name: 'View as the seller' })
  await expect(start).toBeVisible()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await start.click()
  const banner = page.getByText(`You're viewing ${name} as its seller. You can't change anything.`)
  await expect(banner).toBeVisible()
  for (const path of ['/seller/orders', '/seller/products', '/seller/money', '/seller/messages', '/seller/developers']) {
    await page.goto(path)
    await expect(banner).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await page.goto('/seller/shop')
  await page.getByLabel('Shop name').fill('Mine now')
  await page.getByRole('button', { name: 'Save', exact: false }).first().click()
  await expect(page.getByText("You're only viewing this shop. You can't change anything.").first()).toBeVisible()
  await page.getByRole('button', { name: 'Stop viewing' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto('/seller')
  await expect(page).toHaveURL('/')
  await context.close()
})

test('a coupon of the marketplace is made after the password, and deleted', async ({ browser, baseURL, request }) => {
  const code = `E2E-${Date.now().toString(36)}`.toUpperCase()
  const context = await browserOf('operator', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/admin/coupons')
  await page.getByRole('link', { name: 'Create a coupon' }).click()
  await page.getByLabel('Code').fill(code)
  await page.getByRole('radio', { name: 'Selected categories' }).check()
  await page.getByRole('combobox', { name: 'Categories' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Save coupon' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it\'s you' })
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`${code} is ready`)).toBeVisible()
  await page.getByRole('button', { name: `Delete ${code}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${code} deleted`)).toBeVisible()
  await context.close()
})

test('a setting is changed after the password, and sellers read it at once', async ({ browser, baseURL, request }) => {
  const context = await browserOf('operator', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/admin/settings')
  const field = page.getByLabel('Smallest payout')
  const before = await field.inputValue()
  // another one each time, so that it can be tried again
  const cents = (Date.now() % 90) + 10
  const [amount, shown] = [`12.${cents}`, `$12.${cents}`]
  await field.fill(amount)
  await page.getByRole('button', { name: 'Save settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it\'s you' })
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  const last = page.getByRole('table', { name: 'History' }).getByRole('row', { name: /^Smallest payout/ }).first()
  await expect(last).toContainText(shown)
  const stranger = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })).newPage()
  await stranger.goto('/seller-registration')
  await expect(stranger.getByText(shown)).toBeVisible()

  await field.fill(before)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(last).toContainText(`${shown}$${before}`)
  await stranger.reload()
  await expect(stranger.getByText(`$${before}`).first()).toBeVisible()
  await Promise.all([context.close(), stranger.context().close()])
})
