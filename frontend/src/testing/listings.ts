/** Answers of a listing for tests: cards, and what there is to filter by. */
import type { Facets, ListingAnswer } from '@/features/catalog/api'
import { cardOf } from './catalog'

/** Nothing to filter by. */
export const noFacets: Facets = {
  categories: [],
  shops: [],
  price: null,
  ratings: [4, 3, 2, 1].map((stars) => ({ stars, count: 0 })),
  options: [],
  onSale: 0,
  inStock: 0,
}

/** Mugs in colors and sizes, of two shops. */
export const facets: Facets = {
  categories: [
    { name: 'Plates', slug: 'plates', path: 'kitchen/plates', count: 0 },
    { name: 'Mugs', slug: 'mugs', path: 'kitchen/mugs', count: 12 },
  ],
  shops: [
    { name: 'Clay & Co', slug: 'clay-and-co', count: 9 },
    { name: 'Nordic Kiln', slug: 'nordic-kiln', count: 3 },
  ],
  price: {
    min: 1000,
    max: 6000,
    bars: [
      { from: 1000, to: 3500, count: 10 },
      { from: 3500, to: 6000, count: 2 },
    ],
  },
  ratings: [
    { stars: 4, count: 7 },
    { stars: 3, count: 9 },
    { stars: 2, count: 9 },
    { stars: 1, count: 9 },
  ],
  options: [
    {
      name: 'Colour',
      values: [
        { value: 'Blue', count: 6 },
        { value: 'Sand', count: 0 },
        { value: 'Forest', count: 4 },
      ],
    },
    {
      name: 'Size',
      values: [
        { value: 'M', count: 8 },
        { value: 'L', count: 5 },
      ],
    },
  ],
  onSale: 3,
  inStock: 11,
}

/** One page of a listing, with so many cards on all pages. */
export function listingOf(total: number, over: Partial<ListingAnswer> = {}): ListingAnswer {
  const page = over.page ?? 1
  const count = Math.max(0, Math.min(24, total - (page - 1) * 24))
  const items = Array.from({ length: count }, (_, at) => cardOf(page * 100 + at))
  return { items, page, pageSize: 24, total, facets, correction: null, ...over }
}
