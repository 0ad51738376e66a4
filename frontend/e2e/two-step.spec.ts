/** Two-step sign-in of somebody who helps run the marketplace: a code of the app opens the console, a recovery code does so once. */
import { createHmac } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { browserWith, type Account, type Fixtures } from './accounts'
import { confirmedOperator, read } from './demoMarketplace'
import { newBuyer, send } from './purchases'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMilliseconds = 30_000

/** The code that an app shows so many half minutes from now (RFC 6238). */
function codeOf(secret: string, ahead = 0): string {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMilliseconds) + ahead))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** A browser that nobody signed in to, at the form for the code. */
async function withPassword(fixtures: Fixtures, account: Account): Promise<Page> {
  const context = await browserWith(null, fixtures, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  return page
}

/** The way from the account's menu into the console. */
async function openConsole(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Operator console' }).click()
  await expect(page.getByRole('region', { name: 'To do' })).toBeVisible()
}

test('an app and a recovery code let an operator in, the recovery code once', async ({ browser, baseURL, request }) => {
  const fixtures = { browser, baseURL, request }
  const { account, tokens } = await newBuyer(request)
  const context = await browserWith(tokens, fixtures, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/account/two-step')
  await page.getByLabel('Current password').fill(account.password)
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const recovery = (await page.getByRole('listitem').filter({ hasText: /^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/ }).first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  const { id } = await read<{ id: number }>(request, '/api/user/me', tokens.token)
  await send(request, 'POST', `/api/admin/people/${id}/appoint`, await confirmedOperator(request), {})

  const phone = await withPassword(fixtures, account)
  await phone.getByLabel('Code', { exact: true }).fill('000000')
  await phone.keyboard.press('Enter')
  await expect(phone.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await phone.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
  await phone.keyboard.press('Enter')
  await openConsole(phone)

  const lost = await withPassword(fixtures, account)
  await lost.getByRole('button', { name: 'Use a recovery code' }).click()
  await lost.getByLabel('Recovery code').fill(recovery)
  await lost.keyboard.press('Enter')
  await openConsole(lost)

  const thief = await withPassword(fixtures, account)
  await thief.getByRole('button', { name: 'Use a recovery code' }).click()
  await thief.getByLabel('Recovery code').fill(recovery)
  await thief.keyboard.press('Enter')
  await expect(thief.getByLabel('Recovery code')).toHaveAttribute('aria-invalid', 'true')
  await expect(thief.getByRole('button', { name: /^Account menu/ })).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  await Promise.all([context, phone.context(), lost.context(), thief.context()].map((each) => each.close()))
})
