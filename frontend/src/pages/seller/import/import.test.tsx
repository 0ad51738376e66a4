/** Bringing products as a table: from the file to what became of it. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProductImport, ProductImportItem } from '@/features/seller/import/api'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { ImportPage } from './ImportPage'
import { ImportsPage } from './ImportsPage'

const none = { create: 0, change: 0, skip: 0, error: 0, done: 0, refused: 0, undone: 0, archived: 0, left: 0 }

const noPictures = { named: 0, waiting: 0, added: 0, there: 0, refused: 0 }

function importOf(over: Partial<ProductImport> = {}): ProductImport {
  return {
    id: 5,
    fileName: 'mugs.csv',
    separator: ';',
    status: 'uploaded',
    columns: [
      { heading: 'Titel', samples: ['Mug', 'Bowl'], means: 'title' },
      { heading: 'Preis', samples: ['9,99'], means: 'price' },
      { heading: 'Farbe', samples: [], means: null },
    ],
    rowCount: 1000,
    productCount: 0,
    counts: none,
    pictures: noPictures,
    createdAt: '2026-11-23T10:00:00Z',
    ...over,
  }
}

const itemOf = (number: number, over: Partial<ProductImportItem> = {}): ProductImportItem => ({
  number,
  handle: 'mug',
  title: `Mug ${number}`,
  rows: [number + 1],
  action: 'create',
  step: 'waiting',
  faults: [],
  productId: null,
  changes: [],
  ...over,
})

const checked = importOf({
  status: 'checked',
  productCount: 1000,
  counts: { ...none, create: 900, change: 90, skip: 5, error: 5 },
})

const serve = (...states: ProductImport[]) => {
  let asked = 0
  server.use(
    http.get('*/api/seller/products/import/5', () => HttpResponse.json(states[Math.min(asked++, states.length - 1)])),
  )
}
const serveItems = (...items: ProductImportItem[]) =>
  server.use(
    http.get('*/api/seller/products/import/5/items', () =>
      HttpResponse.json({ items, page: 1, pageSize: 25, total: items.length }),
    ),
  )
const open = () =>
  renderPage(<ImportPage />, {
    at: '/seller/products/import/5',
    path: '/seller/products/import/:importId',
    state: asSeller,
  })

beforeEach(() => serveItems())
afterEach(() => vi.restoreAllMocks())

test('earlier imports are found again with where they are', async () => {
  server.use(http.get('*/api/seller/products/import', () => HttpResponse.json({ items: [checked] })))
  renderPage(<ImportsPage />, { at: '/seller/products/import', state: asSeller })
  const earlier = await screen.findByRole('link', { name: /mugs\.csv/ })
  expect(earlier).toHaveAttribute('href', '/seller/products/import/5')
  expect(earlier).toHaveTextContent('1,000 rows')
  expect(earlier).toHaveTextContent('Ready to import')
})

test('a file that is too large is not sent', async () => {
  server.use(http.get('*/api/seller/products/import', () => HttpResponse.json({ items: [] })))
  const { container } = renderPage(<ImportsPage />, { at: '/seller/products/import', state: asSeller })
  const file = new File(['x'], 'big.csv')
  Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 })
  fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Use a file of 10 MB or less')
})

test('columns are shown with what stands in them, and each meaning is chosen once', async () => {
  serve(importOf())
  let sent: unknown
  server.use(
    http.put('*/api/seller/products/import/5/columns', async ({ request }) => {
      sent = await request.json()
      serve(checked)
      return HttpResponse.json(importOf({ status: 'checking', productCount: 1000 }))
    }),
  )
  open()
  const color = await screen.findByLabelText('Farbe')
  expect(screen.getByLabelText('Preis')).toHaveValue('price')
  expect(screen.getByText('Such as Mug · Bowl')).toBeInTheDocument()
  expect(within(color).getByRole('option', { name: 'Title' })).toBeDisabled()
  fireEvent.change(color, { target: { value: 'option1Value' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }))
  await waitFor(() => expect(sent).toEqual({ columns: ['title', 'price', 'option1Value'] }))
  expect(await screen.findByRole('button', { name: 'Import 990 products' })).toBeInTheDocument()
})

test('what the server refuses about the columns is said', async () => {
  serve(importOf())
  const errors = [{ pointer: '/columns', code: 'column_missing', message: 'Choose which column has the title or the handle' }]
  server.use(
    http.put('*/api/seller/products/import/5/columns', () =>
      HttpResponse.json({ code: 'invalid_fields', errors }, { status: 422 }),
    ),
  )
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Check the file' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose which column has the title or the handle')
})

test('the check counts what will happen, and names each fault at its row', async () => {
  serve(checked)
  serveItems(
    itemOf(199, {
      action: 'error',
      faults: [{ row: 200, column: 'price', code: 'invalid_price', message: 'Enter a price such as 19.99', address: null }],
    }),
  )
  open()
  expect(await screen.findByText('Row 200, Price: Enter a price such as 19.99')).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'With errors (5)' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('5 products have errors and are left out.', { exact: false })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Download rows with errors' })).toBeInTheDocument()
})

test('an import goes on with its progress until it is done', async () => {
  const applying = importOf({
    status: 'applying',
    productCount: 1000,
    counts: { ...checked.counts, done: 330 },
  })
  serve(applying, importOf({ ...applying, status: 'applied', counts: { ...checked.counts, done: 990 } }))
  open()
  expect(await screen.findByText('330 of 990 products')).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Importing your products' })).toBeInTheDocument()
  expect(await screen.findByText('900 products added, 90 products changed')).toBeInTheDocument()
})

test('an import is undone only after a question', async () => {
  const applied = importOf({ status: 'applied', productCount: 1, counts: { ...none, create: 1, done: 1 } })
  serve(applied)
  const undone = vi.fn<() => void>()
  server.use(
    http.post('*/api/seller/products/import/5/undo', () => {
      undone()
      const after = importOf({ ...applied, status: 'undone', counts: { ...none, create: 1, undone: 1 } })
      serve(after)
      return HttpResponse.json(after)
    }),
  )
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Undo import' }))
  const question = await screen.findByRole('dialog', { name: 'Undo this import?' })
  expect(undone).not.toHaveBeenCalled()
  fireEvent.click(within(question).getByRole('button', { name: 'Undo import' }))
  expect(await screen.findByText('1 product restored.')).toBeInTheDocument()
})

test('an import that is not there leads back to those that are', async () => {
  server.use(
    http.get('*/api/seller/products/import/5', () => HttpResponse.json({ code: 'not_found' }, { status: 404 })),
  )
  open()
  expect(await screen.findByRole('heading', { name: 'Import not found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All imports' })).toHaveAttribute('href', '/seller/products/import')
})

test('how many pictures come is told before, and those that did not come with their address after', async () => {
  serve({ ...checked, pictures: { ...noPictures, named: 40 } })
  const { unmount } = open()
  expect(await screen.findByText('40 pictures will be fetched after the products are imported.')).toBeInTheDocument()
  unmount()
  serve(
    importOf({
      status: 'applied',
      productCount: 1,
      counts: { ...none, create: 1, done: 1 },
      pictures: { ...noPictures, named: 2, added: 1, refused: 1 },
    }),
  )
  const fault = { row: 2, column: 'images' as const, code: 'image_not_there', message: 'The address answers 404', address: 'https://a.test/1.jpg' }
  serveItems(itemOf(1, { step: 'done', faults: [fault] }))
  open()
  expect(await screen.findByText('1 picture added')).toBeInTheDocument()
  expect(await screen.findByText('Row 2, Picture addresses: The address answers 404 (https://a.test/1.jpg)')).toBeInTheDocument()
})

test('pictures have a progress of their own once the products are there', async () => {
  const counts = { ...none, create: 1, done: 1 }
  serve(importOf({ status: 'applying', productCount: 1, counts, pictures: { ...noPictures, named: 9, added: 3, waiting: 6 } }))
  open()
  expect(await screen.findByText('3 of 9 pictures')).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Fetching the pictures' })).toBeInTheDocument()
})
