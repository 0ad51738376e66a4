import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { asSeller } from '@/testing/people'
import { renderPage, showStyles } from '@/testing/render'
import { server } from '@/testing/server'
import { productRowOf, sellerProductOf } from '@/testing/shops'
import { ProductGrid } from './ProductGrid'

showStyles()

const product = productRowOf(1)

/** What the server was asked to change. */
const changes = vi.fn()

beforeEach(() => {
  changes.mockReset()
  // a window without layout shows no column
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  server.use(
    http.get('*/api/seller/products/1', () => HttpResponse.json(sellerProductOf(1))),
    http.patch('*/api/seller/products/1/variants/*', async ({ request }) => {
      changes(await request.json())
      return HttpResponse.json({ code: 'forbidden', detail: 'Your shop is suspended' }, { status: 403 })
    }),
  )
  renderPage(
    <>
      <ProductGrid
        products={[product]}
        sort={null}
        onSort={() => {}}
        onPriceAndStock={() => {}}
        shopId={1}
        chosen={[]}
        onChoose={() => {}}
      />
      <ToastHost />
    </>,
    { state: asSeller },
  )
})

const cell = (field: string) => {
  const found = screen.getAllByRole('gridcell').find((it) => it.dataset.field === field)
  if (!found) throw new Error(`no cell ${field}`)
  return found
}

/** Opens the cell and types over what stands there. */
async function type(field: 'price' | 'stock', typed: string) {
  await userEvent.click(cell(field))
  const input = within(cell(field)).getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, `${typed}{Enter}`)
}

test('a price that cannot be is said beside its cell, and asked of nobody', async () => {
  await type('price', 'free')
  expect(await screen.findByRole('alert')).toHaveTextContent(/19\.99/)
  expect(within(cell('price')).getByRole('textbox')).toHaveValue('free')
  expect(changes).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(cell('price')).toHaveTextContent('$')
})

test('a price that is refused says why, and what was typed stays to be mended', async () => {
  await type('price', '25')
  expect(await screen.findByText('Your shop is suspended')).toBeVisible()
  expect(changes).toHaveBeenCalledWith({ price: 2500 })
  expect(within(cell('price')).getByRole('textbox')).toHaveValue('25')
})
