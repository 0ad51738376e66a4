import { expect, test } from 'vitest'
import { suggestions } from '@/testing/suggestions'
import { rowsOf, splitTyped } from './rows'

const [mug] = suggestions.products
if (!mug) throw new Error('no product')
const many = {
  queries: ['a', 'b', 'c', 'd'],
  products: Array.from({ length: 5 }, (_, id) => ({ ...mug, id, slug: `mug-${id}` })),
  categories: [1, 2, 3].map((at) => ({ name: `C${at}`, path: `c${at}`, parent: null })),
  shops: [1, 2].map((at) => ({ name: `S${at}`, slug: `s${at}`, logo: null, tile: 'sand' as const })),
}
const counted = (rows: ReturnType<typeof rowsOf>) =>
  ['query', 'product', 'category', 'shop'].map((kind) => rows.filter((row) => row.kind === kind).length)

test('where there is room for few rows, every group keeps its share', () => {
  expect(counted(rowsOf(many, 8))).toEqual([3, 3, 1, 1])
  expect(counted(rowsOf(many, 10))).toEqual([4, 4, 1, 1])
})

test('room that one group does not need goes to the others', () => {
  expect(counted(rowsOf({ ...many, queries: [], shops: [] }, 8))).toEqual([0, 5, 3, 0])
})

test('each row leads where it says', () => {
  expect(rowsOf(suggestions, 10).map(({ to }) => to)).toEqual([
    '/search?q=mug%20blue',
    '/product/mug',
    '/category/kitchen/mugs',
    '/shop/mug-makers',
  ])
})

test.each([
  ['mug blue', ' Mug', { before: '', typed: 'mug', after: ' blue' }],
  ['blue mug', 'mug', { before: 'blue ', typed: 'mug', after: '' }],
  ['mug', 'mog', { before: '', typed: '', after: 'mug' }],
])('of "%s" after typing "%s" the rest is told apart', (text, typed, expected) => {
  expect(splitTyped(text, typed)).toEqual(expected)
})
