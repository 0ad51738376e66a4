/** Writing to the marketplace, and the operator's own words on its pages. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { browserWith, headingNamed, tokensOf } from './accounts'
import { demoPassword } from './demoMarketplace'

const main = (page: Page) => page.getByRole('main')

interface Email {
  subject: string
  text: string
  replyTo?: string
}

async function emailsTo(request: APIRequestContext, to: string): Promise<Email[]> {
  const answer = await request.get('/dev/mail/messages', { params: { to } })
  return (await answer.json()) as Email[]
}

test('a message reaches the marketplace, which can answer its sender', async ({ browser, baseURL, request }) => {
  const { contactEmail } = (await (await request.get('/api/public/config')).json()) as { contactEmail: string }
  const sender = `ada-${Date.now()}@example.test`
  const words = `The mug arrived in ${Date.now()} pieces. What now?`
  const context = await browserWith(null, { browser, baseURL, request })
  const page = await context.newPage()
  await page.goto('/contact')
  const form = main(page).getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Your name').fill('Ada Example')
  await form.getByLabel('Email').fill(sender)
  await form.getByLabel('Topic').selectOption({ label: 'An order' })
  await form.getByLabel('Message').fill(words)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(main(page).getByRole('heading', { name: 'Your message is on its way' })).toBeVisible()
  const reference = await main(page).locator('dd').first().innerText()
  await expect(async () => {
    const email = (await emailsTo(request, contactEmail)).find(({ text }) => text.includes(words))
    expect(email?.replyTo).toBe(sender)
    expect(email?.subject).toContain(reference)
  }).toPass({ timeout: 20_000 })
  await context.close()
})

test('what an operator writes is what a visitor reads, until the original is restored', async ({
  browser,
  baseURL,
  request,
}) => {
  const fixtures = { browser, baseURL, request }
  const operator = { email: 'operator@demo.test', password: demoPassword, username: '' }
  const operatorContext = await browserWith(await tokensOf(request, operator), fixtures)
  const guestContext = await browserWith(null, fixtures)
  const desk = await operatorContext.newPage()
  const visitor = await guestContext.newPage()
  const lead = `Parcels leave on weekdays, says edition ${Date.now()}.`
  await visitor.goto('/shipping')
  await headingNamed(visitor, 'Shipping Policy')
  await expect(main(visitor).getByRole('button', { name: 'Edit page' })).toHaveCount(0)

  await desk.goto('/shipping')
  await main(desk).getByRole('button', { name: 'Edit page' }).click()
  await main(desk).getByLabel('Lead').fill(lead)
  await main(desk).getByRole('button', { name: 'Save page' }).click()
  await expect(desk.getByText('Page saved')).toBeVisible()
  await expect(async () => {
    await visitor.goto('/shipping')
    await expect(main(visitor).getByText(lead)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })

  await desk.goto('/shipping')
  await main(desk).getByRole('button', { name: 'Edit page' }).click()
  await main(desk).getByRole('button', { name: 'Restore original' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Restore original' }).click()
  await expect(desk.getByText('Original text restored')).toBeVisible()
  await expect(async () => {
    await visitor.goto('/shipping')
    await headingNamed(visitor, 'Shipping Policy')
    await expect(main(visitor).getByText(lead)).toHaveCount(0, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await operatorContext.close()
  await guestContext.close()
})
