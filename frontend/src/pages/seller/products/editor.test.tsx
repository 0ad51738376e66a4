/** Listing a product and changing it. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { SellerProduct } from '@/features/seller/api'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, sellerProductOf } from '@/testing/shops'
import { ProductCreatePage, ProductEditPage } from './ProductEditorPage'

const tree = [{ id: 1, name: 'Kitchen', slug: 'kitchen', isShowSuggest: true, tile: 'sand', picture: null, child: [{ id: 6, name: 'Mugs', slug: 'mugs' }] }]

beforeEach(() => {
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:picture')
  URL.revokeObjectURL = vi.fn<() => void>()
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(clay)),
    http.get('*/api/seller/categories', () => HttpResponse.json({ items: [] })),
    http.get('*/api/public/category/get_tree_category', () => HttpResponse.json(tree)),
    http.get('*/api/public/config', () => HttpResponse.json({ commissionBps: 800 })),
  )
})

const create = () =>
  renderPage(
    <>
      <ProductCreatePage />
      <ToastHost />
    </>,
    { at: '/seller/products/create', path: '/seller/products/create', state: asSeller },
  )
const edit = (product: SellerProduct) => {
  server.use(http.get(`*/api/seller/products/${product.id}`, () => HttpResponse.json(product)))
  return renderPage(
    <>
      <ProductEditPage />
      <ToastHost />
    </>,
    { at: `/seller/products/edit/${product.id}`, path: '/seller/products/edit/:productId', state: asSeller },
  )
}
// By text and at once: the form is long, and looking for roles in it takes its time.
const press = (name: string) => fireEvent.click(screen.getByText(name))
const fill = (label: string | RegExp, text: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

test('what is missing before publishing is named, and leads to its field', async () => {
  create()
  press('Publish')
  expect(await screen.findByText('Before shoppers can see it')).toBeInTheDocument()
  press('Enter a title')
  expect(screen.getByLabelText('Title')).toHaveFocus()
  // Without a title the server takes it from nobody.
  expect(screen.queryByText('Publish anyway')).not.toBeInTheDocument()
})

test('what lacks only a description and a picture is published when its seller says so', async () => {
  const sent: unknown[] = []
  server.use(
    http.patch('*/api/seller/products/1', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(sellerProductOf(1, { version: 2 }))
    }),
  )
  edit(sellerProductOf(1, { status: 'draft' }))
  await screen.findByText('Publish')
  press('Publish')
  expect(await screen.findByText('Add a picture')).toBeInTheDocument()
  expect(sent).toEqual([])
  press('Publish anyway')
  expect(await screen.findByText('Published. Shoppers can see it now')).toBeInTheDocument()
  expect(sent).toEqual([{ status: 'active', expectedVersion: 1 }])
})

test('what was typed is found again, until it is discarded', async () => {
  const { unmount } = create()
  fill('Title', 'Half a mug')
  unmount()
  create()
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Half a mug'))
  press('Discard')
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Discard'))
  expect(screen.getByLabelText('Title')).toHaveValue('')
  expect(sessionStorage.getItem('draft_product')).toBeNull()
})

test('a product that another window changed is saved only when its seller says so', async () => {
  const product = sellerProductOf(1)
  const seen: unknown[] = []
  edit(product)
  server.use(
    http.patch('*/api/seller/products/1', async ({ request }) => {
      const { expectedVersion } = (await request.json()) as { expectedVersion: number }
      seen.push(expectedVersion)
      if (expectedVersion === 1) return HttpResponse.json({ code: 'product_changed', version: 4 }, { status: 409 })
      return HttpResponse.json({ ...product, title: 'Cup', version: 5 })
    }),
  )
  await screen.findByLabelText('Title')
  fill('Title', 'Cup')
  press('Save')
  expect(await screen.findByText(/changed in another window/)).toBeInTheDocument()
  server.use(http.get('*/api/seller/products/1', () => HttpResponse.json({ ...product, version: 4 })))
  press('Save my version')
  expect(await screen.findByText('Product saved')).toBeInTheDocument()
  expect(seen).toEqual([1, 4])
})

test('nothing can be typed while it is sent, and the focus comes back', async () => {
  edit(sellerProductOf(1))
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.patch('*/api/seller/products/1', async () => {
      await answered
      return HttpResponse.json({ ...sellerProductOf(1), title: 'Cup', version: 2 })
    }),
  )
  const title = await screen.findByLabelText('Title')
  fill('Title', 'Cup')
  title.focus()
  fireEvent.submit(title)
  await waitFor(() => expect(title.closest('[inert]')).not.toBeNull())
  title.blur()
  answer()
  expect(await screen.findByText('Product saved')).toBeInTheDocument()
  await waitFor(() => expect(title.closest('[inert]')).toBeNull())
  expect(title).toHaveFocus()
})

test('what the server refuses in the table stands at its cell', async () => {
  edit(sellerProductOf(1))
  server.use(
    http.put('*/api/seller/products/1/variants', () =>
      HttpResponse.json(
        { code: 'invalid_fields', errors: [{ pointer: '/variants/0/sku', code: 'x', message: 'Taken already' }] },
        { status: 422 },
      ),
    ),
  )
  const sku = await screen.findByLabelText('SKU')
  fill('SKU', 'MUG-2')
  press('Save')
  await waitFor(() => expect(sku).toHaveAccessibleDescription('Taken already'))
})

test('a product that is not there says so', async () => {
  server.use(http.get('*/api/seller/products/1', () => HttpResponse.json({ code: 'not_found' }, { status: 404 })))
  renderPage(<ProductEditPage />, { at: '/seller/products/edit/1', path: '/seller/products/edit/:productId', state: asSeller })
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument()
})

/** A shop's drafts as a server keeps them; answers what it was asked. */
function draftServer() {
  const calls: { what: string; body: unknown; key?: string | null }[] = []
  let product = sellerProductOf(1, { status: 'draft', title: '', variants: [] })
  const [blank] = sellerProductOf(1).variants as [SellerProduct['variants'][number]]
  server.use(
    http.post('*/api/seller/products', async ({ request }) => {
      const body = (await request.json()) as { title: string; variants: { price: number; stock: number }[] }
      calls.push({ what: 'create', body, key: request.headers.get('Idempotency-Key') })
      const variants = body.variants.map(({ price, stock }) => ({ ...blank, sku: null, price, stock }))
      product = { ...product, title: body.title, status: 'draft', variants }
      return HttpResponse.json(product, { status: 201 })
    }),
    http.patch('*/api/seller/products/1', async ({ request }) => {
      const body = (await request.json()) as Partial<SellerProduct>
      calls.push({ what: 'change', body })
      product = { ...product, ...body, version: product.version + 1 }
      return HttpResponse.json(product)
    }),
    http.get('*/api/seller/products/1', () => HttpResponse.json(product)),
  )
  return calls
}

const choose = async (category: string) => {
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: category } })
  fireEvent.click(await screen.findByText(category))
}

/** A clock that the pauses after typing need not be waited out on. */
const holdClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
const pause = () => act(() => vi.advanceTimersByTimeAsync(2000))
afterEach(() => void vi.useRealTimers())

test('a draft saves itself once it has a title, a category and a price, and again after each pause', async () => {
  const calls = draftServer()
  holdClock()
  create()
  fill('Title', 'Mug')
  await choose('Mugs')
  expect(screen.getByText('Kept in this tab until it has a title, a category and a price')).toBeInTheDocument()
  fill('Price', '20.00')
  await pause()
  expect(await screen.findByText(/^Draft saved at/)).toBeInTheDocument()
  expect(calls).toMatchObject([{ what: 'create', body: { title: 'Mug', status: 'draft' } }])
  expect(calls[0]?.key).toBeTruthy()
  expect(sessionStorage.getItem('draft_product')).toBeNull()
  fill('Title', 'Cup')
  await pause()
  await waitFor(() => expect(calls[1]).toMatchObject({ what: 'change', body: { title: 'Cup', expectedVersion: 1 } }))
  expect(calls).toHaveLength(2)
  // Nothing was taken from who types.
  expect(screen.getByLabelText('Title')).toHaveValue('Cup')
})

test('what is typed while a draft is on its way stays, and follows', async () => {
  const calls = draftServer()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.patch(
      '*/api/seller/products/1',
      async ({ request }) => {
        calls.push({ what: 'slow', body: await request.json() })
        await answered
        return HttpResponse.json(sellerProductOf(1, { status: 'draft', title: 'Cup', version: 2 }))
      },
      { once: true },
    ),
  )
  holdClock()
  edit(sellerProductOf(1, { status: 'draft' }))
  await screen.findByLabelText('Title')
  fill('Title', 'Cup')
  await pause()
  expect(await screen.findByText('Saving')).toBeInTheDocument()
  fill('Title', 'Cup and saucer')
  answer()
  await waitFor(() => expect(screen.queryByText('Saving')).not.toBeInTheDocument())
  await pause()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]).toMatchObject({ what: 'change', body: { title: 'Cup and saucer', expectedVersion: 2 } })
  expect(screen.getByLabelText('Title')).toHaveValue('Cup and saucer')
})

test('a new draft whose answer got lost is asked for again under its key, as it was', async () => {
  const calls = draftServer()
  server.use(
    http.post(
      '*/api/seller/products',
      async ({ request }) => {
        calls.push({ what: 'lost', body: await request.json(), key: request.headers.get('Idempotency-Key') })
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  holdClock()
  create()
  fill('Title', 'Mug')
  await choose('Mugs')
  fill('Price', '20.00')
  await pause()
  expect(await screen.findByText('Not saved')).toBeInTheDocument()
  fill('Title', 'Cup')
  await pause()
  expect(await screen.findByText(/^Draft saved at/)).toBeInTheDocument()
  const [lost, again, change] = calls
  expect(again).toEqual({ ...lost, what: 'create' })
  expect(change).toMatchObject({ what: 'change', body: { title: 'Cup' } })
})

test('what shoppers see does not change by itself', async () => {
  const changed = vi.fn<() => Response>(() => HttpResponse.json(sellerProductOf(1)))
  server.use(http.patch('*/api/seller/products/1', changed))
  holdClock()
  edit(sellerProductOf(1))
  await screen.findByLabelText('Title')
  fill('Title', 'Cup')
  await pause()
  expect(changed).not.toHaveBeenCalled()
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
})

const png = (name: string) => new File(['picture'], `${name}.png`, { type: 'image/png' })
const altsOf = () => screen.getAllByLabelText(/^What it shows/).map((field) => (field as HTMLInputElement).value)

test('pictures come by pasting wherever the focus is, but not with cells of a spreadsheet', async () => {
  create()
  const title = screen.getByLabelText('Title')
  const paste = (types: string[]) => fireEvent.paste(title, { clipboardData: { files: [png('cells')], types } })
  paste(['text/plain', 'Files'])
  expect(screen.queryByLabelText(/^What it shows/)).not.toBeInTheDocument()
  paste(['Files'])
  expect(await screen.findByLabelText(/^What it shows/)).toBeInTheDocument()
})

test('pictures come by dropping and from the camera; a file that is none says so', () => {
  create()
  const zone = screen.getByText('Drop pictures here, or paste them').parentElement as HTMLElement
  const text = new File(['words'], 'words.txt', { type: 'text/plain' })
  fireEvent.drop(zone, { dataTransfer: { files: [png('a'), text], types: ['Files'] } })
  expect(screen.getAllByLabelText(/^What it shows/)).toHaveLength(1)
  expect(screen.getByText('Use JPEG, PNG or WebP files')).toBeInTheDocument()
  const camera = screen.getByLabelText('Take a photo')
  expect(camera).toHaveAttribute('capture', 'environment')
  fireEvent.change(camera, { target: { files: [png('b')] } })
  expect(screen.getAllByLabelText(/^What it shows/)).toHaveLength(2)
  fireEvent.change(screen.getAllByLabelText(/^What it shows/)[1] as HTMLElement, { target: { value: 'The handle' } })
  press('Drop pictures here, or paste them')
  fireEvent.click(screen.getByLabelText('Move picture 2 forward'))
  expect(altsOf()).toEqual(['The handle', ''])
})

test('a picture that was not taken is sent again, and the product is then published as was asked', async () => {
  const known = sellerProductOf(1, { status: 'draft', description: 'A mug.' })
  edit(known)
  let isBroken = true
  const wanted: unknown[] = []
  const image = { id: 9, url: '/media/9.webp', alt: '' }
  const pictured = { ...known, images: [image], version: 2 } as unknown as SellerProduct
  server.use(
    http.post('*/api/seller/products/1/images', () => {
      if (isBroken) return HttpResponse.json({ code: 'unavailable' }, { status: 503 })
      return HttpResponse.json(pictured, { status: 201 })
    }),
    http.patch('*/api/seller/products/1', async ({ request }) => {
      wanted.push(await request.json())
      return HttpResponse.json({ ...pictured, status: 'active', version: 3 })
    }),
  )
  await screen.findByLabelText('Title')
  fireEvent.change(screen.getByLabelText('Add pictures'), { target: { files: [png('a')] } })
  press('Publish')
  const again = await screen.findByText('Try again')
  isBroken = false
  fireEvent.click(again)
  expect(await screen.findByText('Published. Shoppers can see it now')).toBeInTheDocument()
  expect(wanted).toEqual([{ status: 'active', expectedVersion: 2 }])
})

const openMenu = async (entry: string) => {
  await screen.findByLabelText('Title')
  fireEvent.click(screen.getByLabelText('More actions'))
  fireEvent.click(within(await screen.findByRole('menu')).getByText(entry))
}

/** A mug in two sizes, at two prices. */
function mugInTwoSizes(): SellerProduct {
  const [blank] = sellerProductOf(1).variants as [SellerProduct['variants'][number]]
  const sizes = ['Small', 'Large'].map((value, at) => ({ id: at + 1, value }))
  return sellerProductOf(1, {
    options: [{ id: 1, name: 'Size', values: sizes }],
    variants: sizes.map(({ id, value }) => ({
      ...{ ...blank, id, sku: null, price: id * 1000, stock: id, optionIds: [id] },
      values: [value],
    })),
  })
}

test('a block of a spreadsheet fills the cells from where it is pasted, and what is below the last row goes nowhere', async () => {
  edit(mugInTwoSizes())
  const cell = (column: string, size: string) => screen.getByLabelText(`${column}, ${size}`)
  await screen.findByLabelText('Price, Large')
  const block = '$30.00\t\t7\tMUG-L\n$40.00\t\t9\tMUG-XL\n'
  fireEvent.paste(cell('Price', 'Large'), { clipboardData: { files: [], types: [], getData: () => block } })
  expect(cell('Price', 'Large')).toHaveValue('30.00')
  expect(cell('Stock', 'Large')).toHaveValue('7')
  expect(cell('SKU', 'Large')).toHaveValue('MUG-L')
  expect(cell('Price', 'Small')).toHaveValue('10.00')
  expect(screen.getAllByLabelText(/^Price, /)).toHaveLength(2)
  expect(await screen.findByText('1 row pasted')).toBeInTheDocument()
})

test('what a piece earns is told as it is typed, from the cheapest variant to the dearest', async () => {
  edit(mugInTwoSizes())
  expect(await screen.findByText(/^You earn \$9\.20 – \$18\.40 per item after 8% commission/)).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText('Sale price, Large'), { target: { value: '15' } })
  expect(await screen.findByText(/^You earn \$9\.20 – \$13\.80 per item/)).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText('Sale price, Large'), { target: { value: '10' } })
  expect(await screen.findByText(/^You earn \$9\.20 per item/)).toBeInTheDocument()
})

test('the preview shows what is typed, not what is saved', async () => {
  server.use(
    http.post('*/api/seller/products/preview', async ({ request }) => {
      const { description } = (await request.json()) as { description: string }
      return HttpResponse.json({ descriptionHtml: `<p>${description}</p>` })
    }),
  )
  edit(sellerProductOf(1, { description: 'A mug.' }))
  await screen.findByLabelText('Title')
  fill('Title', 'Cup')
  fill('Price', '19.50')
  fireEvent.change(screen.getByRole('textbox', { name: /^Description/ }), { target: { value: 'A cup.' } })
  fireEvent.click(screen.getAllByText('Preview')[0] as HTMLElement)
  const sheet = within(await screen.findByRole('dialog', { name: 'Preview: Cup' }))
  expect(sheet.getByRole('heading', { level: 1, name: 'Cup' })).toBeInTheDocument()
  expect(sheet.getAllByText('$19.50').length).toBeGreaterThan(0)
  expect(await sheet.findByText('A cup.')).toBeInTheDocument()
  expect(sheet.queryByText('A mug.')).not.toBeInTheDocument()
})

test('a product that orders name is archived instead of deleted, in the same dialog', async () => {
  edit(sellerProductOf(1, { status: 'hidden', soldCount: 0 }))
  const become: unknown[] = []
  server.use(
    http.delete('*/api/seller/products/1', () => HttpResponse.json({ code: 'product_sold' }, { status: 409 })),
    http.patch('*/api/seller/products/1', async ({ request }) => {
      become.push(await request.json())
      return HttpResponse.json(sellerProductOf(1, { status: 'archived' }))
    }),
  )
  await openMenu('Delete')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByText('Delete'))
  expect(await dialog.findByText('This product has been sold')).toBeInTheDocument()
  fireEvent.click(dialog.getByText('Archive it'))
  expect(await screen.findByText('Archived', { selector: '[role="status"] *, [role="alert"] *, p, span' })).toBeInTheDocument()
  expect(become).toEqual([{ status: 'archived' }])
})

test('a product that was never sold is deleted, and its list comes back', async () => {
  const { router } = edit(sellerProductOf(1, { soldCount: 0 }))
  server.use(http.delete('*/api/seller/products/1', () => new HttpResponse(null, { status: 204 })))
  await openMenu('Delete')
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('Delete'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/products'))
})

test('a copy is opened as a draft', async () => {
  const { router } = edit(sellerProductOf(1))
  server.use(
    http.post('*/api/seller/products/1/duplicate', () => HttpResponse.json(sellerProductOf(2, { status: 'draft' }), { status: 201 })),
    http.get('*/api/seller/products/2', () => HttpResponse.json(sellerProductOf(2, { status: 'draft' }))),
  )
  await openMenu('Duplicate')
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/products/edit/2'))
})

test('German words are folded away until somebody writes them', async () => {
  const sent: unknown[] = []
  const message = 'Use at most 200 characters'
  server.use(
    http.patch('*/api/seller/products/1', async ({ request }) => {
      sent.push(await request.json())
      if (sent.length > 1) return HttpResponse.json(sellerProductOf(1, { version: 2, titleDe: 'Becher' }))
      return HttpResponse.json({ code: 'validation_failed', errors: [{ pointer: '/titleDe', code: 'too_long', message }] }, { status: 422 })
    }),
  )
  edit(sellerProductOf(1))
  const section = await screen.findByRole('button', { name: 'In German' })
  expect(section).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(section)
  fill(/Title in German/, 'Becher')
  press('Save')
  expect(await screen.findByText(message)).toBeInTheDocument()
  // A fault is not folded away.
  fireEvent.click(section)
  expect(section).toHaveAttribute('aria-expanded', 'true')
  fill(/Title in German/, 'Becher ')
  press('Save')
  expect(await screen.findByText('Product saved')).toBeInTheDocument()
  expect(sent.at(-1)).toEqual({ titleDe: 'Becher', expectedVersion: 1 })
})

test('German words that are there are in sight', async () => {
  edit(sellerProductOf(1, { titleDe: 'Becher', descriptionDe: 'Von Hand' }))
  expect(await screen.findByRole('button', { name: 'In German' })).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByLabelText(/Title in German/)).toHaveValue('Becher')
})
