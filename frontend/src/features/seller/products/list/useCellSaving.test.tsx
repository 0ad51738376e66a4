import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { SellerProductRow } from '@/features/seller/api'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { productRowOf, sellerProductOf } from '@/testing/shops'
import { isTypable, useCellSaving } from './useCellSaving'

const seen = productRowOf(1)

function Cell({ typed }: { typed: Partial<SellerProductRow> }) {
  const send = useCellSaving()
  const press = async () => {
    const said = await send({ ...seen, ...typed }, seen).then(({ stock, minPrice }) => `${minPrice}, ${stock}`, String)
    document.title = said
  }
  return <button onClick={() => void press()}>Save</button>
}

const asked: unknown[] = []

beforeEach(() => {
  asked.length = 0
  document.title = ''
  server.use(
    http.get('*/api/seller/products/1', () => HttpResponse.json(sellerProductOf(1))),
    http.patch('*/api/seller/products/1/variants/*', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json(sellerProductOf(1))
    }),
  )
})

async function save(typed: Partial<SellerProductRow>) {
  renderPage(<Cell typed={typed} />, { state: asSeller })
  await userEvent.click(screen.getByText('Save'))
  await expect.poll(() => document.title).not.toBe('')
  return document.title
}

test('a stock goes along with the one that was seen', async () => {
  expect(await save({ stock: 7 })).toBe(`${seen.minPrice}, 7`)
  expect(asked).toEqual([{ stock: 7, expectedStock: seen.stock }])
})

test('a price that is another one meanwhile is not written over', async () => {
  const [variant] = sellerProductOf(1).variants
  const product = sellerProductOf(1, { variants: [{ ...variant, price: 9900 }] as never })
  server.use(http.get('*/api/seller/products/1', () => HttpResponse.json(product)))
  expect(await save({ minPrice: 2500 })).toMatch(/changed in the meantime/)
  expect(asked).toEqual([])
})

test('a stock that moved meanwhile says what it is now', async () => {
  server.use(
    http.patch('*/api/seller/products/1/variants/*', () => HttpResponse.json({ code: 'stock_moved', stock: 3 }, { status: 409 })),
  )
  expect(await save({ stock: 7 })).toMatch(/3/)
})

test('only the one variant of a product is typed over, and no price while it is on sale', () => {
  expect(isTypable('stock', seen)).toBe(true)
  expect(isTypable('price', seen)).toBe(true)
  expect(isTypable('title', seen)).toBe(false)
  expect(isTypable('stock', productRowOf(1, { variantCount: 2 }))).toBe(false)
  expect(isTypable('price', productRowOf(1, { onSale: true }))).toBe(false)
  expect(isTypable('stock', productRowOf(1, { status: 'archived' }))).toBe(false)
})
