import { formatNumber, texts } from '@/lib/language'

/** The words of the search through the Seller Center. */
export const quickSearchText = texts('quickSearchText', {
  open: 'Search',
  keys: 'Ctrl K',
  title: 'Search the Seller Center',
  label: 'Search orders, products and pages',
  groups: { page: 'Pages', order: 'Orders', product: 'Products' },
  newest: 'Newest orders',
  order: (number: string, buyer: string) => `${number}, ${buyer}`,
  allOrders: (count: number) => `All ${formatNumber(count)} orders`,
  allProducts: (count: number) => `All ${formatNumber(count)} products`,
  searching: 'Searching',
  found: (count: number) => (count === 1 ? '1 result' : `${formatNumber(count)} results`),
  nothing: (typed: string) => `Nothing found for "${typed}"`,
  nothingHint: 'Try an order number, a buyer\'s name, a product or a page.',
  failed: 'Search isn\'t working right now. Try again',
  results: 'Results',
})
