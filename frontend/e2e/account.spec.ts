/** The account pages: profile, addresses, password, devices, orders and the logout. */
import { expect, test, type Page } from '@playwright/test'
import { browserFor, browserWith, headingNamed, logIn, logOut, newAccount, storedSession, type Account } from './accounts'
import { demoPassword } from './demoMarketplace'
import { browserOf } from './people'
import { refusing } from './refusing'
import * as specified from './specification'

const { account: words } = specified
const main = (page: Page) => page.getByRole('main')
const toast = (page: Page, text: string) => page.locator('.MuiSnackbar-root').filter({ hasText: text })
const sideLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true })

/** A new person's browser at one of the account's pages. */
async function openAs(
  fixtures: Parameters<typeof browserFor>[1],
  path: string,
  heading: string,
): Promise<{ page: Page; account: Account }> {
  const account = await newAccount(fixtures.request)
  const context = await browserFor(account, fixtures)
  const page = await context.newPage()
  await page.goto(path)
  await headingNamed(page, heading)
  return { page, account }
}

test('a profile gets a name and a picture, is told what is refused, and the logout ends its session', async ({
  browser,
  baseURL,
  request,
}) => {
  const { page } = await openAs({ browser, baseURL, request }, '/account/profile', 'Profile')
  const menu = page.getByRole('banner').getByRole('button', { name: /^Account menu/ })
  const name = main(page).getByLabel('Username')
  const save = main(page).getByRole('button', { name: 'Save profile' })

  await test.step('a file that is no picture', async () => {
    const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture') }
    await main(page).getByLabel('Choose picture').setInputFiles(file)
    await expect(toast(page, words.updateFailed)).toBeVisible()
    await expect(main(page).getByRole('alert')).toContainText(/picture/i)
  })

  await test.step('an empty name', async () => {
    await page.reload()
    await headingNamed(page, 'Profile')
    await name.fill('   ')
    await save.click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toBeFocused()
  })

  await test.step('a name that the server refuses at first', async () => {
    const allow = await refusing(page, '**/api/user/update_profile')
    await name.fill('Countess of Lovelace')
    await save.click()
    await expect(toast(page, words.updateFailed)).toBeVisible()
    await allow()
    await save.click()
    await expect(toast(page, words.updated)).toBeVisible()
    await expect(menu).toHaveAccessibleName('Account menu of Countess of Lovelace')
    await page.reload()
    await expect(name).toHaveValue('Countess of Lovelace')
    await expect(menu).toHaveAccessibleName('Account menu of Countess of Lovelace')
  })

  await test.step('a picture', async () => {
    const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await main(page).getByLabel('Choose picture').setInputFiles(picture)
    await expect(toast(page, words.updated)).toBeVisible()
    const shown = menu.locator('img')
    await expect(shown).toBeVisible()
    // Drawn, not only named: a broken picture has no width.
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.reload()
    await expect(shown).toBeVisible()
  })

  await test.step('the logout', async () => {
    const { userData } = await storedSession(page)
    const { token, refreshToken } = JSON.parse(userData ?? '{}') as { token: string; refreshToken: string }
    const allow = await refusing(page, '**/api/auth/signout')
    await logOut(page)
    await expect(toast(page, words.logoutFailed)).toBeVisible()
    await allow()
    await logOut(page)
    await expect(toast(page, words.loggedOut)).toBeVisible()
    expect(await storedSession(page)).toEqual({ userData: null, refreshToken: null })
    await expect(page).toHaveURL(/\/login/)
    const me = await request.get('/api/user/me', { headers: { Authorization: `Bearer ${token}` } })
    expect(me.status()).toBe(401)
    const refresh = await request.post('/auth/refresh-token', { data: { refreshToken } })
    expect(refresh.status()).toBe(401)
  })
  await page.context().close()
})

/** An address of the book with its buttons. */
const card = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text })

async function writeAddress(page: Page, firstName: string, postalCode = '94105') {
  await main(page).getByRole('button', { name: 'Add address' }).click()
  await main(page).getByLabel('Country').selectOption('US')
  await main(page).getByLabel('First name').fill(firstName)
  await main(page).getByLabel('Last name').fill('Example')
  await main(page).getByLabel('Street address').fill('1 Market Street')
  await main(page).getByLabel('City').fill('San Francisco')
  await main(page).getByLabel('State').selectOption('CA')
  await main(page).getByLabel('ZIP code').fill(postalCode)
  await main(page).getByLabel('Phone number').fill('+1 415 555 0100')
  await main(page).getByRole('button', { name: 'Save address' }).click()
}

test('addresses are added, mended where the server refuses them, changed, made the default, deleted and brought back', async ({
  browser,
  baseURL,
  request,
}) => {
  const { page } = await openAs({ browser, baseURL, request }, '/account/address', 'Addresses')
  await expect(main(page).getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  await test.step('what the server refuses is said at the field, and nothing typed is lost', async () => {
    await writeAddress(page, 'Ada', 'nowhere')
    const code = main(page).getByLabel('ZIP code')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toBeFocused()
    await expect(code).toHaveValue('nowhere')
    await expect(main(page).getByLabel('First name')).toHaveValue('Ada')
    await code.fill('94105')
    await main(page).getByRole('button', { name: 'Save address' }).click()
  })
  await expect(card(page, 'Ada Example').getByText('Default', { exact: true })).toBeVisible()
  await writeAddress(page, 'Grace')
  await expect(card(page, 'Grace Example').getByText('Default', { exact: true })).toHaveCount(0)

  await test.step('change', async () => {
    await card(page, 'Grace Example').getByRole('button', { name: /^Edit/ }).click()
    await main(page).getByLabel('City').fill('Oakland')
    await main(page).getByRole('button', { name: 'Save address' }).click()
    await expect(card(page, 'Grace Example')).toContainText('Oakland')
  })

  await test.step('default', async () => {
    await card(page, 'Grace Example').getByRole('button', { name: /^Set as default/ }).click()
    await expect(card(page, 'Grace Example').getByText('Default', { exact: true })).toBeVisible()
    await expect(card(page, 'Ada Example').getByText('Default', { exact: true })).toHaveCount(0)
  })

  await test.step('delete and undo', async () => {
    await card(page, 'Ada Example').getByRole('button', { name: /^Delete/ }).click()
    await expect(card(page, 'Ada Example')).toHaveCount(0)
    await expect(main(page).getByText('Address deleted')).toBeVisible()
    await main(page).getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'Ada Example')).toBeVisible()
    await page.reload()
    await expect(card(page, 'Ada Example')).toBeVisible()
    await expect(card(page, 'Grace Example').getByText('Default', { exact: true })).toBeVisible()
  })
  await page.context().close()
})

async function changePassword(page: Page, current: string, next: string) {
  await main(page).getByLabel('Current password', { exact: true }).fill(current)
  await main(page).getByLabel('New password', { exact: true }).fill(next)
  await main(page).getByRole('button', { name: 'Change password' }).click()
}

test('a new password signs out the other devices and keeps this one', async ({ browser, baseURL, request }) => {
  const fixtures = { browser, baseURL, request }
  const { page, account } = await openAs(fixtures, '/account/change-password', 'Password and devices')
  const elsewhere = await browserFor(account, fixtures)
  const other = await elsewhere.newPage()
  await other.goto('/account/profile')
  await headingNamed(other, 'Profile')

  await changePassword(page, 'not the password of Ada', 'quite another secret of Ada')
  const current = main(page).getByLabel('Current password', { exact: true })
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expect(current).toBeFocused()
  await expect(main(page).getByText("That isn't your current password").first()).toBeVisible()

  await changePassword(page, account.password, 'quite another secret of Ada')
  await expect(toast(page, 'Password changed')).toContainText('Your other devices are logged out.')
  await sideLink(other, 'Addresses').click()
  await expect(other).toHaveURL('/login?returnUrl=%2Faccount%2Faddress')
  expect(await storedSession(other)).toEqual({ userData: null, refreshToken: null })
  await sideLink(page, 'Addresses').click()
  await headingNamed(page, 'Addresses')
  await logIn(other, { ...account, password: 'quite another secret of Ada' })
  await headingNamed(other, 'Addresses')
  await elsewhere.close()
  await page.context().close()
})

test('a device is signed out from another one', async ({ browser, baseURL, request }) => {
  const fixtures = { browser, baseURL, request }
  const { page, account } = await openAs(fixtures, '/account/profile', 'Profile')
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
  const elsewhere = await browserWith(null, fixtures, { userAgent })
  const other = await elsewhere.newPage()
  await other.goto('/login?returnUrl=%2Faccount%2Fprofile')
  await logIn(other, account)
  await headingNamed(other, 'Profile')

  await sideLink(page, 'Password and devices').click()
  const devices = main(page).getByRole('list', { name: 'Logged-in devices' })
  await expect(devices.getByText('This device')).toHaveCount(1)
  await expect(devices.getByText('Firefox on Windows')).toBeVisible()
  await devices.getByRole('button', { name: 'Log out Firefox on Windows' }).click()
  await expect(toast(page, 'Firefox on Windows is logged out')).toBeVisible()
  await expect(devices.getByText('Firefox on Windows')).toHaveCount(0)
  await sideLink(other, 'Addresses').click()
  await expect(other).toHaveURL('/login?returnUrl=%2Faccount%2Faddress')
  await page.reload()
  await headingNamed(page, 'Password and devices')
  await elsewhere.close()
  await page.context().close()
})

test('the orders are listed by their state and open one by one', async ({ browser, baseURL, request }) => {
  const context = await browserOf('shopper', { browser, baseURL, request }, { viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto('/account')
  await headingNamed(page, /^Hello, /)
  await main(page).getByRole('link', { name: 'All orders' }).click()
  await expect(page).toHaveURL('/account/orders')
  const order = main(page).locator('a[href^="/account/orders/"]').first()
  await order.click()
  await expect(page).toHaveURL(/\/account\/orders\/\d+/)
  await expect(main(page).getByText(/^Order \S+/).first()).toBeVisible()
  await context.close()
})

test('somebody who never ordered is shown the way to the products, and no order of somebody else', async ({
  browser,
  baseURL,
  request,
}) => {
  const answer = await request.post('/api/auth/signin', { data: { email: 'shopper@demo.test', password: demoPassword } })
  const { token } = (await answer.json()) as { token: string }
  const list = await request.get('/api/orders', { headers: { Authorization: `Bearer ${token}` } })
  const { items } = (await list.json()) as { items: { id: number }[] }
  const { page } = await openAs({ browser, baseURL, request }, '/account/orders', 'Orders')
  const browse = main(page).getByRole('link', { name: 'Browse products' })
  await browse.click()
  await expect(page).toHaveURL('/')
  await page.goto(`/account/orders/${items[0]?.id}`)
  await expect(main(page).getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible()
  await page.context().close()
})
