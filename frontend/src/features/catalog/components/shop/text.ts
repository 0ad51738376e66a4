import { texts } from '@/lib/language'

/** The words of a shop's page and of the list of shops. */
export const shopfrontText = texts('shopfrontText', {
  goods: 'Goods',
  about: 'About and policies',
  aboutShop: (shop: string) => `About ${shop}`,
  views: 'Parts of this shop',
  policies: 'Policies',
  noPolicies: 'The shop has not written policies of its own. The rules of Helloshop apply.',
  buyerProtection: 'Buyer protection',
  collections: 'Collections',
  openSince: (year: string) => `Open since ${year}`,
  searchIn: (shop: string) => `Search in ${shop}`,
  search: 'Search',
  gone: 'This shop is not here',
  failed: 'The shop did not load',
  lead: 'Every shop here is run by its own people. Each ships its goods itself.',
  shops: (count: string) => `${count} shops`,
  oneShop: '1 shop',
  shopsFailed: 'The shops did not load',
  moreShops: 'Show more shops',
})
