import { expect, test } from 'vitest'
import {
  hasOption,
  noFilters,
  plainWords,
  queryOf,
  readFilters,
  readPage,
  toggleOption,
  toggleShop,
  writeFilters,
  type Filters,
} from './listing'

const everything: Filters = {
  sort: 'price_asc',
  category: 'kitchen/mugs',
  shop: ['clay-and-co', 'nordic-kiln'],
  minPrice: 1000,
  maxPrice: 5000,
  minRating: 4,
  onSale: true,
  inStock: true,
  option: { Colour: ['Blue', 'Night & Day'], 'Größe = Maß': ['½ l'] },
}

test('filters survive the way into the address and back', () => {
  const address = writeFilters(everything, new URLSearchParams()).toString()
  expect(readFilters(new URLSearchParams(address))).toEqual(everything)
})

test('options and shops stand in the address once for each value', () => {
  const filters = { ...noFilters, shop: ['one', 'two'], option: { Colour: ['Blue', 'Sand'] } }
  expect(writeFilters(filters, new URLSearchParams('q=mug&option.Size=M')).toString()).toBe(
    'q=mug&shop=one&shop=two&option.Colour=Blue&option.Colour=Sand',
  )
})

test('writing filters keeps the words and goes back to the first page', () => {
  const next = writeFilters({ ...noFilters, onSale: true }, new URLSearchParams('q=mug&page=3&inStock=true'))
  expect(next.toString()).toBe('q=mug&onSale=true')
})

test('an address written by hand cannot break the listing', () => {
  const params = new URLSearchParams(
    'sort=evil&minPrice=-5&maxPrice=1e9&minRating=9&onSale=1&page=0&shop=&category=&option.=x&option.Size=',
  )
  expect(readFilters(params)).toEqual(noFilters)
  expect(queryOf(readFilters(params))).toEqual({})
  expect(readPage(params)).toBe(1)
  expect(readPage(new URLSearchParams('page=3'))).toBe(3)
})

test('a value that stands twice in the address counts once', () => {
  const filters = readFilters(new URLSearchParams('shop=a&shop=a&option.Size=M&option.Size=M'))
  expect(filters).toMatchObject({ shop: ['a'], option: { Size: ['M'] } })
})

test('what the scope says is not for the address to say', () => {
  const params = new URLSearchParams('category=garden&shop=elsewhere')
  expect(readFilters(params, { category: 'kitchen' })).toMatchObject({ category: null, shop: ['elsewhere'] })
  expect(readFilters(params, { shop: ['clay'] })).toMatchObject({ category: 'garden', shop: [] })
})

test('only filters in force are sent', () => {
  expect(queryOf({ ...noFilters, maxPrice: 2500, inStock: true })).toEqual({ maxPrice: 2500, inStock: true })
  expect(queryOf({ ...noFilters, shop: ['a'], option: { Size: ['M'], Colour: [] } })).toEqual({
    shop: ['a'],
    option: { Size: ['M'] },
  })
})

test('a value is chosen and taken back, and leaves the others', () => {
  const blue = toggleOption(noFilters, 'Colour', 'Blue')
  const both = toggleOption(blue, 'Colour', 'Sand')
  expect(both.option).toEqual({ Colour: ['Blue', 'Sand'] })
  expect(toggleOption(both, 'Colour', 'Blue').option).toEqual({ Colour: ['Sand'] })
  expect(toggleOption(blue, 'Colour', 'Blue').option).toEqual({})
  expect(toggleShop(toggleShop(noFilters, 'a'), 'b').shop).toEqual(['a', 'b'])
})

test('an option is the same in any case, and the address keeps its spelling', () => {
  const chosen = readFilters(new URLSearchParams('option.colour=dark++BLUE'))
  expect(hasOption(chosen, 'Colour', 'Dark blue')).toBe(true)
  expect(hasOption(chosen, 'Colour', 'Blue')).toBe(false)
  expect(toggleOption(chosen, 'Colour', 'Sand').option).toEqual({ colour: ['dark  BLUE', 'Sand'] })
  expect(toggleOption(chosen, 'Colour', 'Dark blue').option).toEqual({})
})

test('words in quotes are read without them', () => {
  expect(plainWords('"blu mug"')).toBe('blu mug')
  expect(plainWords('5" pot')).toBe('5" pot')
})
