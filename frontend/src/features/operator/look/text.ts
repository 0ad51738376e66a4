import { texts } from '@/lib/language'

/** Looking at a shop as its seller sees it. */
export const lookText = texts('lookText', {
  start: 'View as the seller',
  notStarted: 'Seller Center didn\'t open',
  banner: (shop: string) => `You're viewing ${shop} as its seller. You can't change anything.`,
  stop: 'Stop viewing',
})
