import { expect, test } from 'vitest'
import { facets } from '@/testing/listings'
import { chipsOf, countFilters, quickFiltersOf, quickValuesOf, withoutFilters } from './chips'
import { noFilters } from './listing'

const names = { currency: 'USD', shop: (slug: string) => slug.toUpperCase(), category: 'Mugs' }

test('each filter has one chip that removes it and leaves the rest', () => {
  const filters = { ...noFilters, minPrice: 1000, maxPrice: 2500, onSale: true }
  const chips = chipsOf(filters, names)
  expect(chips.map((chip) => chip.label)).toEqual(['$10.00 – $25.00', 'On sale'])
  expect(chips[0]?.without).toEqual({ ...noFilters, onSale: true })
})

test('category, option values and shops have chips of their own, with their names', () => {
  const filters = {
    ...noFilters,
    category: 'kitchen/mugs',
    shop: ['clay'],
    option: { Colour: ['Blue', 'Sand'], Size: ['M'] },
  }
  const chips = chipsOf(filters, names)
  // A colour says by itself what it is; a size does not.
  expect(chips.map((chip) => chip.label)).toEqual(['Mugs', 'Blue', 'Sand', 'Size: M', 'CLAY'])
  expect(chips[1]?.without.option).toEqual({ Colour: ['Sand'], Size: ['M'] })
  expect(chips[4]?.without).toEqual({ ...filters, shop: [] })
  expect(countFilters(filters)).toBe(5)
})

test('clearing all keeps the order', () => {
  expect(withoutFilters({ ...noFilters, sort: 'newest', onSale: true })).toEqual({ ...noFilters, sort: 'newest' })
})

test('the most used value of each option stands ready, after sale, stock and stars', () => {
  const quick = quickFiltersOf(noFilters, quickValuesOf(facets, noFilters), facets)
  expect(quick.map(({ label }) => label)).toEqual(['On sale', 'In stock', '4 stars and up', 'Blue', 'Size: M'])
  expect(quick[3]?.next.option).toEqual({ Colour: ['Blue'] })
})

test('what is chosen already does not stand ready as well', () => {
  const values = quickValuesOf(facets, { ...noFilters, option: { Colour: ['Blue'] } })
  expect(values).toEqual([
    { name: 'Colour', value: 'Forest' },
    { name: 'Size', value: 'M' },
  ])
})

test('without an answer three filters stand ready, and never more than five', () => {
  expect(quickFiltersOf(noFilters, [], undefined)).toHaveLength(3)
  const options = Array.from({ length: 9 }, (_, at) => ({ name: `Option ${at}`, values: [{ value: 'A', count: 1 }] }))
  expect(quickFiltersOf(noFilters, quickValuesOf({ ...facets, options }, noFilters), facets)).toHaveLength(5)
})

test('a filter that stands ready turns on and off again, and leaves the rest', () => {
  const [onSale, , good] = quickFiltersOf({ ...noFilters, minRating: 4 }, [], facets)
  expect(onSale).toMatchObject({ on: false, next: { onSale: true, minRating: 4 } })
  expect(good).toMatchObject({ on: true, next: noFilters })
  const [, , better] = quickFiltersOf({ ...noFilters, minRating: 3 }, [], facets)
  expect(better).toMatchObject({ on: false, next: { minRating: 4 } })
})

test('one that would leave nothing is empty, unless it is on', () => {
  const none = { ...facets, onSale: 0 }
  expect(quickFiltersOf(noFilters, [], none)[0]).toMatchObject({ empty: true })
  expect(quickFiltersOf({ ...noFilters, onSale: true }, [], none)[0]).toMatchObject({ empty: false, on: true })
})
