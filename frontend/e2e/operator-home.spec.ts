/** The operator changes the home page: looks at a draft, publishes it, and lets the next one take over by date. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { sessionOf } from './demoMarketplace'
import { browserOf } from './people'

const operator = 'operator@demo.test'
const base = '/api/admin/home-pages'

interface Edition {
  id: number
  version: number
}

test('a home page is composed, looked at and published, and the next one takes over by itself', async ({ browser, baseURL, request }) => {
  const name = `Fair ${Date.now().toString(36)}`
  const context = await browserOf('operator', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/admin/home-page')
  await page.getByRole('button', { name: 'Create a home page' }).click()
  await expect(page).toHaveURL(/\/admin\/home-page\/\d+$/)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('combobox', { name: 'Banner' }).selectOption('own')
  await page.getByLabel('Heading', { exact: true }).first().fill(name)
  await page.getByLabel('Sentence below it', { exact: true }).fill('New glazes from forty potters.')
  await page.getByLabel('Button', { exact: true }).fill('See the fair')
  await page.getByLabel(/^Link/).fill('/vendors')
  await page.getByRole('button', { name: 'Move New arrivals up' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  for (const screen of ['On a phone', 'On a computer']) {
    const frame = page.frameLocator(`iframe[title="Preview of ${name}: ${screen}"]`)
    await expect(frame.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  expect(await homeOf(browser, baseURL)).not.toContain(name)

  await page.getByRole('form', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The home page is shown')).toBeVisible()
  await expect.poll(async () => homeOf(browser, baseURL)).toContain(name)
  const shopper = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })).newPage()
  await seeHome(shopper, name)
  await shopper.getByRole('link', { name: 'See the fair' }).click()
  await expect(shopper).toHaveURL(/\/vendors$/)

  const later = await scheduleNext(request, page, `${name} II`)
  await expect.poll(async () => homeOf(browser, baseURL), { timeout: 15_000 }).toContain(`${name} II`)
  await seeHome(shopper, `${name} II`)

  // The next one ends before the first, so that the marketplace is as it was.
  const { token } = await sessionOf(request, operator)
  const headers = { authorization: `Bearer ${token}` }
  await request.post(`${base}/${later}/withdraw`, { headers, data: {} })
  await page.reload()
  await page.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('The home page has ended')).toBeVisible()
  await seeHome(shopper, 'One market, many makers')
  await Promise.all([context.close(), shopper.context().close()])
})

async function seeHome(page: Page, heading: string) {
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** The page as it is sent, which says what is seen before any script runs. */
async function homeOf(browser: Browser, baseURL: string | undefined): Promise<string> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
  const answer = await context.request.get('/', { headers: { 'accept-language': 'en' } })
  const text = await answer.text()
  await context.close()
  return text
}

/** A copy of the one on the screen under another heading, to start three seconds from now. */
async function scheduleNext(request: Parameters<typeof sessionOf>[0], page: Page, title: string): Promise<number> {
  const { token } = await sessionOf(request, operator)
  const headers = { authorization: `Bearer ${token}` }
  const copyOf = Number(page.url().split('/').at(-1))
  const made = (await (await request.post(base, { headers, data: { name: title, copyOf } })).json()) as Edition & {
    promo: object
    hero: object
    shelves: object[]
    shopIds: number[]
  }
  const { id, version, promo, hero, shelves, shopIds } = made
  const data = { name: title, version, promo, hero: { ...hero, title }, shelves, shopIds }
  const changed = (await (await request.put(`${base}/${id}`, { headers, data })).json()) as Edition
  const startsAt = new Date(Date.now() + 3000).toISOString()
  const published = await request.post(`${base}/${id}/publish`, { headers, data: { version: changed.version, startsAt } })
  expect(published.ok()).toBe(true)
  return id
}
