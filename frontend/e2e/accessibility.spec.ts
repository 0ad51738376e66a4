/**
 * Every screen as it is met, once in English on a phone in the light, once in German on a desktop in the dark. Each
 * visit is then turned into the other scheme and made as wide as the other devices, down to 320 px, which is 1280 px at
 * 400 % zoom: no axe fault, nothing wider than the screen, no jumping layout, no script fault, and nothing that the
 * content policy had to forbid.
 */
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, expectFitting, expectSteady } from './inspect'
import { browserOf, type Person } from './people'
import { screensOf } from './screens'
import { measureShifts, silenceBell, watchFaults, watchRequests } from './watch'

// what is wrong is named with its address, so nothing need be written down on the way
test.use({ trace: 'off' })

const people: Person[] = ['guest', 'shopper', 'seller', 'operator']
const heights = { 320: 640, 390: 900, 1280: 900 }

/** At the width that is met first all of axe, and once more what another scheme can break; at the others the widths alone. */
const visits = [
  { language: 'en', scheme: 'light', widths: [390, 1280, 320] },
  { language: 'de', scheme: 'dark', widths: [1280, 390, 320] },
] as const

const sized = (width: keyof typeof heights) => ({ width, height: heights[width] })

/** Opens a screen and waits until it shows its content. */
async function open(page: Page, path: string, quiet: () => Promise<void>) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await quiet()
  await expect(page.locator('[data-first-view], main [aria-busy=true]'), path).toHaveCount(0)
  await quiet()
}

/** Meets each screen at the first width, looks at it there, and then at the other ones. */
async function walk(page: Page, screens: string[], { language, widths: [first, ...others] }: (typeof visits)[number]) {
  const faults = watchFaults(page)
  const quiet = watchRequests(page)
  await measureShifts(page)
  for (const path of screens) {
    const name = (width: number) => `${path} in ${language} at ${width} px`
    await page.setViewportSize(sized(first))
    await open(page, path, quiet)
    await expect(page.locator('html'), path).toHaveAttribute('lang', language)
    await expectAccessible(page, name(first))
    await expectSteady(page, path, faults)
    for (const width of others) {
      await page.setViewportSize(sized(width))
      await expectFitting(page, name(width))
    }
  }
}

for (const person of people)
  for (const visit of visits) {
    const { language, scheme, widths } = visit
    test(`no screen of a ${person} has a fault at any width, light or dark, in ${language}`, async ({
      browser,
      baseURL,
      request,
    }) => {
      test.setTimeout(600_000)
      const browsing = { locale: language, viewport: sized(widths[0]), colorScheme: scheme, reducedMotion: 'reduce' as const }
      const context = await browserOf(person, { browser, baseURL, request }, browsing, { language })
      await silenceBell(context)
      const screens = await screensOf(person, request)
      // While one page loads, the other one is asked.
      await Promise.all(
        [0, 1].map(async (turn) => {
          const page = await context.newPage()
          await walk(page, screens.filter((_, at) => at % 2 === turn), visit)
        }),
      )
      await context.close()
    })
  }
