/** Going through pages with the keys alone, as somebody without a pointer does. */
import { expect, type Locator, type Page } from '@playwright/test'

const longestWay = 200

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** What one sees of the focus: an outline, a ring of shadow or a thick frame on the element or on what is drawn for it. */
const focusShows = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const card = element.closest('article, li')
    const search = element.closest('[role="search"]')
    const beside = element.nextElementSibling
    const frame = element.parentElement?.querySelector('fieldset')
    if (frame && parseFloat(getComputedStyle(frame).borderTopWidth) >= 2) return true
    const drawn = [element, element.parentElement, search, beside, card, card?.firstElementChild, ...labels]
    return drawn.some((part) => {
      if (!part) return false
      return ['', '::before', '::after'].some((layer) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, layer || null)
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      })
    })
  })

/** Walks to a group of radio buttons and goes on with the arrows until this one is chosen. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  const group = await radio.getAttribute('name')
  const isInside = () => page.evaluate((name) => (document.activeElement as HTMLInputElement).name === name, group)
  for (let step = 0; step < longestWay && !(await isInside()); step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let step = 0; step < 20 && !(await radio.isChecked()); step += 1) await page.keyboard.press('ArrowRight')
  await expect(radio).toBeChecked()
}

/** The first view is there before it can be worked. */
export const hydrated = (page: Page) => expect(page.locator('[data-first-view]')).toHaveCount(0)

/** What one sees of an element: a field for files is drawn by its label. */
const drawnFor = async (target: Locator) =>
  (await target.getAttribute('type')) === 'file' ? target.locator('xpath=ancestor::label') : target

/** Presses Tab until this element has the focus, and checks that one can see where it is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < longestWay; step += 1) {
    if (await isFocused(target)) {
      await expect(await drawnFor(target)).toBeInViewport()
      await expect.poll(() => focusShows(target), `the focus is seen on ${target}`).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** Walks to an element and presses Enter on it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Walks to a field and types into it; what was there is replaced. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
