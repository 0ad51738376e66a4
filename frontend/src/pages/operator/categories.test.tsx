/** The tree of categories: its order, its forms, and what becomes of what stands in one that is deleted. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { ManagedCategory } from '@/features/operator/api'
import { categoryOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { OperatorCategoriesPage } from './OperatorCategoriesPage'
import { OperatorCategoryCreatePage, OperatorCategoryPage } from './OperatorCategoryPage'

const kitchen = categoryOf(1, { name: 'Kitchen', nameDe: 'Küche', path: 'kitchen' })
const mugs = categoryOf(2, { parentId: 1, name: 'Mugs', productCount: 12, activeProductCount: 10, path: 'kitchen/mugs' })
const bowls = categoryOf(3, { parentId: 1, name: 'Bowls' })
const garden = categoryOf(4, { name: 'Garden', slug: 'garden', path: 'garden' })

const answer = (...items: ManagedCategory[]) =>
  server.use(http.get('*/api/admin/categories', () => HttpResponse.json({ items })))
const withToasts = (page: React.ReactNode) => (
  <>
    {page}
    <ToastHost />
  </>
)
const openTree = () => renderPage(withToasts(<OperatorCategoriesPage />), { state: asOperator })
const openOne = (id: number) =>
  renderPage(withToasts(<OperatorCategoryPage />), {
    at: `/admin/categories/${id}`,
    path: '/admin/categories/:categoryId',
    state: asOperator,
  })

beforeEach(() => {
  const none = { version: 1, attributes: [] }
  server.use(http.get('*/api/admin/categories/:id/attributes', () => HttpResponse.json(none)))
})

afterEach(() => void vi.restoreAllMocks())

test('a marketplace without categories is told what they are for', async () => {
  answer()
  openTree()
  expect(await screen.findByText('No categories yet')).toBeInTheDocument()
})

test('a sub-category moves among its own at once, and back when the server refuses', async () => {
  answer(kitchen, mugs, bowls, garden)
  let sent: unknown
  server.use(
    http.put('*/api/admin/categories/order', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ code: 'x' }, { status: 422 })
    }),
  )
  openTree()
  expect(await screen.findByText('12 products, 10 for sale')).toBeInTheDocument()
  expect(screen.getByText('Küche · 2 subcategories')).toBeInTheDocument()
  expect(screen.getByLabelText('Move Mugs up')).toBeDisabled()
  fireEvent.click(screen.getByLabelText('Move Mugs down'))
  expect(await screen.findByText('Mugs is now 2 of 2')).toBeInTheDocument()
  expect(await screen.findByText('The order wasn\'t saved')).toBeInTheDocument()
  expect(sent).toEqual({ parentId: 1, ids: [3, 2] })
  expect(screen.getByLabelText('Move Mugs up')).toBeDisabled()
})

test('a category is picked up, moved and put down with the keys alone', async () => {
  answer(kitchen, mugs, bowls, garden)
  // Nothing has a place where nothing is drawn: each category is a line below the one before.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const list = this.closest('ul')
    const item = [...(list?.children ?? [])].findIndex((line) => line.contains(this))
    return new DOMRect(0, Math.max(0, item) * 64, 320, 64)
  })
  let sent: unknown
  server.use(
    http.put('*/api/admin/categories/order', async ({ request }) => {
      sent = await request.json()
      return new HttpResponse(null, { status: 204 })
    }),
  )
  openTree()
  const grip = await screen.findByRole('button', { name: 'Drag Mugs' })
  expect(grip).toHaveAccessibleDescription(/^Press Space to pick it up/)
  act(() => grip.focus())
  await userEvent.keyboard(' ')
  expect(await screen.findByText('Mugs is now 1 of 2')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByText('Mugs is now 2 of 2')).toBeInTheDocument()
  expect(sent).toBeUndefined()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(sent).toEqual({ parentId: 1, ids: [3, 2] }))
})

test('what stands in a category goes where the operator says before it is deleted', async () => {
  answer(kitchen, mugs, bowls, garden)
  let asked = ''
  server.use(
    http.delete('*/api/admin/categories/2', ({ request }) => {
      asked = new URL(request.url).search
      return HttpResponse.json({ categories: 0, collections: 1, products: 12, coupons: 2, shelves: 1 })
    }),
  )
  openTree()
  fireEvent.click(await screen.findByLabelText('Delete Mugs'))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findAllByText('Choose where to move them')).not.toHaveLength(0)
  expect(dialog.queryByRole('option', { name: 'Garden' })).not.toBeInTheDocument()
  await userEvent.selectOptions(dialog.getByLabelText('Move them to'), 'Kitchen › Bowls')
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(
    await screen.findByText('Mugs deleted. Moved: 1 collection, 12 products, 2 coupons, and 1 home page shelf'),
  ).toBeInTheDocument()
  expect(asked).toBe('?version=1&moveTo=3')
})

test('an empty category goes as it is, unless coupons or shelves name it: then it asks for another one', async () => {
  answer(kitchen, mugs, bowls, garden)
  const asked: string[] = []
  server.use(
    http.delete('*/api/admin/categories/3', ({ request }) => {
      asked.push(new URL(request.url).search)
      if (asked.length > 1) return HttpResponse.json({ categories: 0, collections: 0, products: 0, coupons: 1, shelves: 0 })
      const detail = '1 coupon uses this category. Choose another category for them, or change them first'
      return HttpResponse.json({ status: 409, code: 'category_named', detail }, { status: 409 })
    }),
  )
  openTree()
  fireEvent.click(await screen.findByLabelText('Delete Bowls'))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText(/^Replace it with/)
  expect(field).toHaveValue('')
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByText(/^1 coupon uses this category/)).toBeInTheDocument()
  expect(field).toHaveFocus()
  await userEvent.selectOptions(field, 'Garden')
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Bowls deleted. Moved: 1 coupon')).toBeInTheDocument()
  expect(asked).toEqual(['?version=1', '?version=1&moveTo=4'])
})

test('a category is changed as it was seen, and what somebody else changed is not lost by accident', async () => {
  answer(kitchen, mugs, bowls, garden)
  const sent: unknown[] = []
  server.use(
    http.put('*/api/admin/categories/2', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ code: 'category_changed', version: 2 }, { status: 409 })
    }),
  )
  openOne(2)
  await userEvent.type(await screen.findByLabelText(/Name in German/), 'Becher')
  expect(screen.queryByRole('option', { name: 'Mugs' })).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Parent category'), 'Garden')
  answer(kitchen, { ...mugs, version: 2 }, bowls, garden)
  fireEvent.click(screen.getByRole('button', { name: 'Save category' }))
  expect(await screen.findByText(/Someone else changed this category/)).toBeInTheDocument()
  expect(sent[0]).toMatchObject({ version: 1, name: 'Mugs', nameDe: 'Becher', parentId: 4 })
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(sent.at(-1)).toMatchObject({ version: 2, nameDe: 'Becher' })
  })
})

test('a category with sub-categories stays on the first level', async () => {
  answer(kitchen, mugs, garden)
  openOne(1)
  const places = within(await screen.findByLabelText('Parent category')).getAllByRole('option')
  expect(places.map(({ textContent }) => textContent)).toEqual(['Top level'])
})

test('picture and navigation are for the first level; a sub-category keeps what it says of them', async () => {
  const shown = { ...mugs, isShowSuggest: true }
  answer(kitchen, shown, garden)
  const sent: unknown[] = []
  server.use(
    http.put('*/api/admin/categories/2', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...shown, nameDe: 'Becher', version: 2 })
    }),
  )
  const first = openOne(1)
  expect(await screen.findByRole('switch', { name: /^Show in the navigation/ })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Picture' })).toBeInTheDocument()
  first.unmount()
  openOne(2)
  await userEvent.type(await screen.findByLabelText(/Name in German/), 'Becher')
  expect(screen.queryByRole('region', { name: 'Picture' })).not.toBeInTheDocument()
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Parent category'), 'Top level')
  expect(screen.getByRole('switch', { name: /^Show in the navigation/ })).toBeChecked()
  await userEvent.selectOptions(screen.getByLabelText('Parent category'), 'Kitchen')
  fireEvent.click(screen.getByRole('button', { name: 'Save category' }))
  expect(await screen.findByText('Category saved')).toBeInTheDocument()
  expect(sent).toEqual([expect.objectContaining({ nameDe: 'Becher', parentId: 1, isShowSuggest: true })])
})

test('a new sub-category begins in the category it was asked for', async () => {
  answer(kitchen, mugs, garden)
  let sent: unknown
  server.use(
    http.post('*/api/admin/categories', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json(categoryOf(9, { parentId: 4, name: 'Pots' }), { status: 201 })
    }),
  )
  renderPage(withToasts(<OperatorCategoryCreatePage />), { at: '/admin/categories/create?in=4', state: asOperator })
  await userEvent.type(await screen.findByLabelText('Name in English'), 'Pots')
  fireEvent.click(screen.getByRole('button', { name: 'Save category' }))
  expect(await screen.findByText('Category created')).toBeInTheDocument()
  expect(sent).toEqual({ name: 'Pots', parentId: 4, tile: 'sand', isShowSuggest: false })
})

test('a category that is gone says so', async () => {
  answer(kitchen)
  openOne(77)
  expect(await screen.findByText('Category not found')).toBeInTheDocument()
})

test('attributes are suggested in both languages, value by value', async () => {
  answer(kitchen, mugs)
  const known = { version: 1, attributes: [{ name: 'Material', values: [{ value: 'Glass', valueDe: 'Glas' }] }] }
  let sent: unknown
  server.use(
    http.get('*/api/admin/categories/2/attributes', () => HttpResponse.json(known)),
    http.put('*/api/admin/categories/2/attributes', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ ...known, version: 2 })
    }),
  )
  openOne(2)
  const form = within(await screen.findByRole('form', { name: 'Suggested attributes' }))
  expect(form.getByLabelText(/^Values in German/)).toHaveValue('Glas')
  fireEvent.change(form.getByLabelText(/^Values in English/), { target: { value: 'Glass\n Stoneware \n' } })
  fireEvent.click(form.getByRole('button', { name: 'Save attributes' }))
  expect(await form.findByText('Enter as many lines as in English, or none')).toBeInTheDocument()
  fireEvent.change(form.getByLabelText(/^Values in German/), { target: { value: 'Glas\nSteinzeug' } })
  fireEvent.click(form.getByRole('button', { name: 'Add an attribute' }))
  const [, second] = form.getAllByLabelText('Attribute in English')
  fireEvent.change(second as HTMLElement, { target: { value: 'Care' } })
  fireEvent.click(form.getByRole('button', { name: 'Move Care up' }))
  fireEvent.click(form.getByRole('button', { name: 'Save attributes' }))
  expect(await screen.findByText('Attributes saved')).toBeInTheDocument()
  const material = [
    { value: 'Glass', valueDe: 'Glas' },
    { value: 'Stoneware', valueDe: 'Steinzeug' },
  ]
  expect(sent).toEqual({
    version: 1,
    attributes: [
      { name: 'Care', values: [] },
      { name: 'Material', values: material },
    ],
  })
})

test('a category of the first level suggests nothing', async () => {
  answer(kitchen, mugs)
  openOne(1)
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitchen' })).toBeInTheDocument()
  expect(screen.queryByText('Suggested attributes')).not.toBeInTheDocument()
})
