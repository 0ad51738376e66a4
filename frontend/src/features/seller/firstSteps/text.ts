import { formatNumber, texts } from '@/lib/language'

/** The list that leads a new shop to its first order. */
export const firstStepsText = texts('firstStepsText', {
  title: 'First steps',
  progress: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)}`,
  done: 'Done:',
  logo: 'Add a logo',
  policies: 'Add your shipping and return policies',
  payout: 'Add a payout account',
  product: 'Publish your first product',
  order: 'Get your first order',
})
