import { describe, expect, test } from 'vitest'
import { mug } from '@/testing/catalog'
import {
  choose,
  firstOpenOption,
  initialChoice,
  inStockNeighbours,
  nameOf,
  priceOf,
  stateOf,
  variantOf,
} from './options'

const [forest, sand] = [11, 12]
const [small, medium, large] = [21, 22, 23]

describe('the state of a value', () => {
  test('depends on the rest of the choice', () => {
    expect(stateOf(mug, { 1: forest }, 2, medium)).toBe('soldOut')
    expect(stateOf(mug, { 1: sand }, 2, medium)).toBe('available')
    expect(stateOf(mug, { 1: sand }, 2, large)).toBe('impossible')
  })

  test('is available without a choice when any variant with it has stock', () => {
    expect(stateOf(mug, {}, 2, small)).toBe('available')
    expect(stateOf(mug, {}, 2, large)).toBe('available')
  })

  test('ignores what is chosen in its own option', () => {
    expect(stateOf(mug, { 1: forest, 2: large }, 2, small)).toBe('available')
  })
})

describe('choosing', () => {
  test('a possible value leaves the other options alone', () => {
    expect(choose(mug, { 1: forest }, 2, small)).toEqual({ choice: { 1: forest, 2: small }, switched: [] })
  })

  test('a sold-out value can be looked at', () => {
    expect(choose(mug, { 1: forest, 2: small }, 2, medium).choice).toEqual({ 1: forest, 2: medium })
  })

  test('an impossible value moves the other option to one in stock and says so', () => {
    expect(choose(mug, { 1: forest, 2: large }, 1, sand)).toEqual({
      choice: { 1: sand, 2: medium },
      switched: [{ option: 'Size', value: 'M' }],
    })
  })
})

test('a variant is found only by a whole choice', () => {
  expect(variantOf(mug, { 1: forest })).toBeNull()
  expect(variantOf(mug, { 1: forest, 2: large })?.id).toBe(103)
  expect(firstOpenOption(mug, { 1: forest })?.name).toBe('Size')
})

test('a product without options is its single variant at once', () => {
  const plain = {
    ...mug,
    options: [],
    variants: mug.variants.slice(0, 1).map((variant) => ({ ...variant, optionIds: [] })),
  }
  expect(variantOf(plain, initialChoice(plain, null))?.id).toBe(101)
})

test('an address can name the variant, and an unknown one is ignored', () => {
  expect(initialChoice(mug, 105)).toEqual({ 1: sand, 2: medium })
  expect(initialChoice(mug, 999)).toEqual({})
})

test('a sold-out combination names its neighbours in stock', () => {
  expect(inStockNeighbours(mug, { 1: forest, 2: medium })).toEqual(['Sand', 'S', 'L'])
  expect(nameOf(mug, { 1: forest, 2: medium })).toBe('Forest, M')
})

test('prices are "from" while they differ and nothing is chosen', () => {
  expect(priceOf(mug, null)).toEqual({ price: 2400, priceSale: 1920, varies: true })
  expect(priceOf(mug, variantOf(mug, { 1: forest, 2: large }))).toEqual({ price: 2900, priceSale: null, varies: false })
})
