/**
 * Every public page as it is met: both schemes, both widths. No axe fault, nothing wider than the
 * screen, and nothing that the content policy had to forbid.
 */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { goodsOf, sellerOf } from './market'

const widths = [390, 1280]
const schemes = ['light', 'dark'] as const
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

for (const scheme of schemes)
  for (const width of widths)
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
