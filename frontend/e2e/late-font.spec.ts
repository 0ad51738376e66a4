/** On a slow line the words are read in a font of the system first: nothing may move when ours takes its place. */
import { expect, test, type Page } from '@playwright/test'
import { expectSteady } from './inspect'
import { screensOf } from './screens'
import { measureShifts, watchFaults } from './watch'

/** Holds the font back until the page has been painted without it. */
async function delayFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
}

const widths = [
  { width: 390, height: 900 },
  { width: 1280, height: 900 },
]

for (const viewport of widths)
  test(`no screen of a guest moves when the font comes after the words, ${viewport.width} px`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const faults = watchFaults(page)
    await measureShifts(page)
    await delayFont(page)
    for (const path of await screensOf('guest', request)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      await expect(page.locator('[data-first-view], main [aria-busy=true]'), path).toHaveCount(0)
      expect(await page.evaluate(() => document.fonts.check("1em 'Figtree Variable'"))).toBe(true)
      await expectSteady(page, path, faults)
    }
    await context.close()
  })
