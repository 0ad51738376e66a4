import { expect, test } from 'vitest'
import { facets } from '@/testing/listings'
import { chipsOf, countFilters, pressedQuickFilters, quickFiltersOf, withoutFilters } from './chips'
import { noFilters, type Filters } from './listing'

const names = {
  ...{ currency: 'USD', shop: (slug: string) => slug.toUpperCase(), category: 'Mugs' },
  option: (name: string, value: string) => ({ name, value }),
}

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
  // A color says by itself what it is; a size does not.
  expect(chips.map((chip) => chip.label)).toEqual(['Mugs', 'Blue', 'Sand', 'Size: M', 'CLAY'])
  expect(chips[1]?.without.option).toEqual({ Colour: ['Sand'], Size: ['M'] })
  expect(chips[4]?.without).toEqual({ ...filters, shop: [] })
  expect(countFilters(filters)).toBe(5)
})

test('clearing all keeps the order', () => {
  expect(withoutFilters({ ...noFilters, sort: 'newest', onSale: true })).toEqual({ ...noFilters, sort: 'newest' })
})

const labelsOf = (...given: Parameters<typeof quickFiltersOf>) => quickFiltersOf(...given).map(({ label }) => label)

test('what narrows the results stands ready: sale, stock and stars, then the most used value of each option', () => {
  // All but one of twelve are in stock.
  expect(labelsOf(noFilters, facets, 12)).toEqual(['On sale', '4 stars and up', 'Blue', 'Size: M'])
  expect(labelsOf(noFilters, facets, 14)).toEqual(['On sale', 'In stock', '4 stars and up', 'Blue', 'Size: M'])
})

test.each([
  [4, false],
  [5, true],
  [80, true],
  [81, false],
])('a filter that leaves %i of a hundred products stands ready: %s', (onSale, isReady) => {
  expect(labelsOf(noFilters, { ...facets, onSale }, 100).includes('On sale')).toBe(isReady)
})

test('a filter that leaves nothing does not stand ready, however few there are', () => {
  expect(labelsOf(noFilters, { ...facets, onSale: 0 }, 1)).not.toContain('On sale')
})

test('one that is pressed stays, whatever it leaves', () => {
  expect(labelsOf({ ...noFilters, inStock: true }, facets, 11)).toContain('In stock')
})

test('of an option the most used value that narrows stands ready; none where one is chosen', () => {
  const options = [{ name: 'Size', values: [{ value: 'M', count: 10 }, { value: 'L', count: 4 }] }]
  expect(labelsOf(noFilters, { ...facets, options }, 10)).toContain('Size: L')
  expect(labelsOf({ ...noFilters, option: { size: ['L'] } }, { ...facets, options }, 20)).not.toContain('Size: M')
})

test('never more than five stand ready, and before the results only those pressed', () => {
  const options = Array.from({ length: 9 }, (_, at) => ({ name: `Option ${at}`, values: [{ value: 'A', count: 5 }] }))
  expect(quickFiltersOf(noFilters, { ...facets, options }, 14)).toHaveLength(5)
  expect(pressedQuickFilters(noFilters)).toEqual([])
  expect(pressedQuickFilters({ ...noFilters, onSale: true }).map(({ id }) => id)).toEqual(['onSale'])
})

test('a filter that stands ready turns on and off again, and leaves the rest', () => {
  const ready = (filters: Filters, id: string) => quickFiltersOf(filters, facets, 14).find((quick) => quick.id === id)
  const rated = { ...noFilters, minRating: 4 }
  expect(ready(rated, 'onSale')?.isOn(rated)).toBe(false)
  expect(ready(rated, 'onSale')?.toggle(rated)).toMatchObject({ onSale: true, minRating: 4 })
  expect(ready(rated, 'rating')?.isOn(rated)).toBe(true)
  expect(ready(rated, 'rating')?.toggle(rated)).toEqual(noFilters)
  expect(ready(noFilters, 'option.Colour=Blue')?.toggle(noFilters).option).toEqual({ Colour: ['Blue'] })
})

test('it knows how many products it leaves', () => {
  const counts = quickFiltersOf(noFilters, facets, 14).map(({ countIn }) => countIn(facets))
  expect(counts).toEqual([3, 11, 7, 6, 8])
})
