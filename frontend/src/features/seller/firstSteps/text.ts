import { formatNumber, texts } from '@/lib/language'

/** The list that leads a new shop to its first order. */
export const firstStepsText = texts('firstStepsText', {
  title: 'First steps',
  progress: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)}`,
  done: 'Done:',
  logo: 'Add a logo',
  policies: 'Say how you ship and take things back',
  payout: 'Tell us where to send your money',
  product: 'Publish your first product',
  order: 'Get your first order',
})
