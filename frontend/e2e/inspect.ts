/** What must hold of any screen, in whatever state it is. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { overflowOf, shiftOf } from './watch'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that another scheme can break: all others ask about what stays. */
const ofColour = ['color-contrast', 'link-in-text-block']
/** web.dev calls 0.1 good; a shop whose buttons move is not. */
const allowedShift = 0.02

/**
 * Expects that axe finds nothing in either colour scheme and that nothing is wider than the screen; `name` says where.
 * The page is left in the other scheme, so one screen is met in the light, the next one in the dark.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await calm(page)
  // What a sticky bar happens to cover counts as too small to be hit.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  expect.soft(await overflowOf(page), `${name} is wider than the screen`).toBeLessThanOrEqual(0)
  expect.soft(await violationsOf(page), name).toEqual([])
  const scheme = await turnScheme(page)
  expect.soft(await violationsOf(page, ofColour), `${name}, turned ${scheme}`).toEqual([])
}

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
  // Only what is wrong is put into words, which is most of the work on a long page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(alone)
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
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

/** The same for a screen as it is first met, which must not have moved while it loaded. */
export async function expectSound(page: Page, name: string, faults: () => string[]): Promise<void> {
  await expectAccessible(page, name)
  expect.soft(await shiftOf(page), `${name} moves`).toBeLessThanOrEqual(allowedShift)
  expect.soft(faults(), name).toEqual([])
}
