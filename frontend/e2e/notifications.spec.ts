/** A seller hears of an order while they look, and chooses what comes by email. */
import { expect, test, type APIRequestContext } from '@playwright/test'
import { read, sessionOf } from './demoMarketplace'
import { browserOf } from './people'
import { buy, newBuyer, offer } from './purchases'

const seller = 'seller@demo.test'

/** How many emails with this in their subject somebody got. */
async function mails(request: APIRequestContext, subject: string, to = seller): Promise<number> {
  const sent = await read<{ subject: string }[]>(request, `/dev/mail/messages?to=${encodeURIComponent(to)}`)
  return sent.filter((mail) => mail.subject.includes(subject)).length
}

test('an order rings the bell without a reload and leads to it; its mail can be switched off', async ({ browser, baseURL, request }) => {
  test.setTimeout(120_000)
  const mug = await offer(request, seller, { name: 'Bell mug', price: 2250, stock: 20 })
  const context = await browserOf('seller', { browser, baseURL, request }, { viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const page = await context.newPage()
  const following = page.waitForResponse(/notifications\/stream/)
  await page.goto('/seller')
  await following
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  await expect(bell).toBeVisible()

  const first = await buy(request, await newBuyer(request), [mug])
  await expect(bell).toHaveAccessibleName(/unread$/)
  await bell.click()
  const sheet = page.getByRole('dialog', { name: 'Notifications' })
  const order = sheet.getByRole('link', { name: `Order ${first.number} from` })
  await expect(order).toContainText('1 item, $22.50')
  await order.click()
  await expect(page).toHaveURL(`/seller/orders/${first.shopOrders[0]?.id}`)
  await expect.poll(() => mails(request, first.number)).toBe(1)

  await page.goto('/seller/notifications')
  const orders = page.getByRole('switch', { name: /^New orders/ })
  const { token } = await sessionOf(request, seller)
  const chosen = () => read<{ byMail: string[] }>(request, '/api/seller/notifications/choices', token)
  await orders.click()
  await expect.poll(async () => (await chosen()).byMail).not.toContain('order')
  const buyer = await newBuyer(request)
  const second = await buy(request, buyer, [mug])
  await expect(page.getByRole('main').getByRole('link', { name: `Order ${second.number} from` })).toBeVisible()
  // Both are written at once, and hers goes out.
  await expect.poll(() => mails(request, second.number, buyer.account.email)).toBe(1)
  expect(await mails(request, second.number)).toBe(0)
  await orders.click()
  await expect.poll(async () => (await chosen()).byMail).toContain('order')
  await context.close()
})
