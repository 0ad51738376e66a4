/** Details of a product are suggested by what others of its category say. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, sellerProductOf } from '@/testing/shops'
import { ProductEditPage } from './ProductEditorPage'

const usual = [
  { name: 'Material', values: ['Stoneware', 'Glass'] },
  { name: 'Care', values: ['Dishwasher safe'] },
]

beforeEach(() => {
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(clay)),
    http.get('*/api/seller/categories', () => HttpResponse.json({ items: [] })),
    http.get('*/api/public/category/get_tree_category', () => HttpResponse.json([])),
    http.get('*/api/public/config', () => HttpResponse.json({ commissionBps: 800 })),
    http.get('*/api/seller/attributes', ({ request }) =>
      HttpResponse.json({ items: new URL(request.url).searchParams.get('categoryId') === '6' ? usual : [] }),
    ),
  )
})

const edit = () => {
  const product = { ...sellerProductOf(1), categoryId: 6, attributes: [{ name: 'care', value: 'By hand' }] }
  server.use(http.get('*/api/seller/products/1', () => HttpResponse.json(product)))
  return renderPage(<ProductEditPage />, { at: '/seller/products/edit/1', path: '/seller/products/edit/:productId', state: asSeller })
}

test('a detail that is usual here is begun with one press, and its values are offered', async () => {
  edit()
  fireEvent.click(await screen.findByText('Material'))
  expect(screen.queryByText('Material')).not.toBeInTheDocument()
  const name = screen.getAllByLabelText('Name').at(-1)
  const value = screen.getAllByLabelText('Value').at(-1) as HTMLElement
  expect(name).toHaveValue('Material')
  await waitFor(() => expect(value).toHaveFocus())
  fireEvent.change(value, { target: { value: 'gl' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Glass' }))
  expect(value).toHaveValue('Glass')
})

test('what the product says already is not suggested again, and anything else may be typed', async () => {
  edit()
  await screen.findByText('Material')
  expect(screen.queryByText('Care')).not.toBeInTheDocument()
  const value = screen.getByLabelText('Value')
  fireEvent.change(value, { target: { value: 'Wipe it' } })
  fireEvent.blur(value)
  expect(value).toHaveValue('Wipe it')
})
