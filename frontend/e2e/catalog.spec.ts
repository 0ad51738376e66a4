/** Finding things: a shelf narrowed, ordered and lengthened, options that are sold out, the search and its errors. */
import { expect, test, type Page } from '@playwright/test'
import { awaitLink, browserFor, newAccount } from './accounts'
import { partlySoldOutOf, read, listingOf, type Choices } from './demoMarketplace'
import { offer, setStock } from './purchases'
import { watchFaults } from './watch'

const category = { slug: 'kitchen', name: 'Kitchen & dining' }
const content = (page: Page) => page.getByRole('main')
const cards = (page: Page) => content(page).getByRole('article')
const filters = (page: Page) => content(page).getByRole('complementary', { name: 'Filters' })
const chip = (page: Page, label: string) => content(page).getByRole('button', { name: `Remove filter ${label}` })
const counted = (page: Page, total: number) =>
  expect(content(page).getByText(total === 1 ? '1 product' : `${total} products`, { exact: true }).first()).toBeVisible()
const top = (page: Page) => page.evaluate(() => window.scrollY)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('cookiePreference', 'declined'))
})

test('filters narrow a shelf and stand in the address; a chip takes one back', async ({ page, request }) => {
  const faults = watchFaults(page)
  const all = await listingOf(request, `category=${category.slug}`)
  const colour = all.facets.options.find(({ name }) => name === 'Color')
  const value = colour?.values.find(({ count }) => count > 1 && count < all.total)
  if (!value) throw new Error('no colour to filter by')
  await page.goto(`/category/${category.slug}`)
  await counted(page, all.total)

  await test.step('one value', async () => {
    await filters(page).getByRole('checkbox', { name: new RegExp(`^${value.value}\\b`) }).press('Space')
    await counted(page, value.count)
    await expect(page).toHaveURL(new RegExp(`option\\.Color=${encodeURIComponent(value.value).replaceAll('%20', '(%20|\\+)')}`))
  })
  await test.step('and in stock, all of it also in the address', async () => {
    const both = await listingOf(
      request,
      `category=${category.slug}&inStock=true&option.Color=${encodeURIComponent(value.value)}`,
    )
    await filters(page).getByRole('checkbox', { name: /^In stock/ }).press('Space')
    await counted(page, both.total)
    await expect(page).toHaveURL(/inStock=true/)
    await page.reload()
    await counted(page, both.total)
    await expect(chip(page, `Color: ${value.value}`).or(chip(page, value.value))).toBeVisible()
  })
  await test.step('a chip takes one back, "Clear all" the rest', async () => {
    await chip(page, `Color: ${value.value}`).or(chip(page, value.value)).click()
    await counted(page, all.facets.inStock)
    await content(page).getByRole('button', { name: 'Clear all' }).click()
    await counted(page, all.total)
    await expect(page).toHaveURL(new RegExp(`/category/${category.slug}/?\\??$`))
  })
  expect(faults()).toEqual([])
})

test('Back restores order, filter, loaded pages and place', async ({ page, request }) => {
  const cheapest = await listingOf(request, `category=${category.slug}&inStock=true&sort=price_asc&pageSize=96`)
  expect(cheapest.total, 'more than one page').toBeGreaterThan(24)
  await page.goto(`/category/${category.slug}`)
  await filters(page).getByRole('checkbox', { name: /^In stock/ }).press('Space')
  await content(page).getByLabel('Sort').selectOption({ label: 'Lowest price' })
  await expect(cards(page).first().getByRole('link')).toHaveText(cheapest.items[0]?.title ?? '')

  const rest = Math.min(24, cheapest.total - 24)
  await content(page).getByRole('link', { name: `Show ${rest} more` }).click()
  await expect(cards(page)).toHaveCount(24 + rest)
  await expect(page).toHaveURL(/inStock=true/)
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(page).toHaveURL(/page=2/)
  const address = page.url()

  const last = cards(page).last().getByRole('link')
  const title = (await last.textContent()) ?? ''
  await last.hover()
  const place = await top(page)
  await last.click()
  await expect(content(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(cards(page)).toHaveCount(24 + rest)
  await expect(cards(page).last()).toBeInViewport()
  await expect.poll(async () => Math.abs((await top(page)) - place), 'the place on the page').toBeLessThan(100)
  await expect(content(page).getByLabel('Sort')).toHaveValue('price_asc')
  await expect(filters(page).getByRole('checkbox', { name: /^In stock/ })).toBeChecked()
})

/** By keyboard: the drawn swatch lies over the radio button itself. */
async function choose(page: Page, choices: Choices) {
  for (const { option, value } of choices) {
    const group = content(page).getByRole('group', { name: new RegExp(`^${option}`) })
    await group.getByRole('radio', { name: new RegExp(`^${value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(, |$)`) }).press('Space')
  }
}

test('a combination that is sold out says so, names what there is, and gives way to it', async ({ page, request }) => {
  const product = await partlySoldOutOf(request)
  await page.goto(`/product/${product.slug}`)
  await expect(content(page).getByRole('heading', { level: 1, name: product.title })).toBeVisible()
  await choose(page, product.soldOut)
  const name = product.soldOut.map(({ value }) => value).join(', ')
  const said = content(page).getByRole('status').filter({ hasText: `${name} is sold out.` })
  await expect(said).toBeVisible()
  await expect(said).toContainText('Available in')
  const button = content(page).getByRole('button', { name: /^(Sold out|Add to cart)$/ }).first()
  await expect(button).toBeDisabled()

  await choose(page, product.inStock)
  await expect(said).toHaveCount(0)
  await expect(content(page).getByRole('button', { name: 'Add to cart', exact: true }).first()).toBeEnabled()
  // The choice stands in the address, so that a shared link shows the same.
  await page.reload()
  for (const { value } of product.inStock) await expect(content(page).getByRole('radio', { name: value, exact: true })).toBeChecked()
})

test('a guest gets one email when what was sold out is back', async ({ page, request }) => {
  const faults = watchFaults(page)
  const bowl = await offer(request, 'seller@demo.test', { name: 'Bowl', price: 2400, stock: 0 })
  const email = `grace-${Date.now()}@example.test`
  const told = async () => {
    const letters = await read<{ subject: string; text: string }[]>(
      request,
      `/dev/mail/messages?to=${encodeURIComponent(email)}`,
    )
    return letters.filter(({ subject }) => subject === `It's back: ${bowl.title}`)
  }
  await test.step('they say where it goes, on the page of the product', async () => {
    await page.goto(`/product/${bowl.slug}`)
    await content(page).getByRole('button', { name: 'Email me when it\'s back' }).click()
    await expect(content(page).getByRole('textbox', { name: 'Email' })).toBeFocused()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(content(page).getByText('Check your email and confirm.')).toBeVisible()
  })
  await test.step('and confirm it from the email', async () => {
    await page.goto(await awaitLink(request, email, '/stock-request'))
    await content(page).getByRole('button', { name: 'Yes, email me' }).click()
    await expect(content(page).getByRole('heading', { level: 1, name: 'You\'re on the list' })).toBeVisible()
  })
  await test.step('the seller has it again: one email leads there', async () => {
    expect(await told()).toEqual([])
    await setStock(request, bowl, 3)
    await expect.poll(async () => (await told()).length, 'the email').toBe(1)
    const [found] = await told()
    const link = new RegExp(`/product/${bowl.slug}\\?variant=${bowl.variantId}`).exec(found?.text ?? '')
    await page.goto(link?.[0] ?? '/nowhere')
    await expect(content(page).getByRole('button', { name: 'Add to cart', exact: true }).first()).toBeEnabled()
  })
  expect(faults()).toEqual([])
})

test('the search is worked with the keys alone: suggestions, a product, and the words themselves', async ({ page, request }) => {
  const { items } = await listingOf(request, `category=${category.slug}&pageSize=1`)
  const title = items[0]?.title ?? ''
  const start = title.split(/\W/)[0]?.slice(0, 5).toLowerCase() ?? ''
  await page.goto('/')
  await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search for products...' })
  // The first view is there before it can be worked.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(box).toBeFocused({ timeout: 1000 })
  }).toPass()
  await expect(box).toHaveValue('')
  await page.keyboard.type(start)
  const list = page.getByRole('listbox', { name: 'Search suggestions' })
  await expect(list).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')

  await test.step('Escape closes, then empties', async () => {
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(box).toHaveValue(start)
    await page.keyboard.press('Escape')
    await expect(box).toHaveValue('')
  })
  await test.step('the arrows mark a row, Enter follows it', async () => {
    await page.keyboard.insertText(start)
    const product = list.getByRole('group', { name: 'Products' }).getByRole('option').first()
    await expect(product).toBeVisible()
    const id = (await product.getAttribute('id')) ?? '-'
    for (let step = 0; step < 12 && (await box.getAttribute('aria-activedescendant')) !== id; step += 1)
      await page.keyboard.press('ArrowDown')
    await expect(box).toHaveAttribute('aria-activedescendant', id)
    await expect(box).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\//)
    await expect(list).toHaveCount(0)
    // The new page takes the focus to its heading.
    await expect(content(page).getByRole('heading', { level: 1 })).toBeFocused()
  })
  await test.step('Enter without a row searches for the words, which stay in the box', async () => {
    await page.keyboard.press('/')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(start)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/search?q=${start}`)
    await expect(content(page).getByRole('heading', { level: 1, name: `Results for "${start}"` })).toBeVisible()
    await expect(box).toHaveValue(start)
  })
})

test('on a phone the search lies over the page and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('search').getByRole('button', { name: /Search for products/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Search' })
  await expect(sheet.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('teapot')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=teapot')
  await expect(sheet).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
})

test('a search that finds nothing says what was meant, what others buy, or which filter is in the way', async ({ page, request }) => {
  await test.step('words with a typing mistake find what was meant; the words as typed stay one press away', async () => {
    await page.goto('/search?q=teapto')
    await expect(content(page).getByRole('heading', { name: 'Results for "teapot"' })).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    await content(page).getByRole('link', { name: 'Search instead for "teapto"' }).click()
    await expect(content(page).getByRole('heading', { name: 'No results for "teapto"' })).toBeVisible()
    await content(page).getByRole('link', { name: 'Did you mean "teapot"?' }).click()
    await expect(page).toHaveURL('/search?q=teapot')
    await expect(cards(page).first()).toBeVisible()
  })
  await test.step('words that mean nothing here are repeated in quotes, with a way on and what others buy', async () => {
    await page.goto('/search?q=zzqqxxyy')
    await expect(content(page).getByRole('heading', { name: 'No results for "zzqqxxyy"' })).toBeVisible()
    await expect(content(page).getByRole('link', { name: 'Browse best sellers' })).toBeVisible()
    await expect(content(page).getByRole('region', { name: 'Popular right now' }).getByRole('article').first()).toBeVisible()
  })
  await test.step('filters that leave nothing can be dropped one by one, each with how many there would be', async () => {
    const teapots = await listingOf(request, 'q=teapot')
    await page.goto('/search?q=teapot&minPrice=99999900')
    await expect(content(page).getByRole('heading', { name: 'No results for "teapot" with these filters' })).toBeVisible()
    await content(page)
      .getByRole('button', { name: new RegExp(`^Without ".*" · ${teapots.total} products?$`) })
      .click()
    await counted(page, teapots.total)
    await expect(page).toHaveURL('/search?q=teapot')
  })
})

test('the filters of a phone change nothing before their button, which says how many there would be', async ({ page, request }) => {
  const all = await listingOf(request, `category=${category.slug}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/category/${category.slug}`)
  await counted(page, all.total)
  await content(page).getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^In stock/ }).check()
  const show = sheet.getByRole('button', { name: `Show ${all.facets.inStock} products` })
  await expect(show).toBeVisible()
  await expect(page).not.toHaveURL(/inStock/)
  await show.click()
  await expect(sheet).toHaveCount(0)
  await counted(page, all.facets.inStock)
  await expect(page).toHaveURL(/inStock=true/)
})

for (const address of [`/category/${category.slug}`, '/search?q=mug'])
  test(`on a phone the first product of ${address} is in view at once, below one row of controls`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    const first = cards(page).first()
    await expect(first.getByRole('link')).toBeVisible()
    const box = await first.boundingBox()
    expect(box?.y, 'the top of the first product').toBeLessThanOrEqual(260)
    // The controls stand in one line, however many there are.
    const controls = content(page).getByRole('button', { name: 'Filters', exact: true })
    const middle = async (part: typeof controls) => {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 }
      return y + height / 2
    }
    const sort = content(page).getByLabel('Sort')
    expect(Math.abs((await middle(controls)) - (await middle(sort)))).toBeLessThan(4)
    // The parts of a category are seen at first sight, above them; those that a search narrows to end the line.
    const scope = content(page).getByRole('navigation', { name: 'Category' }).getByRole('link').nth(1)
    if (address.startsWith('/category')) {
      await expect(scope).toBeInViewport({ ratio: 1 })
      expect(await middle(scope)).toBeLessThan((await middle(controls)) - 40)
    } else expect(Math.abs((await middle(controls)) - (await middle(scope)))).toBeLessThan(4)
  })

test('delivery and returns are said before the button of a phone, and once; a copy of it stays in view', async ({ page, request }) => {
  const { items } = await listingOf(request, `category=${category.slug}&inStock=true&pageSize=1`)
  const returning = content(page).getByRole('link', { name: /14 days to return/ })
  const buttons = content(page).getByRole('button', { name: 'Add to cart', exact: true })
  const button = buttons.first()
  const isBefore = async () => ((await returning.boundingBox())?.y ?? 0) < ((await button.boundingBox())?.y ?? 0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/product/${items[0]?.slug}`)
  await expect(returning).toHaveCount(1)
  await expect(button).toBeVisible()
  expect(await isBefore()).toBe(true)
  await expect(buttons).toHaveCount(2)
  await expect(buttons.last()).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(returning).toHaveCount(1)
  expect(await isBefore()).toBe(false)
  await expect(buttons).toHaveCount(1)
})

test('what opens over a page of a phone takes its whole width', async ({ browser, request, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, locale: 'en-US' }
  const context = await browserFor(await newAccount(request), { browser, request, baseURL }, phone)
  const page = await context.newPage()
  const opened = page.getByRole('dialog')
  const isWide = async (close: () => Promise<void>) => {
    await expect(opened).toBeVisible()
    // What slides in is measured once it stands.
    await expect.poll(() => opened.boundingBox()).toMatchObject({ x: 0, width: 390 })
    await close()
    await expect(opened).toHaveCount(0)
  }
  const escape = () => page.keyboard.press('Escape')

  await test.step('a sheet', async () => {
    await page.goto(`/category/${category.slug}?minRating=4`)
    await content(page).getByRole('button', { name: /^Filters/ }).click()
    await isWide(() => opened.getByRole('button', { name: 'Close' }).click())
  })
  await test.step('an enlarged picture', async () => {
    await cards(page).first().getByRole('link').click()
    await content(page).getByRole('button', { name: /^Enlarge picture/ }).first().click()
    await isWide(escape)
  })
  await test.step('a dialog', async () => {
    await content(page).getByRole('link', { name: /reviews?/ }).first().click()
    await content(page).getByRole('button', { name: /^Report the review by/ }).first().click()
    await isWide(escape)
  })
  await test.step('a review, of whoever has bought it', async () => {
    await content(page).getByRole('button', { name: 'Write a review' }).click()
    await expect(opened.getByText(/^You can review this once/)).toBeVisible()
    await isWide(escape)
  })
  await context.close()
})
