/** The storefront in German: by choice, by the browser's wish, and back. */
import { expect, test, type Page } from '@playwright/test'
import { browserWith, inventPerson } from './accounts'

const main = (page: Page) => page.getByRole('main')
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

test('Deutsch chosen in the footer stays, on every page', async ({ browser, baseURL, request }) => {
  const context = await browserWith(null, { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto('/about')
  expect(await languageOf(page)).toBe('en')
  await page.getByRole('contentinfo').getByLabel('Language').selectOption({ label: 'Deutsch' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' })).toBeVisible()
  expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBe('de')
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  await page.goto('/about')
  await page.getByRole('contentinfo').getByLabel('Sprache').selectOption({ label: 'English' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toBeVisible()
  await context.close()
})

test('a browser that wishes for German gets it at the first visit, and where something is refused', async ({ browser, baseURL, request }) => {
  const context = await browserWith(null, { browser, baseURL, request }, { locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
  const price = main(page).getByText(/\d,\d\d\s?(\$|€|USD|EUR)/).first()
  await expect(price).toBeVisible()
  // Products are found and read in German where their sellers say it, options in the marketplace's words.
  await page.goto('/search?q=Teekanne')
  const teapot = 'Runde Teekanne für vier Tassen'
  await main(page).getByRole('article').getByRole('link', { name: teapot }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: teapot })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${teapot}`))
  await expect(main(page).getByRole('group', { name: /^Farbe/ })).toBeVisible()

  // What the server refuses is said in German, and so is what it never saw.
  const { email, password } = inventPerson()
  await page.goto('/login')
  const send = main(page).getByRole('button', { name: 'Anmelden', exact: true })
  await send.click()
  await expect(main(page).getByLabel('E-Mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(main(page).getByText(/Enter /)).toHaveCount(0)
  await main(page).getByLabel('E-Mail').fill(email)
  await main(page).getByLabel('Passwort', { exact: true }).fill(password)
  await send.click()
  await expect(main(page).getByText('E-Mail oder Passwort ist falsch.')).toBeVisible()
  await expect(page.getByText('Anmeldung fehlgeschlagen')).toBeVisible()
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText(/nicht erreichbar|keine Verbindung|Verbindung/i).first()).toBeVisible()
  await context.close()
})

test('a language that we do not speak gets English', async ({ browser, baseURL, request }) => {
  const context = await browserWith(null, { browser, baseURL, request }, { locale: 'fi-FI' })
  const page = await context.newPage()
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toBeVisible()
  await context.close()
})
