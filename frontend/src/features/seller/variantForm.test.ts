import { expect, test } from 'vitest'
import { faultsOf } from '@/testing/formFaults'
import { changeOf, variantRules } from './variantForm'

const faults = (price: string, priceSale: string, stock: string, currency = 'USD') =>
  faultsOf({ price, priceSale, stock }, variantRules(currency))

test('amounts may be typed with point or comma, and a sale may be left out', async () => {
  expect(await faults('19.99', '', '3')).toEqual({})
  expect(await faults('19,99', '15', '0')).toEqual({})
})

test('an amount that is none is named with an example of the currency', async () => {
  expect(await faults('nineteen', '', '3')).toEqual({ price: 'Enter an amount like 19.99' })
  expect(await faults('19.99', '', '3', 'JPY')).toEqual({ price: 'Enter an amount like 1999' })
})

test('a sale price stays below the price', async () => {
  expect(await faults('20', '20', '3')).toEqual({ priceSale: 'Enter less than the price' })
})

test('stock is a whole number', async () => {
  expect(await faults('20', '', '2.5')).toEqual({ stock: 'Enter a whole number' })
  expect(await faults('20', '', '-1')).toEqual({ stock: 'Enter a whole number' })
})

const shown = { price: 1990, priceSale: 1500, stock: 7 }
const change = (price: string, priceSale: string, stock: string) => changeOf({ price, priceSale, stock }, shown, 'USD')

test('only what was changed is sent', () => {
  expect(change('19,90', '15', '7')).toEqual({ price: {}, stock: {} })
  expect(change('20', '15.00', '7')).toEqual({ price: { price: 2000 }, stock: {} })
})

test('an empty sale price ends the sale', () => {
  expect(change('19.90', '', '7')).toEqual({ price: { priceSale: null }, stock: {} })
})

test('a new stock goes along with the one that was seen', () => {
  expect(change('19.90', '15', '12')).toEqual({ price: {}, stock: { stock: 12, expectedStock: 7 } })
})
