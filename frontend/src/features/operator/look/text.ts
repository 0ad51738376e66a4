import { texts } from '@/lib/language'

/** Looking at a shop as its seller sees it. */
export const lookText = texts('lookText', {
  start: 'View as the seller',
  notStarted: 'The seller center did not open',
  banner: (shop: string) => `You are looking at ${shop} as its seller sees it. Nothing can be changed.`,
  stop: 'Stop viewing',
})
