import { expect, test } from 'vitest'
import { pictureAt } from '@/components/PictureSource'
import { mug } from '@/testing/catalogue'
import { cardOf } from './cards'
import { imageOf, picturesOf } from './pictures'

test('a product as a card has its first picture, its price and whether it can be bought', () => {
  const images = [pictureAt('/a.webp', 'Front')]
  expect(cardOf({ ...mug, images })).toMatchObject({
    slug: 'mug',
    thumbnail: '/a.webp',
    price: 2400,
    priceSale: 1920,
    priceVaries: true,
    inStock: true,
    shop: { slug: 'clay-and-co' },
  })
})

test('a card of a product with one price and no stock says so', () => {
  const variants = mug.variants.map((variant) => ({ ...variant, price: 2400, priceSale: null, stock: 0 }))
  expect(cardOf({ ...mug, variants })).toMatchObject({ priceVaries: false, inStock: false, thumbnail: null })
})

const pictured = {
  ...mug,
  images: [pictureAt('/front.webp', 'Front')],
  variants: mug.variants.map((variant) => ({
    ...variant,
    image: variant.optionIds.includes(11) ? '/forest.webp' : '/sand.webp',
  })),
}

test('the pictures of variants join those of the product, each once', () => {
  expect(picturesOf(pictured).map(({ url }) => url)).toEqual(['/front.webp', '/forest.webp', '/sand.webp'])
})

test('a colour alone already leads to its picture, a size alone does not', () => {
  expect(imageOf(pictured, { 1: 12 })).toBe('/sand.webp')
  expect(imageOf(pictured, { 2: 21 })).toBeNull()
  expect(imageOf(pictured, { 1: 11, 2: 21 })).toBe('/forest.webp')
})
