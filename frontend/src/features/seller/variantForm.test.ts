import { expect, test } from 'vitest'
import { faultsOf } from '@/components/form/rules'
import { changeOf, variantRules } from './variantForm'

const faults = (price: string, priceSale: string, stock: string, currency = 'USD') =>
  faultsOf({ price, priceSale, stock }, variantRules(currency))

test('amounts may be typed with point or comma, and a sale may be left out', () => {
  expect(faults('19.99', '', '3')).toEqual({})
  expect(faults('19,99', '15', '0')).toEqual({})
})

test('an amount that is none is named with an example of the currency', () => {
  expect(faults('nineteen', '', '3')).toEqual({ price: 'Enter an amount like 19.99' })
  expect(faults('19.99', '', '3', 'JPY')).toEqual({ price: 'Enter an amount like 1999' })
})

test('a sale price stays below the price', () => {
  expect(faults('20', '20', '3')).toEqual({ priceSale: 'Stay below the price' })
})

test('stock is a whole number', () => {
  expect(faults('20', '', '2.5')).toEqual({ stock: 'Enter a whole number' })
  expect(faults('20', '', '-1')).toEqual({ stock: 'Enter a whole number' })
})

test('an empty sale price ends the sale', () => {
  expect(changeOf({ price: '19,90', priceSale: '', stock: '7' }, 'USD')).toEqual({ price: 1990, priceSale: null, stock: 7 })
})
