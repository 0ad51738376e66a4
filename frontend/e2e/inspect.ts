/** What must hold of any screen, in whatever state it is. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { overflowOf, shiftOf } from './watch'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** web.dev calls 0.1 good; a shop whose buttons move is not. */
const allowedShift = 0.02

/** Expects that axe finds nothing and that nothing is wider than the screen; `name` says where. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // What a sticky bar happens to cover counts as too small to be hit.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect.soft(found, name).toEqual([])
  expect.soft(await overflowOf(page), `${name} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** The same for a screen as it is first met, which must not have moved while it loaded. */
export async function expectSound(page: Page, name: string, faults: () => string[]): Promise<void> {
  await expectAccessible(page, name)
  expect.soft(await shiftOf(page), `${name} moves`).toBeLessThanOrEqual(allowedShift)
  expect.soft(faults(), name).toEqual([])
}
