import { expect, test } from 'vitest'
import { facets } from '@/testing/listings'
import { optionFacetsOf, shopValuesOf, valuesInView, type FacetValue } from './facets'
import { noFilters } from './listing'

const labels = (values: readonly FacetValue[] | undefined) => values?.map(({ label }) => label)

test('values without products stand below the rest, in the order of the server otherwise', () => {
  const [colour] = optionFacetsOf(facets, noFilters)
  expect(colour?.name).toBe('Colour')
  expect(labels(colour?.values)).toEqual(['Blue', 'Forest', 'Sand'])
})

test('what is chosen can be taken back, also where it has no products or is not named', () => {
  const filters = { ...noFilters, shop: ['gone'], option: { Colour: ['Sand', 'Mint'], Glaze: ['Matt'] } }
  const [colour, , glaze] = optionFacetsOf(facets, filters)
  expect(colour?.values).toContainEqual({ value: 'Sand', label: 'Sand', count: 0, chosen: true })
  expect(colour?.values).toContainEqual({ value: 'Mint', label: 'Mint', count: 0, chosen: true })
  expect(glaze?.values).toEqual([{ value: 'Matt', label: 'Matt', count: 0, chosen: true }])
  expect(shopValuesOf(facets, filters).at(-1)).toMatchObject({ value: 'gone', chosen: true })
})

test('what is chosen in another case is chosen once', () => {
  const [colour, ...others] = optionFacetsOf(facets, { ...noFilters, option: { colour: ['sand'] } })
  expect(others.map(({ name }) => name)).not.toContain('colour')
  expect(colour?.values.filter(({ chosen }) => chosen).map(({ value }) => value)).toEqual(['Sand'])
})

test('without an answer only what is chosen is there, and has no count', () => {
  expect(optionFacetsOf(undefined, noFilters)).toEqual([])
  expect(optionFacetsOf(undefined, { ...noFilters, option: { Size: ['M'] } })).toEqual([
    { name: 'Size', label: 'Size', values: [{ value: 'M', label: 'M', count: null, chosen: true }] },
  ])
})

const many = Array.from({ length: 20 }, (_, at): FacetValue => ({
  ...{ value: `v${at}`, label: `Value ${at}` },
  ...{ count: 20 - at, chosen: at === 15 },
}))

test('the first eight are in view, with those chosen further down', () => {
  const firstEight = Array.from({ length: 8 }, (_, at) => `Value ${at}`)
  expect(labels(valuesInView(many, false, ''))).toEqual([...firstEight, 'Value 15'])
  expect(valuesInView(many, true, '')).toHaveLength(20)
})

test('words find values anywhere in the list', () => {
  expect(labels(valuesInView(many, false, ' value 19 '))).toEqual(['Value 19'])
  expect(valuesInView(many, false, 'zebra')).toEqual([])
})
