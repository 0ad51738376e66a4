import { expect, test } from 'vitest'
import { combinationsOf, variantsAfter, withMissing, wordsOf } from './combinations'
import { blankVariant, type OptionEntry, type VariantEntry } from './values'

const option = (name: string, ...values: string[]): OptionEntry => ({
  key: name,
  id: null,
  name,
  values: values.map((value) => ({ key: value, id: null, value })),
})
const variant = (values: string[], over: Partial<VariantEntry> = {}) => ({ ...blankVariant(values), ...over })
const rows = (variants: readonly VariantEntry[]) =>
  variants.map(({ values, variantId, price, stock }) => [values.join(' '), variantId, price, stock])

const colour = option('Colour', 'Red', 'Blue')
const size = option('Size', 'S', 'M')

test('there is one combination of each value with each other, and one without options', () => {
  expect(combinationsOf([colour, size])).toEqual([['Red', 'S'], ['Red', 'M'], ['Blue', 'S'], ['Blue', 'M']])
  expect(combinationsOf([])).toEqual([[]])
  expect(combinationsOf([colour, option('Size')])).toEqual([['Red'], ['Blue']])
})

test('the first option makes the product itself its first variant, the others take over its price', () => {
  const before = { options: [], variants: [variant([], { variantId: 7, price: '20', stock: '5', sku: 'MUG' })] }
  const after = variantsAfter(before, [colour])
  expect(rows(after)).toEqual([['Red', 7, '20', '5'], ['Blue', null, '20', '']])
  expect(after[1]?.sku).toBe('')
})

test('a new value leaves the others as they are and takes over the price of one like it', () => {
  const variants = [
    variant(['Red', 'S'], { variantId: 1, price: '10', stock: '1' }),
    variant(['Red', 'M'], { variantId: 2, price: '12', stock: '2' }),
    variant(['Blue', 'S'], { variantId: 3, price: '30', stock: '3' }),
    variant(['Blue', 'M'], { variantId: 4, price: '32', stock: '4' }),
  ]
  const after = variantsAfter({ options: [colour, size], variants }, [colour, option('Size', 'S', 'M', 'L')])
  expect(rows(after)).toEqual([
    ['Red S', 1, '10', '1'],
    ['Red M', 2, '12', '2'],
    ['Red L', null, '10', ''],
    ['Blue S', 3, '30', '3'],
    ['Blue M', 4, '32', '4'],
    ['Blue L', null, '30', ''],
  ])
})

test('a second option gives each variant to its first combination', () => {
  const variants = [variant(['Red'], { variantId: 1, stock: '1' }), variant(['Blue'], { variantId: 2, stock: '2' })]
  expect(rows(variantsAfter({ options: [colour], variants }, [colour, size]))).toEqual([
    ['Red S', 1, '', '1'],
    ['Red M', null, '', ''],
    ['Blue S', 2, '', '2'],
    ['Blue M', null, '', ''],
  ])
})

test('an option that goes leaves the first variant of each combination', () => {
  const variants = combinationsOf([colour, size]).map((values, at) => variant(values, { variantId: at + 1 }))
  expect(rows(variantsAfter({ options: [colour, size], variants }, [colour]))).toEqual([
    ['Red', 1, '', ''],
    ['Blue', 3, '', ''],
  ])
})

test('a value that goes takes its variants along; renamed, moved or in another order it keeps them', () => {
  const variants = combinationsOf([colour, size]).map((values, at) => variant(values, { variantId: at + 1 }))
  const before = { options: [colour, size], variants }
  expect(rows(variantsAfter(before, [option('Colour', 'Blue'), size])).map(([, id]) => id)).toEqual([3, 4])
  const renamed = { ...colour, values: [{ key: 'Red', id: null, value: 'Crimson' }, ...colour.values.slice(1)] }
  expect(rows(variantsAfter(before, [renamed, size])).map(([, id]) => id)).toEqual([1, 2, 3, 4])
  expect(rows(variantsAfter(before, [size, colour]))).toEqual([
    ['S Red', 1, '', ''],
    ['S Blue', 3, '', ''],
    ['M Red', 2, '', ''],
    ['M Blue', 4, '', ''],
  ])
})

test('a combination taken out by hand stays out until it is asked for', () => {
  const variants = [variant(['Red', 'S'], { price: '10' }), variant(['Blue', 'M'])]
  const after = variantsAfter({ options: [colour, size], variants }, [option('Colour', 'Red', 'Blue', 'Sand'), size])
  expect(after.map(({ values }) => values.join(' '))).toEqual(['Red S', 'Blue M', 'Sand S', 'Sand M'])
  expect(rows(withMissing([colour, size], variants)).map(([name, , price]) => [name, price])).toEqual([
    ['Red S', '10'],
    ['Red M', '10'],
    ['Blue S', '10'],
    ['Blue M', ''],
  ])
})

test('a variant is called by the words of its values', () => {
  expect(wordsOf([colour, size], { values: ['Blue', 'S'] })).toEqual(['Blue', 'S'])
})
