import { formatNumber, texts } from '@/lib/language'

/** The words of the shared components. */
export const componentText = texts('componentText', {
  breadcrumb: 'Breadcrumb',
  close: 'Close',
  loading: 'Loading',
  retry: 'Retry',
  notLoaded: 'This didn\'t load',
  partFailed: 'This part of the page didn\'t load',
  checkConnection: 'Check your connection and try again.',
  notKept: 'You\'re offline, and you haven\'t opened this on this device before. It loads as soon as you\'re back online.',
  request: (id: string) => `Request ${id}`,
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  toPage: (page: number) => `Go to page ${formatNumber(page)}`,
  pageOf: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
  priceNow: 'Now',
  priceWas: 'Was',
  priceFrom: 'From',
  percentOff: (percent: number) => `−${formatNumber(percent)}%`,
  quantity: 'Quantity',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  rating: (stars: string) => `${stars} of 5`,
  ratingOf: (stars: string, count: number) =>
    `${stars} of 5, ${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`,
})

/** The cookie notice, word for word. */
export const cookieText = texts('cookieText', {
  title: 'Cookie Notice',
  text: 'We use cookies to enhance your browsing experience, serve personalized ads or content, and analyze our traffic. By clicking "Accept", you consent to our use of cookies.',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
  settings: 'Cookie settings',
})

/** The words that every form has. */
export const formText = texts('formText', {
  faults: (count: number) => `Check ${count} ${count === 1 ? 'field' : 'fields'}`,
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  clearSearch: 'Clear search',
  working: 'Working',
})

/** The words that every toast has. */
export const toastText = texts('toastText', { dismiss: 'Dismiss' })

/** The words of lists whose order can be changed. */
export const orderText = texts('orderText', {
  drag: (name: string) => `Drag ${name}`,
  earlier: (name: string) => `Move ${name} up`,
  later: (name: string) => `Move ${name} down`,
  takeOut: (name: string) => `Remove ${name}`,
  moved: (name: string, at: number, of: number) => `${name} is now ${formatNumber(at)} of ${formatNumber(of)}`,
  dragHelp: 'Press Space to pick it up, the arrow keys to move it, Space to drop it, Escape to cancel.',
  pickedUp: (name: string) => `Picked up ${name}`,
  unmoved: 'Left where it was',
})
