import { formatNumber } from '@/lib/language'
import type { followedText as English } from './text'

export const followedText: typeof English = {
  followed: 'Du folgst diesem Shop jetzt',
  view: 'Shops ansehen',
  unfollowed: 'Du folgst diesem Shop nicht mehr',
  undo: 'Rückgängig',
  title: 'Shops, denen du folgst',
  shops: (count) => `${formatNumber(count)} ${count === 1 ? 'Shop' : 'Shops'}`,
  noProducts: 'Zurzeit gibt es hier nichts zu kaufen',
  all: 'Alle Produkte ansehen',
  allOf: (shop) => `Alle Produkte von ${shop} ansehen`,
  more: (count) => (count === 1 ? '1 weiteren zeigen' : `${formatNumber(count)} weitere zeigen`),
  failed: 'Deine Shops wurden nicht geladen',
  moreFailed: 'Diese Shops wurden nicht geladen',
  empty: 'Du folgst noch keinem Shop',
  emptyText: 'Tippe auf der Seite eines Shops auf „Folgen“. Dann siehst du hier, was dort neu ist.',
  browse: 'Shops ansehen',
}
