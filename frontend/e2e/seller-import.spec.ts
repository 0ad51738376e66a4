/** A seller brings 1,000 products as a table, five of them with faults, sees what will happen, has it done, and takes it back. */
import { expect, test, type Page } from '@playwright/test'
import { browserWith, newAccount, tokensOf } from './accounts'
import { read } from './demoMarketplace'
import { send } from './purchases'

const count = 1000
/** What is wrong in which row, the headings being the first, and how it is told. */
const faults = [
  { row: 12, cells: { price: 'free' }, told: 'Row 12, Price: Enter a price such as 19.99' },
  { row: 150, cells: { stock: 'many' }, told: 'Row 150, Stock: Enter a whole number such as 12' },
  { row: 400, cells: { category: 'Moon rocks' }, told: 'Row 400, Category: ' },
  { row: 777, cells: { status: 'gone' }, told: 'Row 777, Status: Use draft, active or hidden' },
  { row: 1001, cells: { price: '1,234' }, told: 'Row 1,001, Price: Enter a price such as 19.99' },
]
const plain = { price: '19.99', stock: '5', status: 'active' }

/** The table as a spreadsheet saves it. */
function table(category: string): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const faulty = faults.find(({ row }) => row === at + 2)
    const { price, stock, status, category: place } = { ...plain, category, ...faulty?.cells }
    return [`Bulk bowl ${at + 1}`, place, status, price, stock].map((cell) => `"${cell}"`).join(',')
  })
  return ['Title,Category,Status,Price,Stock', ...lines].join('\n')
}

const counted = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd')

test('1,000 products come as a table, all but the five with faults, and go again', async ({ browser, baseURL, request }) => {
  test.setTimeout(180_000)
  const owner = await newAccount(request, 'Ida')
  const tokens = await tokensOf(request, owner)
  await send(request, 'POST', '/api/seller/registration', tokens.token, { shopName: `Shop of ${owner.email}`, description: 'Bowls' })
  const [top] = await read<{ name: string; child: { name: string }[] }[]>(request, '/api/public/category/get_tree_category')
  const context = await browserWith(tokens, { browser, baseURL, request })
  const page = await context.newPage()

  await page.goto('/seller/products/import')
  const file = { name: 'bowls.csv', mimeType: 'text/csv', buffer: Buffer.from(table(`${top?.name} > ${top?.child[0]?.name}`)) }
  await page.getByRole('button', { name: 'Choose a file' }).setInputFiles(file)
  await expect(page.getByText('bowls.csv, 1,000 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('heading', { name: 'This is what will happen' })).toBeVisible({ timeout: 30_000 })
  await expect(counted(page, 'New')).toHaveText('995')
  await expect(counted(page, 'With errors')).toHaveText('5')
  for (const { told } of faults) await expect(page.getByText(told)).toBeVisible()

  await page.getByRole('button', { name: 'Import 995 products' }).click()
  await expect(page.getByRole('progressbar', { name: 'Importing your products' })).toBeVisible()
  await expect(page.getByText(/^[\d,]+ of 995 products$/)).toBeVisible()
  await expect(page.getByText('995 products added')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('5 products have errors and are left out.', { exact: false })).toBeVisible()

  await page.getByRole('link', { name: 'See products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products (995)' })).toBeVisible()
  await page.getByLabel('Search products').fill('Bulk bowl 997')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('grid').getByRole('link', { name: 'Bulk bowl 997', exact: true })).toBeVisible()
  await page.getByLabel('Search products').fill('Bulk bowl 1000')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText('No results for "Bulk bowl 1000"')).toBeVisible()

  await page.goto('/seller/products/import')
  await page.getByRole('link', { name: /bowls\.csv/ }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('995 products restored.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'See products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products (0)' })).toBeVisible()
  await expect(page.getByText('No products yet')).toBeVisible()
  await context.close()
})
