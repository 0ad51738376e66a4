/** The products, the collections and the shop itself in the Seller Center. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { ProductBulk, SellerProductRow } from '@/features/seller/api'
import { asSeller } from '@/testing/people'
import { renderPage, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, productRowOf, productsPage, sellerProductOf } from '@/testing/shops'
import { ProductsPage } from './products/ProductsPage'
import { SellerShopPage } from './SellerShopPage'

beforeEach(() => server.use(http.get('*/api/seller/shop', () => HttpResponse.json(clay))))

afterEach(() => void vi.restoreAllMocks())

const tree = [{ id: 5, name: 'Home', child: [{ id: 6, name: 'Mugs' }] }]

const answerProducts = (...products: SellerProductRow[]) =>
  server.use(
    http.get('*/api/seller/products', () => HttpResponse.json(productsPage(products))),
    http.get('*/api/seller/products/bulk', () => HttpResponse.json({ items: [] })),
    http.get('*/api/seller/categories', () => HttpResponse.json({ items: [] })),
    http.get('*/api/public/category/get_tree_category', () => HttpResponse.json(tree)),
  )

const openProducts = (search = '') =>
  renderPage(
    <>
      <ProductsPage />
      <ToastHost />
    </>,
    { at: `/seller/products${search}`, path: '/seller/products', state: asSeller },
  )

test('a product shows its state, its range of prices and its stock', async () => {
  answerProducts(
    productRowOf(1, { variantCount: 2, maxPrice: 2600, stock: 8 }),
    productRowOf(2, { status: 'draft', stock: 0 }),
  )
  openProducts()
  const list = await screen.findByRole('list', { name: 'Products' })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first).toHaveTextContent('$24.00 – $26.00')
  expect(first).toHaveTextContent('8 in stock · 2 variants')
  expect(second).toHaveTextContent('Sold out · 1 variant')
  expect(within(second as HTMLElement).getByRole('link')).toHaveAttribute('href', '/seller/products/edit/2')
  expect(screen.getByRole('link', { name: 'Active (2)' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products (2)')
})

test('price and stock open over the list', async () => {
  answerProducts(productRowOf(1))
  server.use(http.get('*/api/seller/products/1', () => HttpResponse.json(sellerProductOf(1))))
  openProducts()
  await userEvent.click(await screen.findByRole('button', { name: 'Price and stock of Mug 1' }))
  expect(await screen.findByRole('form', { name: 'One variant' })).toBeInTheDocument()
})

const hiding: ProductBulk = {
  id: 7,
  status: 'applied',
  change: { what: 'status', status: 'hidden' },
  productCount: 1,
  counts: { create: 0, change: 1, skip: 0, error: 0, done: 1, refused: 0, undone: 0, archived: 0, left: 0 },
  createdAt: new Date().toISOString(),
}

test('a change that empties the list keeps its result and its way back', async () => {
  answerProducts(productRowOf(1))
  let isDone = false
  server.use(
    http.get('*/api/seller/products', () => HttpResponse.json(productsPage(isDone ? [] : [productRowOf(1)]))),
    http.post('*/api/seller/products/bulk', () => {
      isDone = true
      return HttpResponse.json(hiding, { status: 201 })
    }),
    http.get('*/api/seller/products/bulk/7', () => HttpResponse.json(hiding)),
    http.get('*/api/seller/products/bulk/7/items', () =>
      HttpResponse.json({ items: [], page: 1, pageSize: 25, total: 0 }),
    ),
  )
  openProducts('?status=active')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Mug 1' }))
  await user.click(screen.getByRole('button', { name: 'Change selected' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What to change' }), 'Visibility')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('1 product changed.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Products' })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
})

test('a change that goes on without its dialog is followed, and the list is asked for again once it is through', async () => {
  answerProducts(productRowOf(1))
  let asked = 0
  server.use(
    http.get('*/api/seller/products/bulk', () => {
      asked += 1
      return HttpResponse.json({ items: [asked === 1 ? { ...hiding, status: 'applying' } : hiding] })
    }),
    http.get('*/api/seller/products', () => HttpResponse.json(productsPage(asked > 1 ? [] : [productRowOf(1)]))),
  )
  openProducts('?status=active')
  expect(await screen.findByRole('list', { name: 'Products' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Products' })).not.toBeInTheDocument())
  expect(asked).toBeGreaterThan(1)
})

test('whoever comes back to the list sees it as it is now', async () => {
  answerProducts(productRowOf(1))
  const { router } = openProducts()
  expect(await screen.findByRole('link', { name: /Mug 1/ })).toBeInTheDocument()
  await act(() => router.navigate('/seller/orders'))
  answerProducts(productRowOf(2))
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('link', { name: /Mug 2/ })).toBeInTheDocument()
})

test('changes of the last days are listed, each with its way back', async () => {
  answerProducts(productRowOf(1))
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const older: ProductBulk = { ...hiding, id: 5, createdAt: daysAgo(3) }
  server.use(
    http.get('*/api/seller/products/bulk', () =>
      HttpResponse.json({ items: [{ ...hiding, id: 6, status: 'checked' }, older] }),
    ),
    http.get('*/api/seller/products/bulk/5', () => HttpResponse.json(older)),
    http.get('*/api/seller/products/bulk/5/items', () =>
      HttpResponse.json({ items: [], page: 1, pageSize: 25, total: 0 }),
    ),
  )
  openProducts()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Earlier changes' }))
  const list = await screen.findByRole('dialog', { name: 'Earlier changes' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(list).toHaveTextContent('Visibility: 1 product')
  await user.click(within(list).getByRole('button', { name: /^See the change of/ }))
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument()
})

test('all cards of a page are selected at once, and those of other pages stay so', async () => {
  answerProducts()
  server.use(
    http.get('*/api/seller/products', ({ request }) => {
      const isSecond = new URL(request.url).searchParams.get('page') === '2'
      return HttpResponse.json(productsPage([productRowOf(isSecond ? 30 : 1)], 30))
    }),
  )
  const { router } = openProducts()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByRole('checkbox', { name: 'Select Mug 1' })).toBeChecked()
  await act(() => router.navigate('?page=2'))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Mug 30' }))
  expect(screen.getByText('2 products selected')).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByText('1 product selected')).toBeInTheDocument()
})

test('what the list is filtered and sorted by stands in the address and is asked of the server', async () => {
  const asked: string[] = []
  answerProducts(productRowOf(1))
  server.use(
    http.get('*/api/seller/products', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(productsPage([productRowOf(1)]))
    }),
  )
  const { router } = openProducts('?status=active&page=2')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), 'Running low')
  expect(router.state.location.search).toBe('?status=active&stock=low')
  const category = screen.getByRole('combobox', { name: 'Category' })
  await user.selectOptions(category, await within(category).findByRole('option', { name: 'Mugs' }))
  expect(router.state.location.search).toBe('?status=active&stock=low&category=6')
  await user.click(await screen.findByRole('button', { name: 'Show 1 product' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveFocus()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price')
  await screen.findByRole('list', { name: 'Products' })
  expect(asked.at(-1)).toBe('?status=active&categoryId=6&stock=low&sort=price&page=1&pageSize=25')
})

// By text and labels: to look for roles in the whole table takes its time.
test('the table is found again with its columns, its density and its order after a reload', async () => {
  showWideScreen()
  answerProducts(productRowOf(1))
  const { router, unmount } = openProducts()
  fireEvent.click(await screen.findByLabelText('Row height'))
  fireEvent.click(await screen.findByText('Compact'))
  fireEvent.click(screen.getByLabelText('Choose columns'))
  fireEvent.click(await screen.findByLabelText('Sold'))
  const price = () => document.querySelector('[role=columnheader][data-field=price]') as HTMLElement
  fireEvent.click(price())
  expect(router.state.location.search).toBe('?sort=price&direction=asc')
  unmount()
  openProducts(router.state.location.search)
  await screen.findByText('$24.00')
  expect(price()).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.queryByText('Sold')).not.toBeInTheDocument()
  fireEvent.click(screen.getByLabelText('Row height'))
  expect(await screen.findByText('Compact')).toBeChecked()
}, 60_000)

test('a page behind the last one leads to the last one', async () => {
  answerProducts()
  server.use(
    http.get('*/api/seller/products', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      return HttpResponse.json({ ...productsPage(page === 2 ? [productRowOf(30)] : [], 30), page })
    }),
  )
  const { router } = openProducts('?page=3')
  expect(await screen.findByRole('link', { name: 'Mug 30' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?page=2')
})

test.each([
  ['', 'No products yet', 0],
  ['?status=draft', 'No products here', 1],
  ['?q=vase', 'No results for "vase"', 1],
])('nothing to show at "%s" says why; a shop without products has nothing to search in', async (search, title, fields) => {
  answerProducts()
  openProducts(search)
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.queryAllByLabelText('Search products')).toHaveLength(fields)
})

test('the products wait for the collections, so that nothing moves when their filter comes', async () => {
  answerProducts(productRowOf(1))
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.get('*/api/seller/categories', async () => {
      await held
      return HttpResponse.json({ items: [] })
    }),
  )
  openProducts()
  expect(await screen.findByRole('link', { name: 'Active (1)' })).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Products' })).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Search products')).not.toBeInTheDocument()
  answer()
  expect(await screen.findByRole('list', { name: 'Products' })).toBeInTheDocument()
  expect(screen.getByLabelText('Search products')).toBeInTheDocument()
})

test('the search stands in the address and keeps the tab', async () => {
  answerProducts()
  const { router } = openProducts('?status=active')
  await userEvent.type(await screen.findByLabelText('Search products'), ' vase {Enter}')
  expect(router.state.location.search).toBe('?status=active&q=vase')
})

test('the shop changes its name, and a missing one is said beside the field', async () => {
  let body: unknown
  server.use(
    http.patch('*/api/seller/shop', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json({ ...clay, name: 'Clay' })
    }),
  )
  openShop()
  const name = await screen.findByLabelText('Shop name')
  await userEvent.clear(name)
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Enter a name')).toBeInTheDocument()
  expect(name).toHaveAccessibleDescription(/Enter a name$/)
  await userEvent.type(name, 'Clay{Enter}')
  expect(await screen.findByText('Shop saved')).toBeInTheDocument()
  const { slug, description, shippingPolicy, returnPolicy, contactEmail, contactPhone, invoiceAddress } = clay
  const kept = { slug, description, shippingPolicy, returnPolicy, contactEmail, contactPhone, invoiceAddress }
  expect(body).toEqual({ name: 'Clay', ...kept })
})

const openShop = () =>
  renderPage(
    <>
      <SellerShopPage />
      <ToastHost />
    </>,
    { state: asSeller },
  )

test('a logo is cropped before it is sent, and what is no picture is refused', async () => {
  const sent = vi.fn()
  server.use(http.put('*/api/seller/shop/logo', () => (sent(), HttpResponse.json(clay))))
  openShop()
  const logo = within(await screen.findByRole('region', { name: 'Logo' }))
  expect(logo.queryByRole('button', { name: 'Remove logo' })).not.toBeInTheDocument()
  const chooser = userEvent.setup({ applyAccept: false })
  await chooser.upload(logo.getByLabelText('Add a logo'), new File(['1'], 'words.txt', { type: 'text/plain' }))
  expect(logo.getByRole('alert')).toHaveTextContent('words.txt')
  await chooser.upload(logo.getByLabelText('Add a logo'), new File(['1'], 'logo.png', { type: 'image/png' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop the logo' }))
  expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).not.toHaveBeenCalled()
})

test('the banner goes after a question', async () => {
  const removed = vi.fn()
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json({ ...clay, banner: '/media/wide.webp' })),
    http.delete('*/api/seller/shop/banner', () => (removed(), HttpResponse.json(clay))),
  )
  openShop()
  const banner = within(await screen.findByRole('region', { name: 'Banner' }))
  await userEvent.click(banner.getByRole('button', { name: 'Remove banner' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep it' }))
  expect(removed).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await userEvent.click(banner.getByRole('button', { name: 'Remove banner' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove banner' }))
  expect(await screen.findByText('Banner removed')).toBeInTheDocument()
})

test('a holiday is taken and ended', async () => {
  const taken: unknown[] = []
  let shop = clay
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(shop)),
    http.put('*/api/seller/shop/holiday', async ({ request }) => {
      const holiday = (await request.json()) as { from: string; to: string; note: string }
      taken.push(holiday)
      shop = { ...clay, holiday }
      return HttpResponse.json(shop)
    }),
    http.delete('*/api/seller/shop/holiday', () => {
      shop = clay
      return HttpResponse.json(shop)
    }),
  )
  openShop()
  const panel = within(await screen.findByRole('region', { name: 'Vacation' }))
  expect(panel.queryByRole('button', { name: 'End vacation' })).not.toBeInTheDocument()
  const [first, last] = [panel.getByLabelText('First day'), panel.getByLabelText('Last day')]
  await userEvent.type(first, '2999-08-10')
  await userEvent.type(last, '2999-08-01')
  await userEvent.click(panel.getByRole('button', { name: 'Save vacation' }))
  expect(await panel.findByText('The last day can\'t be before the first')).toBeInTheDocument()
  await userEvent.clear(last)
  await userEvent.type(last, '2999-08-20')
  await userEvent.click(panel.getByRole('button', { name: 'Save vacation' }))
  await userEvent.click(await panel.findByRole('button', { name: 'End vacation' }))
  expect(await screen.findByText('Your shop is selling again')).toBeInTheDocument()
  expect(taken).toEqual([{ from: '2999-08-10', to: '2999-08-20', note: '' }])
})

test('an address must be one, and the words can be looked at before they are saved', async () => {
  server.use(
    http.post('*/api/seller/products/preview', () => HttpResponse.json({ descriptionHtml: '<p>For <strong>daily</strong> use.</p>' })),
  )
  openShop()
  const address = await screen.findByLabelText('Shop web address')
  await userEvent.clear(address)
  await userEvent.type(address, 'Fine Clay')
  await userEvent.click(screen.getByRole('button', { name: 'Save shop' }))
  expect(await screen.findByText('Use lowercase letters, numbers and single hyphens')).toBeInTheDocument()
  const view = within(screen.getByRole('group', { name: 'View of: About the shop' }))
  await userEvent.click(view.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('daily')).toBeInTheDocument()
})

test('a shop that shoppers do not see is told why on its own page', async () => {
  server.use(http.get('*/api/seller/shop', () => HttpResponse.json({ ...clay, status: 'pending' })))
  renderPage(<SellerShopPage />, { state: asSeller })
  expect(await screen.findByText(/reviews new shops before they open/)).toBeInTheDocument()
})
