import { expect, test } from 'vitest'
import type { Cart, CartItem } from './api'
import { availableGroups, countOf, lineName, selectableIds, summarize, tickOf } from './summary'

const item = (id: number, quantity: number, price: number, priceSale: number | null = null, available = true): CartItem => ({
  id,
  quantity,
  isReview: false,
  variantValues: {},
  optionIds: [],
  options: [],
  available,
  inPayment: null,
  changes: [],
  shop: { id: 1, name: 'Clay & Co', slug: 'clay-and-co', handlingDays: 3 },
  productDTO: { id, slug: `p${id}`, title: `P${id}`, thumbnail: null, tile: 'sand', price, priceSale, stock: 9 },
})
const group = (id: number, ...cartDTOList: CartItem[]) => ({
  id,
  shopName: `Shop ${id}`,
  shopSlug: `shop-${id}`,
  shopIdDistrict: 0,
  cartDTOList,
})
const cart: Cart = [group(1, item(1, 2, 1000, 800), item(2, 1, 500)), group(2, item(3, 3, 100, null, false))]

test('the count is the sum of all quantities, ticked or not', () => {
  expect(countOf(cart)).toBe(6)
})

test('only ticked lines count, at the sale price where there is one', () => {
  expect(summarize(cart, new Set([1]))).toEqual({ count: 2, subtotal: 1600, shipping: 0, total: 1600 })
  expect(summarize(cart, new Set([1, 2]))).toMatchObject({ count: 3, subtotal: 2100, total: 2100 })
})

test('a sale price of zero is a price', () => {
  expect(summarize([group(1, item(1, 1, 500, 0))], new Set([1])).total).toBe(0)
})

test('nothing ticked costs nothing, and stale or unavailable ticks do not count', () => {
  const nothing = { count: 0, subtotal: 0, shipping: 0, total: 0 }
  expect(summarize(cart, new Set())).toEqual(nothing)
  expect(summarize(cart, new Set([3, 99]))).toEqual(nothing)
})

test('a shop is ticked, partly ticked or not, by what of it can be bought', () => {
  const items = [item(1, 1, 1), item(2, 1, 1), item(3, 1, 1, null, false)]
  expect(selectableIds(items)).toEqual([1, 2])
  expect(tickOf(items, new Set([1, 2]))).toBe('all')
  expect(tickOf(items, new Set([2]))).toBe('some')
  expect(tickOf(items, new Set([3]))).toBe('none')
  expect(tickOf([], new Set())).toBe('none')
})

test('a line that waits for the shopper is not ticked with the others, and leaves its shop partly ticked', () => {
  const items = [item(1, 1, 1), item(2, 1, 1)]
  expect(selectableIds(items, new Set([2]))).toEqual([1])
  expect(tickOf(items, new Set([1]))).toBe('some')
})

test('what cannot be bought is taken out of its shop, and a shop without anything left is gone', () => {
  const left = availableGroups([...cart, group(3, item(4, 1, 1), item(5, 1, 1, null, false))])
  expect(left.map(({ id, cartDTOList }) => [id, cartDTOList.map((line) => line.id)])).toEqual([
    [1, [1, 2]],
    [3, [4]],
  ])
})

test('a line is called by its product and its options', () => {
  const options = [{ name: 'Colour', value: 'Forest' }, { name: 'Size', value: 'M' }]
  expect(lineName({ ...item(1, 1, 1), options })).toBe('P1, Forest, M')
})
