/** Shops as shoppers see them. */
import type { Shop, ShopCard } from '@/features/catalog/api'

/** A shop of the directory. */
export function shopOf(id: number, over: Partial<ShopCard> = {}): ShopCard {
  return {
    id,
    slug: `shop-${id}`,
    name: `Shop ${id}`,
    logo: null,
    tile: 'sand',
    description: 'Goods.',
    rating: null,
    reviewCount: 0,
    productCount: 3,
    thumbnails: [],
    openSince: '2026-03-01T10:00:00Z',
    ...over,
  }
}

/** A potter's shop as its page shows it. */
export const clay: Shop = {
  ...shopOf(7, { slug: 'clay-and-co', name: 'Clay & Co', description: 'Two potters.', rating: 4.8, reviewCount: 12 }),
  openSince: '2025-03-01T10:00:00Z',
  banner: '/media/banner.webp',
  followerCount: 3,
  descriptionHtml: '<p>Two potters.</p>',
  shippingPolicy: 'Packed in **straw**.',
  shippingPolicyHtml: '<p>Packed in <strong>straw</strong>.</p>',
  returnPolicy: '30 days, unused.',
  returnPolicyHtml: '<p>30 days, unused.</p>',
  contactEmail: 'hello@clay.example',
  contactPhone: '+1 (503) 555 0142',
  holiday: null,
  collections: [{ id: 3, name: 'Spring', slug: 'spring', categoryPath: 'kitchen/mugs' }],
}
