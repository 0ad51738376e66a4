import { expect, test } from 'vitest'
import { priceRaised, stockReduced, itemOf } from '@/testing/carts'
import { lineIssuesOf, totalsBeforeAndAfter } from './LineIssues'

const problem = (cartItemId: number, code: string, message = 'x') => ({ cartItemId, code, message })
const left = (...given: Parameters<typeof lineIssuesOf>) => lineIssuesOf(...given).map((issue) => [issue.item.id, issue.rest])

test('a line as it was chosen is no issue', () => {
  expect(lineIssuesOf([itemOf(1)], [])).toEqual([])
})

test('what is gone is lost whole, what is short in part', () => {
  expect(left([itemOf(1, { available: false }), itemOf(2, { quantity: 9, changes: stockReduced(5) })], [])).toEqual([
    [1, 0],
    [2, 5],
  ])
})

test('the quote may know of fewer than the cart does', () => {
  const lines = [itemOf(1, { quantity: 4 }), itemOf(2), itemOf(3)]
  const problems = [problem(1, 'out_of_stock', 'Only 3 left'), problem(2, 'out_of_stock', 'Sold out'), problem(3, 'unavailable')]
  expect(left(lines, problems)).toEqual([
    [1, 3],
    [2, 0],
    [3, 0],
  ])
})

test('a quote that is older than the quantity changes nothing', () => {
  expect(lineIssuesOf([itemOf(1, { quantity: 3 })], [problem(1, 'out_of_stock', 'Only 3 left')])).toEqual([])
})

test('what got cheaper is no issue, what got dearer waits for the word', () => {
  expect(lineIssuesOf([itemOf(1, { changes: [{ code: 'price_down', priceWas: 3000, left: null }] })], [])).toEqual([])
  expect(lineIssuesOf([itemOf(1, { changes: priceRaised(2000) })], [])).toMatchObject([{ rest: 1, was: 2000 }])
})

test('the sum before is what was chosen at the price that was seen, the sum after what is left at the present one', () => {
  const lines = [itemOf(1, { changes: priceRaised(2000) }), itemOf(2, { quantity: 9, changes: stockReduced(5) }), itemOf(3, { available: false })]
  expect(totalsBeforeAndAfter(lines, lineIssuesOf(lines, []))).toEqual({ before: 2000 + 9 * 2400 + 2400, after: 2400 + 5 * 2400 })
})
