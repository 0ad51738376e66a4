import { expect, test } from 'vitest'
import type { SellerProduct } from '../api'
import { sellerProductOf } from '@/testing/shops'
import { changeOf, formFieldOf, newProductOf, variantTableOf, valuesOf, withIds } from './apiMapping'
import { blankVariant, type ProductValues } from './values'

const [variant] = sellerProductOf(1).variants as [SellerProduct['variants'][number]]
const mug = sellerProductOf(1, {
  title: 'Mug',
  collectionId: 4,
  version: 7,
  options: [{ id: 3, name: 'Colour', values: [{ id: 31, value: 'Red' }, { id: 32, value: 'Blue' }] }],
  variants: [
    { ...variant, id: 101, optionIds: [31], values: ['Red'], imageId: 9 },
    { ...variant, id: 102, optionIds: [32], values: ['Blue'], priceSale: 1999, saleUntil: '2026-11-30T23:00:00Z', weight: 350 },
  ],
})

test('a form that nobody touched changes nothing', () => {
  const values = valuesOf(mug, 'USD')
  expect(changeOf(values, mug)).toEqual({})
  expect(values.variants[1]).toMatchObject({ price: '24.00', priceSale: '19.99', weight: '350', stock: '5' })
  expect(variantTableOf(values, [{ key: 'p9', id: 9 }], 'USD').variants).toEqual([
    { id: 101, values: ['Red'], sku: 'MUG', barcode: null, weight: null, price: 2400, priceSale: null, saleFrom: null, saleUntil: null, imageId: 9 },
    {
      ...{ id: 102, values: ['Blue'], sku: 'MUG', barcode: null, weight: 350, price: 2400, priceSale: 1999 },
      ...{ saleFrom: null, saleUntil: '2026-11-30T23:00:00Z' },
    },
  ])
})

test('a stock that was seen is changed by the difference, a new one is told', () => {
  const values = valuesOf(mug, 'USD')
  const [red, blue] = values.variants.map((entry) => ({ ...entry, stock: '8' }))
  const sand = { ...blankVariant(['n1']), price: '30', stock: '2' }
  const options = [{ ...values.options[0], values: [...(values.options[0]?.values ?? []), { key: 'n1', id: null, value: ' Sand ' }] }]
  const table = variantTableOf({ ...values, options, variants: [red, { ...blue, stock: '0' }, sand] } as ProductValues, [], 'USD')
  expect(table.options).toEqual([
    { id: 3, name: 'Colour', values: [{ id: 31, value: 'Red' }, { id: 32, value: 'Blue' }, { value: 'Sand' }] },
  ])
  expect(table.variants.map(({ id, stock, stockChange }) => [id, stock, stockChange])).toEqual([
    [101, undefined, 3],
    [102, undefined, -5],
    [undefined, 2, undefined],
  ])
})

test('only what is new is sent of words and place; a product that moves leaves its collection by itself', () => {
  const values = valuesOf(mug, 'USD')
  expect(changeOf({ ...values, title: ' Cup ', collectionId: '' }, mug)).toEqual({ title: 'Cup', collectionId: null })
  expect(changeOf({ ...values, categoryId: '8', collectionId: '' }, mug)).toEqual({ categoryId: 8 })
})

test('a new product is a draft, and its form gets the ids that it was given', () => {
  const values = valuesOf(mug, 'USD')
  const fresh: ProductValues = {
    ...values,
    options: [{ key: 'n', id: null, name: 'Colour', values: [{ key: 'a', id: null, value: 'Red' }, { key: 'b', id: null, value: 'Blue' }] }],
    variants: [
      { ...blankVariant(['a']), price: '24', stock: '5' },
      { ...blankVariant(['b']), price: '24', stock: '5', picture: 'n9' },
    ],
  }
  expect(newProductOf(fresh, 'USD')).toMatchObject({
    status: 'draft',
    options: [{ name: 'Colour', values: ['Red', 'Blue'] }],
    variants: [
      { values: ['Red'], price: 2400, stock: 5 },
      { values: ['Blue'], price: 2400, stock: 5 },
    ],
  })
  expect(withIds(fresh, mug, 'USD').variants.map(({ variantId, picture }) => [variantId, picture])).toEqual([
    [101, ''],
    [102, 'n9'],
  ])
})

test('the server and the form name two parts differently', () => {
  expect(formFieldOf('variants.2.stockChange')).toBe('variants.2.stock')
  expect(formFieldOf('variants.2.imageId')).toBe('variants.2.picture')
  expect(formFieldOf('options.0.name')).toBe('options.0.name')
})

test('German words are sent where they are new, and taken away with null', () => {
  const german = { ...mug, titleDe: 'Becher', descriptionDe: 'Von Hand' }
  const values = valuesOf(german, 'USD')
  expect(values).toMatchObject({ titleDe: 'Becher', descriptionDe: 'Von Hand' })
  expect(changeOf(values, german)).toEqual({})
  expect(changeOf({ ...values, titleDe: ' ', descriptionDe: ' Gedreht ' }, german)).toEqual({ titleDe: null, descriptionDe: 'Gedreht' })
  expect(newProductOf({ ...values, descriptionDe: '' }, 'USD')).toMatchObject({ titleDe: 'Becher', descriptionDe: null })
})
