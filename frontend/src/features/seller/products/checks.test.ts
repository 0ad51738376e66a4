import { expect, test } from 'vitest'
import { earningsOf } from '../earnings'
import { cellFault, missingPartsOf, isDuplicate, optionsFault } from './checks'
import { blankVariant, type OptionEntry } from './values'
import { blankProduct } from './apiMapping'

const option = (count: number): OptionEntry => ({
  key: String(count),
  id: null,
  name: String(count),
  values: Array.from({ length: count }, (_, at) => ({ key: `${count}-${at}`, id: null, value: String(at) })),
})

test('an empty form says all that is missing, a full one nothing', () => {
  expect(missingPartsOf(blankProduct(), 0, 'USD').map(({ text }) => text)).toEqual([
    'Enter a title',
    'Write a description',
    'Add a picture',
    'Select a category',
    'Enter a price for each variant',
  ])
  const isMust = missingPartsOf(blankProduct(), 0, 'USD').map(({ isOptional }) => !isOptional)
  expect(isMust).toEqual([true, false, false, true, true])
  const full = { ...blankProduct(), title: 'Mug', description: 'Blue', categoryId: '6', variants: [{ ...blankVariant(), price: '1' }] }
  expect(missingPartsOf(full, 1, 'USD')).toEqual([])
  expect(missingPartsOf({ ...full, variants: [...full.variants, blankVariant()] }, 1, 'USD')).toHaveLength(1)
})

test.each([
  ['price', '', 'Enter a price'],
  ['price', '0', 'Enter an amount like 19.99'],
  ['price', '12,50', undefined],
  ['priceSale', '20', 'Enter less than the price'],
  ['priceSale', '19.99', undefined],
  ['priceSale', '', undefined],
  ['stock', '', 'Enter a whole number'],
  ['stock', '1000001', 'Enter a whole number'],
  ['stock', '0', undefined],
  ['weight', '0', 'Enter whole grams'],
  ['weight', '', undefined],
  ['sku', 'x'.repeat(65), 'Use 64 characters or fewer'],
] as const)('%s "%s": %s', (cell, typed, fault) => {
  expect(cellFault({ ...blankVariant(), price: '20', [cell]: typed }, cell, 'USD')).toBe(fault)
})

test('options need values, and not too many of them together', () => {
  expect(optionsFault([])).toBeUndefined()
  expect(optionsFault([option(2), option(0)])).toBe('Give each option a value, or remove it')
  expect(optionsFault([option(31)])).toBe('Use 30 values or fewer')
  expect(optionsFault([option(10), option(11)])).toMatch(/more than 100/)
  expect(isDuplicate(['Colour', ' colour'], 'Colour')).toBe(true)
})

test('a share is rounded half up, as the books do', () => {
  expect(earningsOf(1999, 250)).toBe(1949)
  expect(earningsOf(2400, 800)).toBe(2208)
})
