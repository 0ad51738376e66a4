/** What the server suggests while "mu" is typed. */
import type { Suggestions } from '@/features/catalog/api'

const mug: Suggestions['products'][number] = {
  id: 1,
  slug: 'mug',
  title: 'Mug',
  thumbnail: null,
  tile: 'sand',
  price: 2400,
  priceSale: 1920,
}

export const suggestions: Suggestions = {
  queries: ['mug blue'],
  products: [mug],
  categories: [{ name: 'Mugs', path: 'kitchen/mugs', parent: 'Kitchen' }],
  shops: [{ name: 'Mug Makers', slug: 'mug-makers', logo: null, tile: 'mint' }],
}
