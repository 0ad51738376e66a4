/**
 * Every public page as it is met, on a phone in the light scheme and on a desktop in the dark one:
 * no axe fault, nothing wider than the screen, and nothing that the content policy had to forbid.
 */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { goodsOf, sellerOf } from './market'

/** Contrast depends on the scheme and layout on the width: two looks meet every rule once. */
const looks = [
  { scheme: 'light', width: 390 },
  { scheme: 'dark', width: 1280 },
] as const
const pages = [
  '/',
  '/search?q=mug',
  '/search?q=nothingatall',
  '/vendors',
  '/cart',
  '/faq',
  '/contact',
  '/track-order',
  '/seller-registration',
  '/nothing',
  '/login',
  '/register',
]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const { scheme, width } of looks)
  test(`no page has a fault that axe sees, ${scheme}, ${width} px`, async ({ browser, baseURL, request }) => {
    test.setTimeout(240_000)
    const seller = await sellerOf(request, 'seller@demo.test')
    const goods = await goodsOf(request, seller.shopSlug)
    const category = goods.category.map(({ slug }) => slug).join('/')
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    await context.addInitScript(() => window.localStorage.setItem('cookiePreference', 'declined'))
    for (const path of [...pages, `/category/${category}`, `/product/${goods.slug}`, `/shop/${seller.shopSlug}`]) {
      const page = await context.newPage()
      const forbidden: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) forbidden.push(message.text())
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      expect(violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.html}`)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        path,
      ).toBeLessThanOrEqual(0)
      expect(forbidden, path).toEqual([])
      await page.close()
    }
    await context.close()
  })
