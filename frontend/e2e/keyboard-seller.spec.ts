/** A seller's day without a pointer: products listed and put in order, prices, coupons, answers, returns, settings. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { browserWith, newAccount, tokensOf } from './accounts'
import { hydrated, enter, tabTo, type } from './keyboard'
import { read } from './demoMarketplace'
import { browserOf } from './people'
import { buy, deliver, newBuyer, offer, send, ship } from './purchases'
import { photo } from './returns'

const seller = 'seller@demo.test'
const look = { locale: 'en-US', viewport: { width: 1280, height: 900 } }
const main = (page: Page) => page.getByRole('main')

/** Opens a page; the focus begins where the page does. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await hydrated(page)
}

/** The way goes on from the top of the page. */
const fromTheTop = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur())

/** Opens the browser's own window for files with Enter, and chooses these in it. */
async function bring(page: Page, field: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const window = page.waitForEvent('filechooser')
  await enter(page, field)
  await (await window).setFiles(files)
}

/** Picks up what has the focus, moves it one place, and puts it down; it is told where it is, and keeps the focus. */
async function carry(page: Page, grip: Locator, key: string, told: string) {
  await tabTo(page, grip)
  await page.keyboard.press('Space')
  await expect(page.locator('main li[data-dragged]')).toBeVisible()
  // keys count once all places are measured, which takes a frame more
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))
  await page.keyboard.press(key)
  await expect(page.getByText(told).first()).toBeAttached()
  await page.keyboard.press('Space')
}

/** Types into a list that can be searched, takes the first that fits, and closes what stays open for another. */
async function pick(page: Page, list: Locator, text: string) {
  await type(page, list, text)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(list).toBeFocused()
}

test('products are listed, sorted and priced, and a coupon is made, with the keys alone', async ({ browser, baseURL, request }) => {
  test.setTimeout(240_000)
  const context = await browserOf('seller', { browser, baseURL, request }, look)
  const page = await context.newPage()
  const title = `Keyed bowl ${Date.now().toString(36)}`

  await test.step('a product with an option and pictures is published', async () => {
    await visit(page, '/seller/products/create')
    await type(page, page.getByLabel('Title', { exact: true }), title)
    await type(page, page.getByRole('textbox', { name: 'Description' }), 'Turned from ash.')
    await bring(page, page.getByLabel('Add pictures'), ['front', 'side'].map((name) => ({ ...photo, name: `${name}.png` })))
    await carry(page, page.getByRole('button', { name: 'Drag picture 2' }), 'ArrowLeft', 'Now picture 1 of 2')
    await expect(page.getByRole('button', { name: 'Drag picture 1' })).toBeFocused()
    await fromTheTop(page)
    await pick(page, page.getByRole('combobox', { name: 'Category' }), 'bowl')
    await enter(page, page.getByRole('button', { name: 'Add an option' }))
    await type(page, page.getByLabel('Option', { exact: true }), 'Size')
    await type(page, page.getByLabel('Values'), 'Small, Large')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Values')).toBeFocused()
    for (const [size, price] of [['Small', '18'], ['Large', '26.5']]) {
      await type(page, page.getByLabel(`Price, ${size}`, { exact: true }), price ?? '')
      await type(page, page.getByLabel(`Stock, ${size}`, { exact: true }), '4')
    }
    await enter(page, page.getByRole('button', { name: 'Publish' }))
    await expect(page.getByText('Published. Shoppers can see it now')).toBeVisible()
  })

  await test.step('its price is raised in a change of many, and put back', async () => {
    await visit(page, '/seller/products')
    await type(page, page.getByLabel('Search products'), title)
    await page.keyboard.press('Enter')
    const grid = page.getByRole('grid', { name: 'Products' })
    const row = grid.getByRole('row', { name: title })
    await expect(row).toContainText('$18.00')
    await tabTo(page, grid.getByRole('checkbox').first())
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    const opener = page.getByRole('button', { name: 'Change selected' })
    await enter(page, opener)
    const change = page.getByRole('dialog', { name: 'Change 1 product' })
    await expect(change.getByRole('heading', { name: 'Change 1 product' })).toBeFocused()
    await type(page, change.getByLabel('By', { exact: true }), '50')
    await enter(page, change.getByRole('button', { name: 'Preview' }))
    await expect(change.getByText('This is what will change')).toBeVisible({ timeout: 30_000 })
    await enter(page, change.getByRole('button', { name: 'Change 1 product' }))
    await expect(change.getByText('1 product changed.')).toBeVisible({ timeout: 30_000 })
    await enter(page, change.getByRole('button', { name: 'Undo' }))
    await expect(change.getByText('1 product restored.')).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(row).toContainText('$18.00')
  })

  await test.step('a collection goes down the list, and up again', async () => {
    await visit(page, '/seller/categories')
    const names = page.getByRole('list', { name: 'Collections' }).getByRole('link')
    await expect(names.nth(1)).toBeVisible()
    const [first = '', second = ''] = await names.allInnerTexts()
    await carry(page, page.getByRole('button', { name: `Drag ${first}` }), 'ArrowDown', `${first} is now 2 of`)
    await expect(names.first()).toHaveText(second)
    await enter(page, page.getByRole('button', { name: `Move ${first} up` }))
    await expect(names.first()).toHaveText(first)
  })

  await test.step('a coupon for the product is made', async () => {
    const code = `KEY-${Date.now().toString(36)}`.toUpperCase()
    await visit(page, '/seller/coupons')
    await enter(page, main(page).getByRole('link', { name: 'Create a coupon' }))
    await type(page, page.getByLabel('Code', { exact: true }), code)
    await type(page, page.getByLabel('Percent', { exact: true }), '10')
    await tabTo(page, page.getByLabel('Everything in your shop'))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('Selected products')).toBeChecked()
    await pick(page, page.getByRole('combobox', { name: 'Products' }), title)
    await enter(page, page.getByRole('button', { name: 'Save coupon' }))
    await expect(page.getByText(`${code} is ready`)).toBeVisible()
    await expect(page.getByText(`10% off ${title}`)).toBeVisible()
  })
  await context.close()
})

test('a review, an order and a return are answered with the keys alone', async ({ browser, baseURL, request }) => {
  test.setTimeout(240_000)
  const [mug, jar] = [
    await offer(request, seller, { name: 'Mug', price: 2400, stock: 2 }),
    await offer(request, seller, { name: 'Jar', price: 1500, stock: 2 }),
  ]
  const buyer = await newBuyer(request)
  const open = await buy(request, buyer, [mug, jar])
  const sent = await buy(request, buyer, [mug])
  const part = sent.shopOrders[0]
  await ship(request, seller, part?.id ?? 0)
  await deliver(request, seller, part?.id ?? 0)
  await send(request, 'POST', `/api/orders/${sent.id}/shop-orders/${part?.id}/returns`, buyer.tokens.token, {
    reason: 'changed_mind',
    words: 'It does not fit in here',
    lines: [{ lineId: part?.lines[0]?.id, quantity: 1 }],
  })
  const context = await browserOf('seller', { browser, baseURL, request }, look)
  const page = await context.newPage()

  await test.step('a review gets an answer', async () => {
    await visit(page, '/seller/reviews')
    const opener = main(page).getByRole('button', { name: /^Answer / }).first()
    await enter(page, opener)
    const field = page.getByLabel(/^Your answer to /)
    await expect(field).toBeFocused()
    await page.keyboard.type('Thank you for writing!')
    await enter(page, page.getByRole('button', { name: 'Post answer' }))
    await expect(page.getByText('Your answer is posted')).toBeVisible()
  })

  await test.step('one piece of an order is called off, with the reason', async () => {
    await visit(page, `/seller/orders/${open.shopOrders[0]?.id}`)
    const opener = page.getByRole('button', { name: 'Cancel order' })
    await enter(page, opener)
    const form = page.getByRole('region', { name: 'Cancel order' })
    await expect(form.getByRole('heading', { name: 'Cancel order' })).toBeFocused()
    await enter(page, form.getByRole('button', { name: 'Decrease quantity' }).first())
    await type(page, form.getByLabel('Reason'), 'It cracked in the oven')
    await enter(page, form.getByRole('button', { name: 'Cancel order' }))
    await expect(page.getByText('Cancelled. The buyer gets a refund')).toBeVisible()
    await expect(opener).toBeFocused()
  })

  await test.step('the rest of it is shipped with others, and a wrong number is corrected', async () => {
    await visit(page, '/seller/orders')
    await enter(page, main(page).getByRole('button', { name: 'Ship many' }))
    const many = page.getByRole('dialog', { name: 'Ship many orders' })
    await type(page, many.getByLabel('Orders and tracking numbers'), `${open.number}, 1Z999AA10123456784, UPS`)
    await enter(page, many.getByRole('button', { name: 'Ship them' }))
    await expect(page.getByText('1 order is on its way').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await visit(page, `/seller/orders/${open.shopOrders[0]?.id}`)
    await enter(page, page.getByRole('button', { name: /^Change tracking number/ }).first())
    const another = page.getByRole('dialog', { name: 'Change the tracking number' })
    await type(page, another.getByLabel('Tracking number'), '1Z999AA10123456785')
    await enter(page, another.getByRole('button', { name: 'Save number' }))
    await expect(another).toHaveCount(0)
    await expect(main(page).getByText('1Z999AA10123456785').first()).toBeVisible()
  })

  await test.step('the bell tells of it, and the dashboard of other days', async () => {
    await visit(page, '/seller')
    await enter(page, page.getByRole('banner').getByRole('button', { name: /^Notifications/ }))
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await tabTo(page, page.getByRole('combobox', { name: 'Period' }))
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/period=/)
  })

  await test.step('a note for oneself is kept', async () => {
    await visit(page, `/seller/orders/${open.shopOrders[0]?.id}`)

    const note = page.getByRole('region', { name: 'Your note' })
    await fromTheTop(page)
    await type(page, note.getByRole('textbox', { name: /^For your shop only/ }), 'Wrap it twice')
    await enter(page, note.getByRole('button', { name: 'Save note' }))
    await expect(page.getByText('Note saved')).toBeVisible()
  })

  await test.step('a return is accepted', async () => {
    await visit(page, `/seller/orders/${part?.id}`)
    const box = page.getByRole('region', { name: 'Return' })
    await enter(page, box.getByRole('button', { name: 'Accept' }))
    await expect(box.getByRole('heading', { name: 'Accept the return' })).toBeFocused()
    await type(page, box.getByLabel('Where and how to send it'), 'Hafenstr. 3, 20457 Hamburg')
    await enter(page, box.getByRole('button', { name: 'Accept the return' }))
    await expect(box.getByText(/^The buyer has until .* to send it back/)).toBeVisible()
  })
  await context.close()
})

test('a new shop is set up and brings a table with the keys alone', async ({ browser, baseURL, request }) => {
  test.setTimeout(240_000)
  const owner = await newAccount(request, 'Kim')
  const tokens = await tokensOf(request, owner)
  const context = await browserWith(tokens, { browser, baseURL, request }, look)
  const page = await context.newPage()

  await test.step('it is opened', async () => {
    await visit(page, '/seller-registration')
    await type(page, page.getByLabel('Shop name'), `Shop of ${owner.email}`)
    await type(page, page.getByLabel('About the shop'), 'Bowls')
    await enter(page, page.getByRole('button', { name: 'Open shop' }))
    await expect(page.getByRole('heading', { name: 'Your shop is waiting for approval' })).toBeFocused()
  })

  await test.step('its logo is cropped', async () => {
    await visit(page, '/seller/shop')
    await bring(page, page.getByLabel('Add a logo'), [photo])
    const crop = page.getByRole('dialog', { name: 'Crop the logo' })
    await expect(crop).toBeVisible()
    await enter(page, crop.getByRole('button', { name: 'Save picture' }))
    await expect(page.getByLabel('Replace logo')).toBeAttached()
  })

  await test.step('it goes on vacation and comes back', async () => {
    const holiday = page.getByRole('region', { name: 'Vacation' })
    const [today = ''] = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().split('T')
    const [year = '', month = '', day = ''] = today.split('-')
    for (const label of ['First day', 'Last day']) {
      await tabTo(page, holiday.getByLabel(label))
      await page.keyboard.type(`${month}${day}${year}`)
      await expect(holiday.getByLabel(label)).toHaveValue(today)
    }
    await enter(page, holiday.getByRole('button', { name: 'Save vacation' }))
    await expect(page.getByText('Vacation saved')).toBeVisible()
    await enter(page, holiday.getByRole('button', { name: 'End vacation' }))
    await expect(page.getByText('Your shop is selling again')).toBeVisible()
  })

  await test.step('the shop says how to reach it', async () => {
    await visit(page, '/seller/shop')
    await type(page, page.getByLabel('Email for shoppers'), 'hello@bowls.example')
    await type(page, page.getByRole('textbox', { name: 'Shipping policy' }), 'Sent within two days.')
    await enter(page, page.getByRole('button', { name: 'Save shop' }))
    await expect(page.getByText('Shop saved')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Email for shoppers')).toHaveValue('hello@bowls.example')
  })

  await test.step('its money is to go to PayPal', async () => {
    await visit(page, '/seller/money/payout-account')
    await type(page, page.getByLabel('Email address of your PayPal account'), owner.email)
    await type(page, page.getByLabel('Your password', { exact: true }), owner.password)
    await enter(page, page.getByRole('button', { name: 'Save payout account' }))
    await expect(page.getByText('Payout account saved')).toBeVisible()
  })

  await test.step('mails about messages are turned off', async () => {
    await visit(page, '/seller/notifications')
    const choice = page.getByRole('switch', { name: /^Messages/ })
    await tabTo(page, choice)
    const before = await choice.isChecked()
    await page.keyboard.press('Space')
    await expect(choice).toBeChecked({ checked: !before })
    await page.reload()
    await expect(choice).toBeChecked({ checked: !before })
  })

  await test.step('a table of products is brought', async () => {
    const [top] = await read<{ name: string; child: { name: string }[] }[]>(request, '/api/public/category/get_tree_category')
    const table = `Title,Category,Status,Price,Stock\n"Keyed jug","${top?.name} > ${top?.child[0]?.name}",draft,24,3`
    await visit(page, '/seller/products/import')
    await bring(page, page.getByRole('button', { name: 'Choose a file' }), [
      { name: 'keyed.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
    ])
    await expect(page.getByText('keyed.csv, 1 row')).toBeVisible()
    await enter(page, page.getByRole('button', { name: 'Check the file' }))
    await expect(page.getByRole('heading', { name: 'This is what will happen' })).toBeVisible({ timeout: 30_000 })
    await enter(page, page.getByRole('button', { name: 'Import 1 product' }))
    await expect(page.getByText('1 product added')).toBeVisible({ timeout: 30_000 })
  })
  await context.close()
})
