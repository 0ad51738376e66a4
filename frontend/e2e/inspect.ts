/** What must hold of any screen, in whatever state it is. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { overflowOf, shiftOf } from './watch'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that another scheme can break: all others ask about what stays. */
const ofColour = ['color-contrast', 'link-in-text-block']
/** web.dev calls 0.1 good; a shop whose buttons move is not. */
const allowedShift = 0.02
const softly = expect.configure({ soft: true })

/**
 * Expects that in either scheme axe finds nothing and nothing is wider than the screen; `name` says where. The page is
 * left in the other scheme, so one screen is met in the light, the next one in the dark.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await calm(page)
  // What a bar at the bottom happens to cover counts as too small to be hit, though it can be scrolled from under it.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { position, bottom } = getComputedStyle(element)
      if (['sticky', 'fixed'].includes(position) && bottom !== 'auto') element.style.position = 'static'
    }
  })
  await expectNarrow(page, name)
  expect.soft(await violationsOf(page), name).toEqual([])
  const scheme = await turnScheme(page)
  await expectNarrow(page, `${name}, turned ${scheme}`)
  expect.soft(await violationsOf(page, ofColour), `${name}, turned ${scheme}`).toEqual([])
}

/** Expects that in neither scheme anything is wider than the screen; the page is left in the other one. */
export async function expectFitting(page: Page, name: string): Promise<void> {
  await expectNarrow(page, name)
  const scheme = await turnScheme(page)
  await expectNarrow(page, `${name}, turned ${scheme}`)
}

/** What measures itself, such as a chart, follows a new width within a moment. */
const expectNarrow = (page: Page, name: string) =>
  softly
    .poll(() => overflowOf(page), { message: `${name} is wider than the screen`, intervals: [0, 50] })
    .toBeLessThanOrEqual(0)

/** What is still fading in has a contrast that nobody gets to read: from now on this page changes at once. */
const calm = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [sheet]
  })

async function violationsOf(page: Page, only?: string[]): Promise<string[]> {
  // Only the results of several frames need the second, blank page in which they are put together.
  const alone = page.frames().length === 1
  // Read once on each page: axe is half a megabyte, and would be read twice for each question.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const axeSource = alone ? ';' : axe.source
  // Only what is wrong is put into words, which is most of the work on a long page.
  const asked = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode(alone)
  const { violations } = await (only ? asked.withRules(only) : asked.withTags(rules)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** An open page follows the system's scheme, so the other one needs no second visit. */
async function turnScheme(page: Page): Promise<'light' | 'dark'> {
  const root = page.locator('html')
  const next = (await root.getAttribute('data-theme')) === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: next })
  await expect(root).toHaveAttribute('data-theme', next)
  return next
}

/** Expects of a screen that was just met that it hardly moved while it loaded, and that nothing failed. */
export async function expectSteady(page: Page, name: string, faults: () => string[], most = allowedShift): Promise<void> {
  expect.soft(await shiftOf(page), `${name} moves`).toBeLessThanOrEqual(most)
  expect.soft(faults(), name).toEqual([])
}
