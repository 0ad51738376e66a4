import { expect, test } from 'vitest'
import { mug } from '@/testing/catalog'
import type { CartItem, Variant } from './api'
import { addLine, groupLines, saveLine, lineOf, loadGuestLines, newLineOf, moveLineToCart, setQuantity, variantValuesOf } from './guestCart'

const variantAt = (index: number): Variant => {
  const variant = mug.variants[index]
  if (!variant) throw new Error('No such variant')
  return variant
}
const forestS = { product: mug, variant: variantAt(0), quantity: 1 }
const forestL = { product: mug, variant: variantAt(2), quantity: 1 }

test('a line carries all that the cart shows', () => {
  expect(lineOf({ ...forestS, quantity: 2 }, 5)).toEqual({
    id: 5,
    quantity: 2,
    isReview: false,
    variantValues: { Colour: 11, Size: 21 },
    optionIds: [11, 21],
    options: [
      { name: 'Colour', value: 'Forest' },
      { name: 'Size', value: 'S' },
    ],
    available: true,
    inPayment: null,
    changes: [],
    shop: { id: 7, name: 'Clay & Co', slug: 'clay-and-co', handlingDays: 3 },
    productDTO: { id: 1, slug: 'mug', title: 'Mug', thumbnail: null, tile: 'sand', price: 2400, priceSale: 1920, stock: 3 },
  })
})

test('the same variant gives the identical variantValues object', () => {
  expect(variantValuesOf(forestS)).toBe(variantValuesOf({ ...forestS, quantity: 3 }))
})

test('the quantity joins a line of the same product with the identical variantValues', () => {
  const lines = addLine(addLine([], lineOf(forestS, 1)), lineOf({ ...forestS, quantity: 2 }, 2))
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([[1, 3]])
})

test('equal but not identical variantValues make a new line', () => {
  const first = lineOf(forestS, 1)
  const twin: CartItem = { ...first, id: 2, variantValues: { ...first.variantValues } }
  expect(addLine([first], twin)).toHaveLength(2)
})

test('another product with the identical variantValues makes a new line', () => {
  const first = lineOf(forestS, 1)
  const other: CartItem = { ...first, id: 2, productDTO: { ...first.productDTO, id: 99 } }
  expect(addLine([first], other)).toHaveLength(2)
})

test('two lines of one millisecond do not share an id', () => {
  const lines = addLine(addLine([], lineOf(forestS, 7)), lineOf(forestL, 7))
  expect(new Set(lines.map(({ id }) => id)).size).toBe(2)
})

test('a quantity below one changes nothing', () => {
  const lines = [lineOf(forestS, 1)]
  expect(setQuantity(lines, 1, 0)).toEqual(lines)
  expect(setQuantity(lines, 1, 4)[0]?.quantity).toBe(4)
})

test('guest lines are shown in groups with id 0 and the name of the shop of their first line', () => {
  const clay = lineOf(forestS, 1)
  const light: CartItem = { ...lineOf(forestL, 2), shop: { id: 8, name: 'North Light', slug: 'north-light', handlingDays: 3 } }
  const more: CartItem = { ...lineOf(forestL, 3) }
  const groups = groupLines([clay, light, more])
  expect(groups.map(({ id, shopIdDistrict, shopName, cartDTOList }) => [id, shopIdDistrict, shopName, cartDTOList.length])).toEqual([
    [0, 0, 'Clay & Co', 2],
    [0, 0, 'North Light', 1],
  ])
})

test('a line goes to the server with product, quantity, options and the price that was seen, and nothing else', () => {
  expect(newLineOf(lineOf(forestS, 1))).toEqual({ productDTO: { id: 1 }, quantity: 1, optionIds: [11, 21], seenPrice: 1920 })
})

test('the same choice saved twice is one line on top with the sum', () => {
  const [first, other, again] = [lineOf(forestS, 1), lineOf(forestL, 2), lineOf({ ...forestS, quantity: 2 }, 3)]
  const kept = saveLine(saveLine(saveLine([], first), other), again)
  expect(kept.map(({ id, quantity }) => [id, quantity])).toEqual([
    [3, 3],
    [2, 1],
  ])
})

test('what comes back joins the same choice in the cart, or stands last', () => {
  const lines = [lineOf(forestS, 1)]
  const twin: CartItem = { ...lineOf({ ...forestS, quantity: 2 }, 5), variantValues: { Colour: 11, Size: 21 } }
  expect(moveLineToCart(lines, twin).map(({ id, quantity }) => [id, quantity])).toEqual([[1, 3]])
  expect(moveLineToCart(lines, lineOf(forestL, 1)).map(({ quantity }) => quantity)).toEqual([1, 1])
})

test('what comes back joins one line, though others are of the same choice', () => {
  const line = lineOf(forestS, 1)
  const quantities = moveLineToCart([line, { ...line, id: 2, quantity: 5 }], { ...line, id: 3 }).map(({ quantity }) => quantity)
  expect(quantities).toEqual([2, 5])
})

test('damaged stored lines are left out, whole ones are kept', () => {
  const whole = lineOf(forestS, 1)
  localStorage.setItem('guest_cart_items', JSON.stringify([null, 5, { id: 1 }, { ...whole, quantity: -2 }, whole]))
  expect(loadGuestLines()).toEqual([whole])
})
