import { texts } from '@/lib/language'

/** The words of the list of orders. */
export const ordersPageText = texts('ordersPageText', {
  title: 'Orders',
  byState: 'Orders by status',
  loadFailed: 'The orders didn\'t load',
  emptyTitle: 'No orders yet',
  emptyText: 'They appear here when someone buys. Share your shop to get started.',
  emptyTab: 'No orders here',
  emptyTabText: 'No orders have this status right now.',
  seeAll: 'See all orders',
})

/** The words of one order. */
export const orderPageText = texts('orderPageText', {
  title: (number: string) => `Order ${number}`,
  ofShop: 'Order',
  all: 'All orders',
  missingTitle: 'Order not found',
  missingText: 'It may belong to another shop.',
  loadFailed: 'The order didn\'t load',
  from: (buyer: string, when: string) => `Ordered by ${buyer} on ${when}`,
  expected: (days: string) => `Buyer was told ${days}`,
  ship: 'Ship',
  goods: 'Items',
  sku: (sku: string) => `SKU ${sku}`,
  note: (note: string) => `Note from the buyer: ${note}`,
  address: 'Ship to',
  copy: 'Copy',
  copyAddress: 'Copy address',
  copied: 'Address copied',
  print: 'Print packing slip',
  printOrder: 'Print order',
})

/** The words of the shop's own page in the Seller Center. */
export const shopPageText = texts('shopPageText', {
  title: 'Shop',
  loadFailed: 'Your shop didn\'t load',
  details: 'Name and description',
  pictures: 'Logo and banner',
  address: 'Shop web address',
  states: { pending: 'Waiting for approval', approved: 'Open', rejected: 'Not approved', suspended: 'Suspended' },
})
