/** Each text that the specification fixes is found on its page: menus, links, notices and toasts. */
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { browserFor, newAccount } from './accounts'
import { demoPassword, productOfShop, sellerOf, sessionOf } from './demoMarketplace'
import { browserOf } from './people'
import { refusing } from './refusing'
import * as specified from './specification'

const content = (page: Page) => page.getByRole('main')
const wide = { viewport: { width: 1280, height: 900 } }

/** The path of a link, whatever the marketplace's address is. */
const pathOf = (link: Locator) => link.evaluate((element: HTMLAnchorElement) => element.pathname)

async function leadsTo(scope: Locator, links: Record<string, string>, role: 'link' | 'menuitem' = 'link') {
  for (const [name, path] of Object.entries(links)) {
    const link = scope.getByRole(role, { name, exact: true })
    await expect(link, name).toBeVisible()
    expect(await pathOf(link), name).toBe(path)
  }
}

/** The header has its links with their tooltips. */
async function expectHeader(page: Page, person: 'guest' | 'seller') {
  const header = page.getByRole('banner')
  await expect(header.getByPlaceholder(specified.searchPlaceholder)).toBeVisible()
  await expect(page.getByText(specified.promo)).toBeVisible()
  for (const [name, path] of Object.entries(specified.iconLinks[person])) {
    const link = header.getByRole('link', { name: new RegExp(`^${name}`) })
    expect(await pathOf(link), name).toBe(path)
    const tooltip = page.getByRole('tooltip', { name, exact: true })
    // a link that comes anew under a resting mouse shows none until the mouse moves again
    await expect(async () => {
      await page.mouse.move(640, 700)
      await link.hover()
      await expect(tooltip).toBeVisible({ timeout: 2000 })
    }).toPass()
  }
}

/** The avatar menu shows the name and the specified entries, the last of which logs out. */
async function expectAvatarMenu(page: Page, request: APIRequestContext, person: 'shopper' | 'seller') {
  const me = await request.get('/api/user/me', {
    headers: { Authorization: `Bearer ${(await sessionOf(request, `${person}@demo.test`)).token}` },
  })
  const { username } = (await me.json()) as { username: string }
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: new RegExp(username) }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByText(username, { exact: true })).toBeVisible()
  await leadsTo(menu, specified.avatarMenu[person], 'menuitem')
  await menu.getByRole('menuitem', { name: specified.avatarMenu.logOut }).click()
  await expect(page.getByText(specified.account.loggedOut)).toBeVisible()
}

test('the header of a guest has its links with their tooltips', async ({ browser, baseURL, request }) => {
  const context = await browserOf('guest', { browser, baseURL, request }, wide)
  const page = await context.newPage()
  await page.goto('/')
  await expectHeader(page, 'guest')
  await context.close()
})

test('the avatar menu of a shopper shows the name and the specified entries', async ({ browser, baseURL, request }) => {
  const context = await browserOf('shopper', { browser, baseURL, request }, wide)
  const page = await context.newPage()
  await page.goto('/')
  await expectAvatarMenu(page, request, 'shopper')
  await context.close()
})

test('the header of a seller has its links with their tooltips, and the avatar menu', async ({ browser, baseURL, request }) => {
  const context = await browserOf('seller', { browser, baseURL, request }, wide)
  const page = await context.newPage()
  await page.goto('/')
  await expectHeader(page, 'seller')
  await expectAvatarMenu(page, request, 'seller')
  await context.close()
})

test('the footer has what is specified, and the drawer and the panels lead to categories', async ({ page, request }) => {
  await page.setViewportSize(wide.viewport)
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const [group, links] of Object.entries(specified.footer)) {
    const heading = footer.getByRole('heading', { name: group, exact: true })
    await expect(heading).toBeVisible()
    await leadsTo(footer, links)
  }
  const config = (await (await request.get('/api/public/config')).json()) as Record<string, string>
  await expect(footer.getByText(config['postalAddress'] ?? '')).toBeVisible()
  await expect(footer.locator(`a[href="mailto:${config['contactEmail']}"]`)).toBeVisible()
  await expect(footer.locator(`a[href="${config['socialUrl']}"]`)).toBeVisible()
  await expect(footer.getByText(/^© \d{4}/)).toBeVisible()

  const answer = await request.get('/api/public/category/get_tree_category')
  type Node = { name: string; slug: string; isShowSuggest: boolean; child: { name: string; slug: string }[] }
  const tree = (await answer.json()) as Node[]
  const header = page.getByRole('banner')
  for (const { name, slug } of tree.filter(({ isShowSuggest }) => isShowSuggest)) {
    expect(await pathOf(header.getByRole('link', { name, exact: true }).first())).toBe(`/category/${slug}`)
  }
  const [panelled] = tree.filter(({ isShowSuggest, child }) => isShowSuggest && child.length > 0)
  await header.getByRole('link', { name: panelled?.name ?? '', exact: true }).first().hover()
  const inPanel = header.getByRole('link', { name: panelled?.child.at(-1)?.name ?? '', exact: true })
  await expect(inPanel).toBeVisible()
  expect(await panelOf(inPanel)).toEqual({ width: 700, columns: 3 })
  await page.keyboard.press('Escape')
  await page.mouse.move(640, 700)
  await header.getByRole('button', { name: 'Categories', exact: true }).click()
  const drawer = page.getByRole('dialog')
  const parent = tree.find(({ child }) => child.length > 0)
  const [child] = parent?.child ?? []
  await drawer.getByRole('button', { name: new RegExp(parent?.name ?? '') }).click()
  expect(await pathOf(drawer.getByRole('link', { name: child?.name ?? '', exact: true }))).toBe(
    `/category/${parent?.slug}/${child?.slug}`,
  )
})

test('the cookie notice comes after a second and remembers the answer', async ({ page }) => {
  const { heading, text, buttons } = specified.cookieNotice
  const notice = page.getByRole('heading', { name: heading })
  for (const [button, stored] of [
    [buttons[0], 'accepted'],
    [buttons[1], 'declined'],
    // closing it declines
    ['Close', 'declined'],
  ] as const) {
    await page.goto('/about')
    await page.evaluate(() => window.localStorage.removeItem('cookiePreference'))
    await page.reload()
    await expect(notice).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await page.getByRole('region', { name: heading }).getByRole('button', { name: button as string, exact: true }).click()
    await expect(notice).toHaveCount(0)
    expect(await page.evaluate(() => window.localStorage.getItem('cookiePreference'))).toBe(stored)
  }
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(notice).toHaveCount(0)
})

/** The width of the navigation's panel around a link, and in how many columns its links stand. */
const panelOf = (link: Locator) =>
  link.evaluate((element) => {
    const panel = element.closest('[id^=nav-]') ?? element
    const lefts = [...panel.querySelectorAll('li')].map((item) => Math.round(item.getBoundingClientRect().left))
    return { width: Math.round(panel.getBoundingClientRect().width), columns: new Set(lefts).size }
  })

async function readyToAdd(page: Page, request: Parameters<typeof productOfShop>[0]) {
  const { shopSlug } = await sellerOf(request, 'seller@demo.test')
  const product = await productOfShop(request, shopSlug)
  await page.goto(`/product/${product.slug}`)
  for (const value of product.choices) await content(page).getByRole('radio', { name: value, exact: true }).press('Space')
  return content(page).getByRole('button', { name: 'Add to cart', exact: true }).first()
}

test('the cart says what happened, and what did not', async ({ browser, baseURL, request }) => {
  const context = await browserFor(await newAccount(request), { browser, baseURL, request }, wide)
  const page = await context.newPage()
  const { cart } = specified
  const says = (text: string) => expect(page.getByText(text).first()).toBeVisible()

  const add = await readyToAdd(page, request)
  // Until it is known who is there, what is added is a guest's.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account menu/ })).toBeVisible()
  const allowAdd = await refusing(page, '**/api/cart/add')
  await add.click()
  await says(cart.addFailed)
  await allowAdd()
  await add.click()
  await says(cart.added)

  await page.goto('/cart')
  const more = content(page).getByRole('button', { name: /increase|more/i }).first()
  const allowChange = await refusing(page, '**/api/cart/changeQuantity/**')
  await more.click()
  await says(cart.quantityFailed)
  await allowChange()
  await more.click()
  await says(cart.quantityUpdated)

  const remove = content(page).getByRole('button', { name: /^Remove/ }).last()
  const allowRemove = await refusing(page, '**/api/cart/remove/**')
  await remove.click()
  await says(cart.removeFailed)
  await allowRemove()
  await remove.click()
  await says(cart.removed)

  await refusing(page, '**/api/cart/findAll')
  await page.goto('/cart')
  await says(cart.loadFailed)
  await context.close()
})

test('a guest cart that cannot be uploaded is said, and the next time it is; the checkout says that nothing is ticked', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browserOf('guest', { browser, baseURL, request }, wide)
  const page = await context.newPage()
  await (await readyToAdd(page, request)).click()
  await expect(page.getByText(specified.cart.added)).toBeVisible()
  await page.goto('/checkout')
  await page.goto('/cart')
  await content(page).getByRole('checkbox', { name: 'Select all' }).uncheck()
  await content(page).getByRole('button', { name: /^Checkout/ }).click()
  await expect(page.getByText(specified.cart.nothingSelected).first()).toBeVisible()
  const allow = await refusing(page, '**/api/cart/add-multiple')
  await logIn(page, 'shopper@demo.test', demoPassword)
  await expect(page.getByText(specified.cart.syncFailed)).toBeVisible()
  await allow()
  await page.reload()
  await expect(page.getByText(specified.cart.synced)).toBeVisible()
  await page.goto('/checkout')
  await expect(content(page).getByText(specified.cart.nothingSelected)).toBeVisible()
  await context.close()
})

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await content(page).getByRole('button', { name: 'Log in', exact: true }).click()
}

test('a page that breaks shows the router error view, an unknown address the not-found page', async ({ page }) => {
  const body = "export const VendorsPage = () => { throw new Error('The page is broken') }"
  await page.route(/\/assets\/VendorsPage/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto('/vendors')
  await expect(page.getByRole('heading', { name: specified.routerError })).toBeVisible()
  await expect(page.getByText('The page is broken')).toBeVisible()
  for (const path of ['/nothing', '/account/nothing'] satisfies string[]) {
    await page.goto(path)
    await expect(page).toHaveURL(path === '/nothing' ? /nothing$/ : /login/)
  }
  await page.goto('/nothing')
  await expect(content(page).getByRole('heading', { level: 1 })).toContainText(/not/i)
})
