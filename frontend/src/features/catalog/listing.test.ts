import { expect, test } from 'vitest'
import {
  chipsOf,
  noFilters,
  queryOf,
  quickFiltersOf,
  readFilters,
  readPage,
  writeFilters,
  type Filters,
} from './listing'

test('filters survive the way into the address and back', () => {
  const filters: Filters = {
    sort: 'price_asc',
    minPrice: 1000,
    maxPrice: 5000,
    minRating: 4,
    onSale: true,
    inStock: true,
  }
  expect(readFilters(writeFilters(filters, new URLSearchParams()))).toEqual(filters)
})

test('writing filters keeps the words and goes back to the first page', () => {
  const next = writeFilters({ ...noFilters, onSale: true }, new URLSearchParams('q=mug&page=3&inStock=true'))
  expect(next.toString()).toBe('q=mug&onSale=true')
})

test('an address written by hand cannot break the listing', () => {
  const params = new URLSearchParams('sort=evil&minPrice=-5&maxPrice=1e9&minRating=9&onSale=1&page=0')
  expect(readFilters(params)).toEqual(noFilters)
  expect(readPage(params)).toBe(1)
  expect(readPage(new URLSearchParams('page=3'))).toBe(3)
})

test('only filters in force are sent', () => {
  expect(queryOf({ ...noFilters, maxPrice: 2500, inStock: true })).toEqual({ maxPrice: 2500, inStock: true })
})

test('each filter has one chip that removes it and leaves the rest', () => {
  const filters = { ...noFilters, minPrice: 1000, maxPrice: 2500, onSale: true }
  const chips = chipsOf(filters, 'USD')
  expect(chips.map((chip) => chip.label)).toEqual(['$10.00 – $25.00', 'On sale'])
  expect(chips[0]?.without).toEqual({ ...noFilters, onSale: true })
})

test('a filter that stands ready turns on and off again, and leaves the rest', () => {
  const [onSale, , good] = quickFiltersOf({ ...noFilters, minRating: 4 })
  expect(onSale).toMatchObject({ on: false, next: { onSale: true, minRating: 4 } })
  expect(good).toMatchObject({ on: true, next: noFilters })
  expect(quickFiltersOf({ ...noFilters, minRating: 3 })[2]).toMatchObject({ on: false, next: { minRating: 4 } })
})
