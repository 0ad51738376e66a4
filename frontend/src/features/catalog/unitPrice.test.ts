import { expect, test } from 'vitest'
import { unitPriceOf } from './unitPrice'

const price = { price: 1260, priceSale: null }

/** What a product without options costs per measure when an attribute says this. */
const said = (name: string, value: string) =>
  unitPriceOf({ options: [], attributes: [{ name, value }] }, { ...price, optionIds: [] }, 'USD')

/** What the second value of an option costs per measure. */
function chosen(name: string, value: string, attributes: { name: string; value: string }[] = []) {
  const values = [
    { id: 1, value: '75 g' },
    { id: 2, value },
  ]
  return unitPriceOf({ options: [{ id: 9, name, values }], attributes }, { ...price, optionIds: [2] }, 'USD')
}

test.each([
  ['300 g', '$4.20 / 100 g'],
  ['1 kg', '$12.60 / kg'],
  ['1.5 kg', '$8.40 / kg'],
  ['2000 g', '$6.30 / kg'],
  ['300 ml', '$4.20 / 100 ml'],
  ['0,8 l', '$1.58 / 100 ml'],
  ['0.125 l', '$10.08 / 100 ml'],
  ['75cl', '$1.68 / 100 ml'],
  ['1 L', '$12.60 / l'],
])('%s costs %s', (value, expected) => {
  expect(said('Net weight', value)).toBe(expected)
})

test.each(['8 oz', '0 g', '2 × 85 g', 'About 600 g', '420 g drained 260 g', '1,000 g', '240', 'Large'])(
  'there is no price per measure of: %s',
  (value) => expect(said('Content', value)).toBeNull(),
)

test('the chosen value counts, before what the product says of itself', () => {
  expect(chosen('Weight', '250 g', [{ name: 'Net weight', value: '1 kg' }])).toBe('$5.04 / 100 g')
  expect(chosen('Gewicht', '0,5 kg')).toBe('$2.52 / 100 g')
})

test('what a thing weighs, or what fits into it, is no measure of its price', () => {
  expect(said('Weight', '240 g')).toBeNull()
  expect(said('Capacity', '300 ml')).toBeNull()
  expect(chosen('Capacity', '300 ml')).toBeNull()
})

test('a reduced price is the one that counts', () => {
  const product = { options: [], attributes: [{ name: 'Volume', value: '500 ml' }] }
  expect(unitPriceOf(product, { optionIds: [], price: 2000, priceSale: 1500 }, 'EUR')).toBe('€3.00 / 100 ml')
})
