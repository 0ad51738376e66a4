import { formatNumber, texts } from '@/lib/language'

/** The words of the frames around the pages. */
export const layoutText = texts('layoutText', {
  skip: 'Skip to content',
  loadingPage: 'Loading page',
  errorTitle: 'Unexpected Application Error!',
  unknownError: 'Unknown error',
  offline: 'You are offline. Changes are paused',
  toCart: 'Go to the cart',
  offlineTitle: 'You are offline',
  pageMissing: 'This page did not load',
  offlineText: 'This page was not opened on this device before. It appears by itself once you are connected again.',
  reload: 'Reload',
  home: 'Go to home',
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
