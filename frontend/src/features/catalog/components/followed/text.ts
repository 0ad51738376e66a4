import { formatNumber, texts } from '@/lib/language'

/** The words of following a shop: the button, what came of it, and the page of followed shops. */
export const followText = texts('followText', {
  follow: 'Follow',
  followShop: (shop: string) => `Follow ${shop}`,
  following: 'Following',
  followingShop: (shop: string) => `Following ${shop}`,
  followers: (count: number) => `${formatNumber(count)} followers`,
  followed: 'You\'re following this shop',
  view: 'View shops',
  unfollowed: 'You unfollowed this shop',
  undo: 'Undo',
  notFollowed: 'The shop wasn\'t followed',
  notUnfollowed: 'The shop wasn\'t unfollowed',
  title: 'Shops you follow',
  shops: (count: number) => `${formatNumber(count)} ${count === 1 ? 'shop' : 'shops'}`,
  noProducts: 'Nothing for sale right now',
  all: 'See all products',
  allOf: (shop: string) => `See all products of ${shop}`,
  more: (count: number) => `Show ${formatNumber(count)} more`,
  failed: 'Your shops didn\'t load',
  moreFailed: 'These shops didn\'t load',
  empty: 'You don\'t follow any shops yet',
  emptyText: 'Press Follow on a shop\'s page, and see here what\'s new in it.',
  browse: 'Browse shops',
})
