import { expect, test } from 'vitest'
import { cartOf, itemOf } from '@/testing/carts'
import type { CartItem } from './api'
import { changeOf, choiceOf, isWaiting, notePrices } from './changes'

const priced = (price: number, priceSale: number | null = null, over: Partial<CartItem> = {}) => {
  const item = itemOf(1, over)
  return { ...item, productDTO: { ...item.productDTO, price, priceSale } }
}

test('a choice keeps its name when its line gets another id or its options another order', () => {
  const line = itemOf(1, { optionIds: [21, 11] })
  expect(choiceOf({ ...line, id: 99, optionIds: [11, 21] })).toBe(choiceOf(line))
  expect(choiceOf({ ...line, optionIds: [11, 22] })).not.toBe(choiceOf(line))
})

test('what was never seen before has not changed', () => {
  expect(changeOf(priced(2400), {})).toEqual({ was: null, left: null })
  expect(isWaiting(priced(2400), {})).toBe(false)
})

test('a dearer line waits for the shopper, a cheaper one only says so', () => {
  const seen = { [choiceOf(priced(2400))]: 2000 }
  expect(changeOf(priced(2400), seen).was).toBe(2000)
  expect(isWaiting(priced(2400), seen)).toBe(true)
  expect(changeOf(priced(2400, 1900), seen).was).toBe(2000)
  expect(isWaiting(priced(2400, 1900), seen)).toBe(false)
})

test('a line that wants more than is left waits; one that is sold out is not counted down to zero', () => {
  expect(changeOf(itemOf(1, { quantity: 6 }), {}).left).toBe(5)
  expect(isWaiting(itemOf(1, { quantity: 6 }), {})).toBe(true)
  expect(isWaiting(itemOf(1, { quantity: 5 }), {})).toBe(false)
  const soldOut = itemOf(1, { available: false })
  expect(changeOf({ ...soldOut, productDTO: { ...soldOut.productDTO, stock: 0 } }, {}).left).toBeNull()
})

test('prices are noted once per choice and forgotten with their lines', () => {
  const first = notePrices(cartOf(priced(2400), itemOf(2)), {})
  expect(first).toEqual({ [choiceOf(itemOf(1))]: 2400, [choiceOf(itemOf(2))]: 2400 })
  const dearer = notePrices(cartOf(priced(2600), itemOf(2)), first)
  expect(dearer).toBe(first)
  expect(notePrices(cartOf(priced(2600)), first)).toEqual({ [choiceOf(itemOf(1))]: 2400 })
})
