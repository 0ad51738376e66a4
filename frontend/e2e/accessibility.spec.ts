/**
 * Every screen as it is met, on a phone and on a desktop, once in the light and once in the dark, and each time turned
 * into the other scheme: no axe fault, nothing wider than the screen, no jumping layout, no script fault, and nothing
 * that the content policy had to forbid.
 */
import { expect, test, type Page } from '@playwright/test'
import { expectSound } from './inspect'
import { browserOf, type Person } from './people'
import { screensOf } from './screens'
import { measureShifts, overflowOf, silenceBell, watchFaults } from './watch'

const people: Person[] = ['guest', 'shopper', 'seller', 'operator']
/** Screens alternate their schemes, so what a phone meets in the light, a desktop meets in the dark. */
const looks = [
  { width: 390, first: 'light' },
  { width: 1280, first: 'dark' },
] as const

/** Opens a screen and waits until it shows its content. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect(page.locator('[data-first-view], main [aria-busy=true]'), path).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

for (const person of people)
  for (const { width, first } of looks)
    test(`no screen of a ${person} has a fault, light or dark, ${width} px`, async ({ browser, baseURL, request }) => {
      test.setTimeout(300_000)
      const look = { viewport: { width, height: 900 }, colorScheme: first, reducedMotion: 'reduce' as const }
      const context = await browserOf(person, { browser, baseURL, request }, look)
      await silenceBell(context)
      const page = await context.newPage()
      const faults = watchFaults(page)
      await measureShifts(page)
      for (const path of await screensOf(person, request)) {
        await open(page, path)
        await expectSound(page, path, faults)
      }
      await context.close()
    })

for (const person of people)
  test(`every screen of a ${person} reflows at 320 px, which is 1280 px at 400 % zoom`, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.setTimeout(180_000)
    const context = await browserOf(person, { browser, baseURL, request }, { viewport: { width: 320, height: 640 } })
    await silenceBell(context)
    const page = await context.newPage()
    for (const language of ['en', 'de']) {
      await page.goto('/favicon.svg')
      await page.evaluate((code) => window.localStorage.setItem('language', code), language)
      for (const path of await screensOf(person, request)) {
        await open(page, path)
        expect.soft(await overflowOf(page), `${path} in ${language}`).toBeLessThanOrEqual(0)
      }
    }
    await context.close()
  })
