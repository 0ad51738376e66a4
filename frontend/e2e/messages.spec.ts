/** A shopper asks a shop about an order, with a photo, and reads the answer; neither learns the other's address. */
import { expect, test, type APIRequestContext } from '@playwright/test'
import { browserWith } from './accounts'
import { read } from './demoMarketplace'
import { browserOf } from './people'
import { buy, newBuyer, offer } from './purchases'

const seller = 'seller@demo.test'
const photo = {
  name: 'mug.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** The emails to somebody about a message to this order. */
async function letters(request: APIRequestContext, to: string, number: string) {
  const sent = await read<{ subject: string; text: string }[]>(request, `/dev/mail/messages?to=${encodeURIComponent(to)}`)
  return sent.filter(({ subject }) => subject === `Message about order ${number}`)
}

test('a question with a photo reaches the shop, and its answer the shopper', async ({ browser, baseURL, request }) => {
  test.setTimeout(120_000)
  const mug = await offer(request, seller, { name: 'Talk mug', price: 1900, stock: 5 })
  const buyer = await newBuyer(request)
  const order = await buy(request, buyer, [mug])
  const phone = { viewport: { width: 390, height: 844 }, locale: 'en-US' }

  const shopper = await browserWith(buyer.tokens, { browser, baseURL, request }, phone)
  const asking = await shopper.newPage()
  await asking.goto(`/account/orders/${order.id}`)
  await asking.getByRole('button', { name: /^Write to / }).click()
  await asking.getByRole('textbox', { name: 'Your message' }).fill('Is the rim meant to look like this?')
  await asking.getByLabel('Add photos').setInputFiles(photo)
  await asking.getByRole('button', { name: 'Send message' }).click()
  const log = asking.getByRole('log')
  await expect(log.getByText('Is the rim meant to look like this?')).toBeVisible()
  await expect(log.getByRole('button', { name: /Photo 1/ })).toBeVisible()

  const shop = await browserOf('seller', { browser, baseURL, request }, { locale: 'en-US' })
  const answering = await shop.newPage()
  await answering.goto('/seller/messages?show=unread')
  await answering.getByRole('link', { name: new RegExp(order.number) }).click()
  await expect(answering).toHaveURL(/\/seller\/orders\/\d+#messages$/)
  await expect(answering.getByRole('log').getByText('Is the rim meant to look like this?')).toBeInViewport()
  await answering.getByRole('textbox', { name: 'Your message' }).fill('Yes, each one is a little different.')
  await answering.keyboard.press('Control+Enter')
  await expect(answering.getByRole('log').getByText('Yes, each one is a little different.')).toBeVisible()

  await asking.goto('/account/messages')
  await asking.getByRole('link', { name: new RegExp(`1 unread message.*${order.number}`) }).click()
  await expect(asking.getByRole('log').getByText('Yes, each one is a little different.')).toBeVisible()
  await asking.goto('/account/messages?show=unread')
  await expect(asking.getByText('No unread messages')).toBeVisible()

  await expect.poll(async () => (await letters(request, seller, order.number)).length).toBe(1)
  await expect.poll(async () => (await letters(request, buyer.account.email, order.number)).length).toBe(1)
  const [toShop] = await letters(request, seller, order.number)
  expect(toShop?.text).toContain('Is the rim meant to look like this?')
  expect(toShop?.text).not.toContain(buyer.account.email)
  const [toBuyer] = await letters(request, buyer.account.email, order.number)
  expect(toBuyer?.text).not.toContain(seller)
  await shopper.close()
  await shop.close()
})
