/** The forms of accounts in every state they can be brought into: refused, waiting, done. */
import { expect, test, type Page } from '@playwright/test'
import { awaitLink, browserFor, browserWith, headingNamed, inventPerson, logIn, newAccount, register, type Fixtures } from './accounts'
import { expectAccessible } from './inspect'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
const widths = [390, 1280]

async function visitLogin(page: Page) {
  const waiting = inventPerson()
  await register(waiting)
  await page.goto('/login')
  await press(page, 'Log in')
  await expect(main(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'the login with empty fields')
  await logIn(page, { ...waiting, password: 'not the password' })
  await expect(main(page).getByRole('alert').first()).toBeVisible()
  await expectAccessible(page, 'the login with a wrong password')
  await logIn(page, waiting)
  await expect(main(page).getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectAccessible(page, 'the login of an account that waits')
  await press(page, 'Resend email')
  await expect(main(page).getByText(/^We sent another email/)).toBeVisible()
  await expectAccessible(page, 'the login after the mail was sent again')
}

async function visitRegister(page: Page) {
  await page.goto('/register')
  await main(page).getByLabel('Email').fill('nobody')
  await main(page).getByLabel('Password', { exact: true }).fill('short')
  await press(page, 'Create account')
  await expect(main(page).getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'the registration with faults')
  await main(page).getByLabel('Password', { exact: true }).fill('correct horse battery staple')
  await main(page).getByRole('button', { name: 'Show password' }).click()
  await expectAccessible(page, 'the registration with a strong password that is shown')
}

async function visitLinks(page: Page, { request }: Fixtures) {
  const ada = inventPerson()
  await register(ada)
  const activation = await awaitLink(request, ada.email, '/verify-account')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/auth/signup-user/active*', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/auth/signup-user/active*')
  await page.goto(activation, { waitUntil: 'domcontentloaded' })
  await asked
  await headingNamed(page, 'Activating your account')
  await expectAccessible(page, 'the activation on its way')
  release()
  await headingNamed(page, 'Your account is active')
  await expectAccessible(page, 'the activation done')
  await page.goto(activation)
  await headingNamed(page, 'The link didn\'t work')
  await main(page).getByLabel('Email').fill(ada.email)
  await press(page, 'Send a new link')
  await headingNamed(page, 'Check your email')
  await expectAccessible(page, 'a new link asked for')

  await page.goto('/forgot-password')
  await main(page).getByLabel('Email').fill(ada.email)
  await press(page, 'Send link')
  await headingNamed(page, 'Check your email')
  await expectAccessible(page, 'the reset asked for')
  const reset = await awaitLink(request, ada.email, '/reset-password')
  await page.goto(reset)
  await main(page).getByLabel('New password', { exact: true }).fill('short')
  await press(page, 'Set password')
  await expect(main(page).getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'the reset with a fault')
  await main(page).getByLabel('New password', { exact: true }).fill('quite another secret of hers')
  await press(page, 'Set password')
  await headingNamed(page, 'Your new password is set')
  await expectAccessible(page, 'the reset done')
}

async function visitAccount(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/user/addresses', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/user/addresses')
  await page.goto('/account/address', { waitUntil: 'domcontentloaded' })
  await asked
  await headingNamed(page, 'Addresses')
  await expectAccessible(page, 'the address book on its way')
  release()
  await expect(main(page).getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
  await expectAccessible(page, 'the empty address book')
  await press(page, 'Add address')
  await main(page).getByLabel('Country').selectOption('US')
  await press(page, 'Save address')
  await expect(main(page).getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'the address with faults')
  const values = {
    'First name': 'Ada',
    'Last name': 'Example',
    'Street address': '1 Market Street',
    City: 'San Francisco',
    'ZIP code': '94105',
    'Phone number': '+14155550100',
  }
  await main(page).getByLabel('State').selectOption('CA')
  for (const [label, value] of Object.entries(values)) await main(page).getByLabel(label).fill(value)
  await press(page, 'Save address')
  await expect(main(page).getByRole('button', { name: /^Delete address/ })).toBeVisible()
  await expectAccessible(page, 'the address book')
  await press(page, /^Delete address/)
  await expect(main(page).getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectAccessible(page, 'a deleted address')

  await page.goto('/account/change-password')
  await expect(main(page).getByText('This device')).toBeVisible()
  await main(page).getByLabel('Current password', { exact: true }).fill('not the password')
  await main(page).getByLabel('New password', { exact: true }).fill('quite another secret of hers')
  await press(page, 'Change password')
  await expect(main(page).getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'the password with a fault')

  await page.goto('/account/profile')
  await press(page, 'Save profile')
  await expect(page.getByText('Update successful: Your information has been updated')).toBeVisible()
  await expectAccessible(page, 'the saved profile')
  await press(page, 'Delete account')
  await press(page, 'Delete account for good')
  await expect(main(page).getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'the deletion without the password')
}

async function inContext(open: () => ReturnType<typeof browserWith>, visit: (page: Page) => Promise<void>) {
  const context = await open()
  await visit(await context.newPage())
  await context.close()
}

for (const width of widths)
  test(`no state of the account's forms has a fault, light or dark, ${width} px`, async ({ browser, baseURL, request }) => {
    test.setTimeout(180_000)
    const fixtures = { browser, baseURL, request }
    const look = { viewport: { width, height: 900 }, reducedMotion: 'reduce' as const }
    const guest = () => browserWith(null, fixtures, look)
    await inContext(guest, visitLogin)
    await inContext(guest, visitRegister)
    await inContext(guest, (page) => visitLinks(page, fixtures))
    const ada = await newAccount(request)
    await inContext(() => browserFor(ada, fixtures, look), visitAccount)
  })
