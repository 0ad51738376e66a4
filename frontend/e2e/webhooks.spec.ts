/** A seller's own program hears of an order: set up in the browser, refused once, sent again, checked by the standard's library. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { browserOf } from './people'
import { buy, newBuyer, offer } from './purchases'

interface Heard {
  headers: IncomingHttpHeaders
  body: string
}

/** A program on this machine that refuses the first message and takes all others. */
async function program() {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      heard.push({ headers: request.headers, body })
      response.writeHead(heard.length === 1 ? 503 : 204).end(heard.length === 1 ? 'Out for lunch' : undefined)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { heard, url: `http://127.0.0.1:${port}/webhooks`, close: () => server.close() }
}

test('a webhook is made, an order told, a message sent again and its signature checked', async ({ browser, baseURL, request }) => {
  const { heard, url, close } = await program()
  const context = await browserOf('seller', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  const name = `Warehouse ${Date.now().toString(36)}`
  await page.goto('/seller/developers')
  await page.getByRole('button', { name: 'Create a webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Create a webhook' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Address').fill(url)
  await form.getByRole('checkbox', { name: 'Order paid' }).check()
  await form.getByRole('button', { name: 'Create webhook' }).click()
  await expect(page.getByRole('heading', { name: `Secret for ${name}` })).toBeFocused()
  const secret = await page.getByText(/^whsec_[\w+/]{43}=$/).innerText()
  await page.getByRole('button', { name: 'I\'ve saved it' }).click()
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Nothing sent yet')).toBeVisible()

  const jug = await offer(request, 'seller@demo.test', { name: 'Told jug', price: 3200, stock: 3 })
  const order = await buy(request, await newBuyer(request), [jug])
  const log = page.getByRole('list', { name: 'Messages' })
  await expect(log.getByText('answered 503')).toBeVisible()
  await log.getByRole('button', { name: /^Details of Order paid/ }).click()
  const message = page.getByRole('dialog', { name: 'Order paid' })
  await expect(message.getByText('Out for lunch')).toBeVisible()
  await message.getByRole('button', { name: 'Send again' }).click()
  await expect(log.getByText('Delivered')).toBeVisible()
  await expect(log.getByText(/2 tries · answered 204/)).toBeVisible()
  await log.getByRole('button', { name: /^Details of Order paid/ }).click()
  await expect(message.getByRole('region', { name: 'Earlier tries' })).toContainText(/answered 503\s*Out for lunch/)
  await message.getByRole('button', { name: 'Close' }).click()

  const [first, second] = heard
  if (!first || !second) throw new Error('It was not told twice')
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
  const told = new Webhook(secret).verify(second.body, second.headers as Record<string, string>) as {
    type: string
    data: { number: string; total: number }
  }
  expect(told).toMatchObject({ type: 'order.paid', data: { number: order.number, total: 3200, currency: 'USD' } })
  expect(() => new Webhook(secret).verify(second.body.replace('3200', '1'), second.headers as Record<string, string>)).toThrow()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
  close()
})
