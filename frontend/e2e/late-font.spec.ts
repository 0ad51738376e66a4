/** On a slow line the words are read in a font of the system first: hardly anything may move when ours takes its place. */
import { expect, test, type Page } from '@playwright/test'
import { expectSteady } from './inspect'
import { screensOf } from './screens'
import { measureShifts, watchFaults } from './watch'

/** Holds the font back until all words have been painted without it. */
async function delayFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(
      () => document.querySelector('h1') && !document.querySelector('[data-first-view], main [aria-busy=true]'),
    )
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await route.continue()
  })
}

/** Two lines of text on a phone: no two fonts break all paragraphs alike. */
const allowedShift = 0.05

const widths = [
  { width: 390, height: 900 },
  { width: 1280, height: 900 },
]

for (const viewport of widths)
  test(`hardly anything of a guest's screens moves when the font comes after the words, ${viewport.width} px`, async ({
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
      await expectSteady(page, path, faults, allowedShift)
    }
    await context.close()
  })
