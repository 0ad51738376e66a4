import { formatNumber, texts } from '@/lib/language'

/** The words of the frames around the pages. */
export const layoutText = texts('layoutText', {
  skip: 'Skip to content',
  loadingPage: 'Loading page',
  errorTitle: 'Unexpected Application Error!',
  unknownError: 'Unknown error',
  offline: 'You\'re offline. Changes are paused',
  toCart: 'Go to cart',
  offlineTitle: 'You\'re offline',
  pageMissing: 'This page didn\'t load',
  offlineText: 'You haven\'t opened this page on this device before. It loads as soon as you\'re back online.',
  reload: 'Reload',
  home: 'Go to homepage',
  sellerCenter: 'Seller Center',
  viewMarketplace: 'View marketplace',
  sellerFront: 'Home',
  more: 'More',
  viewShop: 'View shop',
  toShip: (count: number) => `${formatNumber(count)} to ship`,
  unread: (count: number) => (count === 1 ? '1 unread conversation' : `${formatNumber(count)} unread conversations`),
  toAnswer: (count: number) => (count === 1 ? '1 return to answer' : `${formatNumber(count)} returns to answer`),
  collapse: 'Collapse',
  expand: 'Expand',
})
