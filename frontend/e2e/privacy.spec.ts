/** One's own data: taken along as a file, and deleted for good. */
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { browserFor, headingNamed, logIn, newAccount, storedSession } from './accounts'
import { browserOf } from './people'

const main = (page: Page) => page.getByRole('main')

test('somebody takes along what the marketplace knows of them, and deletes their account by its password, on every device', async ({
  browser,
  baseURL,
  request,
}) => {
  const ada = await newAccount(request)
  const fixtures = { browser, baseURL, request }
  const context = await browserFor(ada, fixtures)
  const elsewhere = await browserFor(ada, fixtures)
  const page = await context.newPage()
  const other = await elsewhere.newPage()
  await other.goto('/account')
  await headingNamed(other, /^Hello, /)
  await page.goto('/account/profile')
  const arrival = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Download your data' }).click()
  const file = await arrival
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  const data = JSON.parse(text) as Record<string, unknown>
  expect(JSON.stringify(data)).toContain(ada.email)
  expect(text).not.toMatch(/argon2|password_?hash|refresh_?token/i)

  await main(page).getByRole('button', { name: 'Delete account' }).click()
  const password = main(page).getByLabel('Current password', { exact: true })
  await expect(password).toBeFocused()
  await password.fill('not the password of Ada')
  await main(page).getByRole('button', { name: 'Delete account for good' }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(ada.password)
  await main(page).getByRole('button', { name: 'Delete account for good' }).click()
  await expect(page.getByText('Your account was deleted')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await storedSession(page)).toEqual({ userData: null, refreshToken: null })

  await other.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Addresses' }).click()
  await expect(other).toHaveURL('/login?returnUrl=%2Faccount%2Faddress')
  await logIn(other, ada)
  await expect(main(other).getByText('Email or password is wrong')).toBeVisible()
  await context.close()
  await elsewhere.close()
})

test('somebody who runs a shop is told how to close it', async ({ browser, baseURL, request }) => {
  const context = await browserOf('seller', { browser, baseURL, request }, { viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto('/account/profile')
  await expect(main(page).getByText(/^You have a shop/)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Delete account' })).toHaveCount(0)
  await context.close()
})
