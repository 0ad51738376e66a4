/** Getting into an account: registering, activating, logging in, and a forgotten password. */
import { expect, test, type Page } from '@playwright/test'
import { awaitLink, browserFor, browserWith, headingNamed, inventPerson, logIn, newAccount, register } from './accounts'
import { refusing } from './refusing'
import * as specified from './specification'

const { account: words } = specified
const main = (page: Page) => page.getByRole('main')
/** Faults of a form stand in the page; toasts outside of it. */
const toast = (page: Page, text: string) => page.locator('.MuiSnackbar-root').filter({ hasText: text })

test.use({ storageState: { cookies: [], origins: [] } })
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('cookiePreference', 'declined'))
})

test('somebody registers, opens the link of the mail, which works once, and logs in', async ({ page, request }) => {
  const ada = inventPerson()
  await page.goto('/register')
  await main(page).getByLabel('Username').fill(ada.username)
  await main(page).getByLabel('Email').fill(ada.email)
  await main(page).getByLabel('Password', { exact: true }).fill(ada.password)
  await page.keyboard.press('Enter')
  await headingNamed(page, 'Check your email')
  await expect(page).toHaveURL(/\/verify-email\?email=/)
  await expect(main(page).getByText(ada.email)).toBeVisible()
  const link = await awaitLink(request, ada.email, '/verify-account')
  await page.goto(link)
  await headingNamed(page, 'Your account is active')
  const again = await page.context().newPage()
  await again.goto(link)
  await headingNamed(again, 'The link didn\'t work')
  await expect(main(again).getByText('This link has expired or was already used. Request a new one')).toBeVisible()
  await again.close()
  await main(page).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, ada)
  await expect(toast(page, words.loggedIn)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: `Account menu of ${ada.username}` })).toBeVisible()
})

test('an account that is not activated is refused, and its mail sent again', async ({ page, request }) => {
  const ada = inventPerson()
  await register(ada)
  const first = await awaitLink(request, ada.email, '/verify-account')
  await page.goto('/login')
  await logIn(page, ada)
  await expect(toast(page, words.notActivatedTitle)).toContainText(words.notActivatedText)
  await expect(main(page).getByText(words.notActivated, { exact: true })).toBeVisible()
  expect(await page.evaluate(() => window.localStorage.getItem('userData'))).toBeNull()
  await main(page).getByRole('button', { name: 'Resend email' }).click()
  await expect(main(page).getByText(`We sent another email to ${ada.email}.`)).toBeVisible()
  const second = await awaitLink(request, ada.email, '/verify-account', first)
  await page.goto(second)
  await headingNamed(page, 'Your account is active')
})

test('a wrong password is said and costs nothing that was typed', async ({ page, request }) => {
  const ada = await newAccount(request)
  await page.goto('/login')
  await logIn(page, { ...ada, password: 'not the password of Ada' })
  const message = 'Email or password is wrong'
  await expect(toast(page, words.loginFailed)).toContainText(message)
  await expect(main(page).getByText(message)).toBeVisible()
  await expect(main(page).getByLabel('Email')).toHaveValue(ada.email)
  await expect(main(page).getByLabel('Password', { exact: true })).toBeFocused()
  // What is typed now takes the place of the wrong one.
  await page.keyboard.type(ada.password)
  await page.keyboard.press('Enter')
  await expect(toast(page, words.loggedIn)).toBeVisible()
})

test('an unknown address is refused in the same words as a wrong password', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, inventPerson('Nobody'))
  await expect(main(page).getByText('Email or password is wrong')).toBeVisible()
})

test('the registration form tells what is faulty, refused or too well known, but not who is registered', async ({ page, request }) => {
  const ada = await newAccount(request)
  const fill = async (username: string, email: string, password: string) => {
    await main(page).getByLabel('Username').fill(username)
    await main(page).getByLabel('Email').fill(email)
    await main(page).getByLabel('Password', { exact: true }).fill(password)
  }
  const create = () => main(page).getByRole('button', { name: 'Create account' }).click()

  await test.step('faulty fields are told before anything is sent, the first of them in focus', async () => {
    let sent = 0
    page.on('request', (each) => (sent += each.method() === 'POST' ? 1 : 0))
    await page.goto('/register')
    await main(page).getByLabel('Password', { exact: true }).fill('short')
    await create()
    await expect(main(page).getByLabel('Username')).toBeFocused()
    for (const label of ['Username', 'Email', 'Password'])
      await expect(main(page).getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toBe(0)
  })

  await test.step('a server that refuses it is told', async () => {
    const allow = await refusing(page, '**/api/public/registerWithoutVerify')
    await fill(ada.username, ada.email, ada.password)
    await create()
    await expect(toast(page, words.registrationFailed)).toBeVisible()
    await allow()
  })

  await test.step('a password that too many people use is refused at its field', async () => {
    const somebody = inventPerson()
    await page.goto('/register')
    await fill(somebody.username, somebody.email, 'password123')
    await create()
    await expect(main(page).getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(main(page).getByLabel('Email')).toHaveValue(somebody.email)
    await expect(page).toHaveURL('/register')
  })

  await test.step('a registered address gets the same page as a new one', async () => {
    await fill('Somebody else', ada.email.toUpperCase(), 'a secret of somebody else')
    await create()
    await headingNamed(page, 'Check your email')
    await page.goto('/login')
    await logIn(page, ada)
    await expect(toast(page, words.loggedIn)).toBeVisible()
  })
})

test('a forgotten password is set anew, which signs out every device', async ({ page, request, browser, baseURL }) => {
  const ada = await newAccount(request)
  const elsewhere = await browserFor(ada, { browser, request, baseURL })
  const other = await elsewhere.newPage()
  await other.goto('/account/profile')
  await headingNamed(other, 'Profile')

  await page.goto('/login')
  await main(page).getByRole('link', { name: 'Forgot password?' }).click()
  await main(page).getByLabel('Email').fill(ada.email)
  await page.keyboard.press('Enter')
  await headingNamed(page, 'Check your email')
  const link = await awaitLink(request, ada.email, '/reset-password')
  const renewed = { ...ada, password: 'quite another secret of Ada' }
  await page.goto(link)
  await main(page).getByLabel('New password', { exact: true }).fill(renewed.password)
  await main(page).getByRole('button', { name: 'Set password' }).click()
  await headingNamed(page, 'Your new password is set')

  await other.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Addresses' }).click()
  await expect(other).toHaveURL('/login?returnUrl=%2Faccount%2Faddress')

  await main(page).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, ada)
  await expect(main(page).getByText('Email or password is wrong')).toBeVisible()
  await logIn(page, renewed)
  await expect(toast(page, words.loggedIn)).toBeVisible()

  const guest = await browserWith(null, { browser, request, baseURL })
  const later = await guest.newPage()
  await later.goto(link)
  await main(later).getByLabel('New password', { exact: true }).fill('a third secret of Ada')
  await main(later).getByRole('button', { name: 'Set password' }).click()
  await expect(main(later).getByText('This link has expired or was already used. Request a new one')).toBeVisible()
  await elsewhere.close()
  await guest.close()
})

test('asking for a new password never tells whether there is such an account', async ({ page, request }) => {
  const nobody = inventPerson('Nobody')
  const ada = await newAccount(request)
  const texts: string[] = []
  for (const { email } of [nobody, ada]) {
    await page.goto('/forgot-password')
    await main(page).getByLabel('Email').fill(email)
    await main(page).getByRole('button', { name: 'Send link' }).click()
    await headingNamed(page, 'Check your email')
    texts.push((await main(page).innerText()).replaceAll(email, 'ADDRESS'))
  }
  expect(texts[0]).toBe(texts[1])
})
