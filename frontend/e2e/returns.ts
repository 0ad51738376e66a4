/** A buyer who asks to give something back. */
import { crc32, deflateSync } from 'node:zlib'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { sessionOf } from './demoMarketplace'
import { send, type Buyer, type Placed } from './purchases'

/** A photo: a red dot. */
export const photo = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
    'base64',
  ),
}

type Colour = readonly [red: number, green: number, blue: number]

const chunk = (kind: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A picture that is no other's: 600 by 600 pixels of one color. */
export function picture(name: string, colour: Colour) {
  const side = 600
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // Eight bits of each of three colors.
  head.set([8, 2], 8)
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: side }, () => Buffer.from(colour))])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return { name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]) }
}

/** On the page of an order: asks to give one piece of a line back because it broke, with a photo; it brings so much. */
export async function askToReturn(page: Page, line: string, worth: string): Promise<void> {
  await page.getByRole('link', { name: 'Return or get help' }).click()
  await page.getByRole('group', { name: `How many of ${line}` }).getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('radio', { name: 'Arrived damaged' }).check()
  await page.getByLabel('What happened?').fill('The handle was broken off')
  await page.getByLabel('Add photos').setInputFiles(photo)
  await expect(page.getByText(`You get up to ${worth} back`)).toBeVisible()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('region', { name: 'Return' }).getByText('Waiting for the shop')).toBeVisible()
}

/** The buyer wants the money for one piece back, the shop says no, and the marketplace is to decide. */
export async function declineAndEscalate(request: APIRequestContext, seller: string, buyer: Buyer, order: Placed): Promise<void> {
  const { token } = buyer.tokens
  const [part] = order.shopOrders
  const claim = { reason: 'damaged', words: 'The handle was broken off', lines: [{ lineId: part?.lines[0]?.id, quantity: 1 }] }
  const asked = await send<{ shopOrders: { returns: { id: number }[] }[] }>(
    request,
    'POST',
    `/api/orders/${order.id}/shop-orders/${part?.id}/returns`,
    token,
    claim,
  )
  const id = asked.shopOrders[0]?.returns[0]?.id
  const shop = await sessionOf(request, seller)
  const no = { reason: 'It was fine when it left us' }
  await send(request, 'POST', `/api/seller/orders/${part?.id}/returns/${id}/reject`, shop.token, no)
  const plea = { action: 'escalate', words: 'The photo shows the break' }
  await send(request, 'POST', `/api/orders/${order.id}/returns/${id}`, token, plea)
}
