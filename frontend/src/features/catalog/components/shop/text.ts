import { formatNumber, texts } from '@/lib/language'

/** The words of a shop's page. */
export const shopfrontText = texts('shopfrontText', {
  goods: 'Products',
  about: 'About & policies',
  reviews: 'Reviews',
  aboutShop: (shop: string) => `About ${shop}`,
  reviewsOf: (shop: string) => `Reviews of ${shop}`,
  views: 'Shop sections',
  contact: 'Contact the shop',
  shipping: 'Shipping',
  returns: 'Returns',
  noPolicy: (market: string) => `This shop follows the return policy of ${market}.`,
  buyerProtection: 'Buyer protection',
  collections: 'Collections',
  allCollections: 'All',
  openSince: (year: string) => `Open since ${year}`,
  reviewCount: (count: number) => `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`,
  searchIn: (shop: string) => `Search in ${shop}`,
  search: 'Search',
  gone: 'Shop not found',
  failed: 'The shop didn\'t load',
})

/** What the button says that follows a shop. */
export const followText = texts('followText', {
  follow: 'Follow',
  followShop: (shop: string) => `Follow ${shop}`,
  following: 'Following',
  followingShop: (shop: string) => `Following ${shop}`,
  followers: (count: number) => `${formatNumber(count)} followers`,
  notFollowed: 'The shop wasn\'t followed',
  notUnfollowed: 'The shop wasn\'t unfollowed',
})
