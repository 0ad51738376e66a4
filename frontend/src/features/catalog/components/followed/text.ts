import { formatNumber, texts } from '@/lib/language'

/** The words of followed shops: what came of a press on Follow, and their page. */
export const followedText = texts('followedText', {
  followed: 'You\'re following this shop',
  view: 'View shops',
  unfollowed: 'You unfollowed this shop',
  undo: 'Undo',
  title: 'Shops you follow',
  shops: (count: number) => `${formatNumber(count)} ${count === 1 ? 'shop' : 'shops'}`,
  noProducts: 'Nothing for sale right now',
  all: 'See all products',
  allOf: (shop: string) => `See all products of ${shop}`,
  more: (count: number) => `Show ${formatNumber(count)} more`,
  failed: 'Your shops didn\'t load',
  moreFailed: 'These shops didn\'t load',
  empty: 'You don\'t follow any shops yet',
  emptyText: 'Press Follow on a shop\'s page to see what\'s new in it here.',
  browse: 'Browse shops',
})
