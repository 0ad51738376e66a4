import { formatNumber, texts } from '@/lib/language'

/** The words of a shop's page. */
export const shopfrontText = texts('shopfrontText', {
  goods: 'Goods',
  about: 'About & policies',
  reviews: 'Reviews',
  aboutShop: (shop: string) => `About ${shop}`,
  reviewsOf: (shop: string) => `Reviews of ${shop}`,
  views: 'Parts of this shop',
  contact: 'Contact the shop',
  shipping: 'Shipping',
  returns: 'Returns',
  noPolicy: (market: string) => `The shop has no return policy of its own. The rules of ${market} apply.`,
  buyerProtection: 'Buyer protection',
  collections: 'Collections',
  openSince: (year: string) => `Open since ${year}`,
  reviewCount: (count: number) => `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`,
  searchIn: (shop: string) => `Search in ${shop}`,
  search: 'Search',
  gone: 'This shop is not here',
  failed: 'The shop did not load',
})
