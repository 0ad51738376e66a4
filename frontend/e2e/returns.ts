/** A buyer who asks to give something back. */
import { crc32, deflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'

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

/** A picture that is no other's: 600 by 600 pixels of one colour. */
export function picture(name: string, colour: Colour) {
  const side = 600
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // Eight bits of each of three colours.
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
