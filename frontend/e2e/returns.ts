/** A buyer who asks to give something back. */
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
