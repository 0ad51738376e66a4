/** A seller lists a product with options and pictures, and shoppers find it until it is hidden. */
import { expect, test, type Page } from '@playwright/test'
import { browserOf } from './people'

/** A photo: a red dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
)
const pictures = ['front', 'side', 'back'].map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: dot }))

async function addOption(page: Page, at: number, name: string, values: string) {
  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByLabel('Option', { exact: true }).nth(at).fill(name)
  await page.getByLabel('Values').nth(at).fill(values)
  await page.getByLabel('Values').nth(at).press('Enter')
}

test('a product is listed with two options and three pictures, found, changed and hidden', async ({ browser, baseURL, request }) => {
  test.setTimeout(180_000)
  const title = `Salad bowl ${Date.now().toString(36)}`
  const context = await browserOf('seller', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/seller/products/create')

  // What is missing is said before anything is sent.
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('link', { name: 'Enter a title' }).click()
  await page.keyboard.type(title)
  await page.getByRole('textbox', { name: 'Description' }).fill('Turned from **ash**, oiled.')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option').first().click()
  await page.getByLabel('Add pictures').setInputFiles(pictures)
  await page.getByRole('button', { name: 'Move picture 3 forward' }).click()

  await addOption(page, 0, 'Size', 'Small, Large')
  await addOption(page, 1, 'Wood', 'Ash, Oak')
  const all = page.getByRole('group', { name: 'Set for all' })
  await all.getByLabel('Price').fill('40')
  await all.getByLabel('Stock').fill('3')
  await all.getByRole('button').click()
  await page.getByLabel('Price, Large, Oak', { exact: true }).fill('55')
  await expect(page.getByLabel('Price, Small, Ash', { exact: true })).toHaveValue('40')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Shoppers can see it now')).toBeVisible()
  await expect(page).toHaveURL(/\/seller\/products\/edit\/\d+$/)
  await expect(page.getByRole('img', { name: /^Picture \d$/ })).toHaveCount(3)

  // Shoppers find it; the search takes a moment to know it.
  const guest = await (await browserOf('guest', { browser, baseURL, request }, { locale: 'en-US' })).newPage()
  const found = guest.getByRole('link', { name: title })
  await expect(async () => {
    await guest.goto(`/search?q=${encodeURIComponent(title)}`)
    await expect(found.first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await found.first().click()
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = guest.url()

  // What was entered stays with its combination while another value comes.
  await page.getByLabel('Values').nth(0).fill('Huge')
  await page.getByLabel('Values').nth(0).press('Enter')
  await expect(page.getByLabel('Price, Large, Oak', { exact: true })).toHaveValue('55.00')
  await page.getByLabel('Stock, Huge, Ash', { exact: true }).fill('1')
  await page.getByLabel('Stock, Huge, Oak', { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Product saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Stock, Huge, Ash', { exact: true })).toHaveValue('1')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Hide from shoppers' }).click()
  await expect(page.getByText('Hidden. Shoppers no longer see it')).toBeVisible()
  await expect(async () => {
    const answer = await request.get(address.replace('/product/', '/api/public/products/'))
    expect(answer.status()).toBe(404)
  }).toPass({ timeout: 30_000 })
})

test('Back asks before unsaved changes of a product are left', async ({ browser, baseURL, request }) => {
  const context = await browserOf('seller', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/seller/products')
  await page.locator('main a[href^="/seller/products/edit/"]').first().click()
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Half a thought')
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(title).toHaveValue('Half a thought')
  await page.goBack()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/seller\/products$/)
})

test('prices of several products are raised at once, after a look, and put back', async ({ browser, baseURL, request }) => {
  const context = await browserOf('seller', { browser, baseURL, request }, { locale: 'en-US' })
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/seller/products')
  const grid = page.getByRole('grid', { name: 'Products' })
  // While the dialog is open, the table is hidden from all but the eye.
  const prices = async () => (await page.locator('[data-field="price"][role="gridcell"]').allInnerTexts()).slice(0, 2)
  await grid.getByRole('row').nth(1).getByRole('checkbox').check()
  await grid.getByRole('row').nth(2).getByRole('checkbox').check()
  const before = await prices()
  await expect(page.getByText('2 products selected')).toBeVisible()
  await page.getByRole('button', { name: 'Change selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' })
  await dialog.getByLabel('By', { exact: true }).fill('10')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('This is what will change')).toBeVisible({ timeout: 30_000 })
  expect(await prices()).toEqual(before)
  await dialog.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(dialog.getByText('2 products changed.')).toBeVisible({ timeout: 30_000 })
  await expect.poll(prices).not.toEqual(before)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('2 products are as they were before.')).toBeVisible({ timeout: 30_000 })
  await expect.poll(prices).toEqual(before)
})
