/** A small catalog for tests: one mug in two colors and three sizes, with gaps and sold-out variants. */
import type { Card, Product, Review, ReviewPage } from '@/features/catalog/api'

const forest = { id: 11, value: 'Forest' }
const sand = { id: 12, value: 'Sand' }
const small = { id: 21, value: 'S' }
const medium = { id: 22, value: 'M' }
const large = { id: 23, value: 'L' }

const variant = (id: number, optionIds: number[], stock: number, price = 2400, priceSale: number | null = null) => ({
  id,
  sku: `MUG-${id}`,
  optionIds,
  price,
  priceSale,
  saleUntil: null,
  stock,
  image: null,
})

/** Forest: S in stock, M sold out, L in stock and dearer. Sand: S sold out, M in stock, no L at all. */
export const mug: Product = {
  id: 1,
  slug: 'mug',
  title: 'Mug',
  description: 'Thrown by **hand**.',
  descriptionHtml: '<p>Thrown by <strong>hand</strong>.</p>',
  category: [
    { name: 'Kitchen', slug: 'kitchen' },
    { name: 'Mugs', slug: 'mugs' },
  ],
  tile: 'sand',
  images: [],
  attributes: [{ name: 'Material', value: 'Stoneware' }],
  options: [
    { id: 1, name: 'Colour', values: [forest, sand] },
    { id: 2, name: 'Size', values: [small, medium, large] },
  ],
  variants: [
    variant(101, [forest.id, small.id], 3, 2400, 1920),
    variant(102, [forest.id, medium.id], 0),
    variant(103, [forest.id, large.id], 9, 2900),
    variant(104, [sand.id, small.id], 0),
    variant(105, [sand.id, medium.id], 4),
  ],
  price: 2400,
  priceSale: 1920,
  saleUntil: null,
  createdAt: '2026-10-01T10:00:00Z',
  shop: { id: 7, name: 'Clay & Co', slug: 'clay-and-co', logo: null, rating: 4.8, reviewCount: 12, holiday: null, handlingDays: 3 },
  rating: 4.6,
  reviewCount: 128,
  soldCount: 40,
}

export function cardOf(id: number, over: Partial<Card> = {}): Card {
  return {
    id,
    slug: `mug-${id}`,
    title: `Mug ${id}`,
    thumbnail: null,
    tile: 'sand',
    shop: { id: 7, name: 'Clay & Co', slug: 'clay-and-co' },
    price: 2400,
    priceSale: null,
    priceVaries: false,
    rating: null,
    reviewCount: 0,
    soldCount: 0,
    inStock: true,
    pictures: [],
    publishedAt: '2026-01-01T10:00:00Z',
    colours: [],
    hasOptions: false,
    ...over,
  }
}

export function reviewOf(id: number, over: Partial<Review> = {}): Review {
  return {
    id,
    author: `Buyer ${id}`,
    rating: 5,
    text: `Words ${id}`,
    images: [],
    choice: null,
    reply: null,
    repliedAt: null,
    helpfulCount: 2,
    createdAt: '2026-11-01T10:00:00Z',
    ...over,
  }
}

/** The first page of so many reviews. */
export function reviewPageOf(items: Review[], over: Partial<ReviewPage> = {}): ReviewPage {
  const histogram = [1, 2, 3, 4, 5].map((stars) => items.filter(({ rating }) => rating === stars).length)
  return { items, page: 1, pageSize: 5, total: items.length, rating: 4.2, histogram, photos: [], ...over }
}
