import { expect, test } from 'vitest'
import { priceRaised, stockReduced, itemOf } from '@/testing/carts'
import { changeOf, choiceKeyOf, guestChanges, isCheaper, needsConfirmation, seenPriceOf } from './changes'

test('a choice keeps its name when its line gets another id or its options another order', () => {
  const line = itemOf(1, { optionIds: [21, 11] })
  expect(choiceKeyOf({ ...line, id: 99, optionIds: [11, 21] })).toBe(choiceKeyOf(line))
  expect(choiceKeyOf({ ...line, optionIds: [11, 22] })).not.toBe(choiceKeyOf(line))
})

test('a line of which the server names nothing has not changed', () => {
  expect(changeOf(itemOf(1))).toEqual({ was: null, left: null })
  expect([needsConfirmation(itemOf(1)), isCheaper(itemOf(1)), seenPriceOf(itemOf(1))]).toEqual([false, false, 2400])
})

test('a dearer line waits for the shopper, a cheaper one only says so', () => {
  const up = itemOf(1, { changes: priceRaised(2000) })
  expect([needsConfirmation(up), isCheaper(up), seenPriceOf(up)]).toEqual([true, false, 2000])
  const down = itemOf(1, { changes: [{ code: 'price_down', priceWas: 3000, left: null }] })
  expect([needsConfirmation(down), isCheaper(down), seenPriceOf(down)]).toEqual([false, true, 3000])
})

test('a line that wants more than is left waits until it wants less', () => {
  const short = itemOf(1, { quantity: 6, changes: stockReduced(5) })
  expect([needsConfirmation(short), changeOf(short).left]).toEqual([true, 5])
  expect(needsConfirmation({ ...short, quantity: 5 })).toBe(false)
})

test("a guest's line is short of the stock it was added with, and of nothing when it is sold out", () => {
  expect(guestChanges(itemOf(1, { quantity: 6 }))).toEqual(stockReduced(5))
  expect(guestChanges(itemOf(1, { quantity: 5 }))).toEqual([])
  const { productDTO } = itemOf(1)
  expect(guestChanges(itemOf(1, { quantity: 6, productDTO: { ...productDTO, stock: 0 } }))).toEqual([])
})
