import { texts } from '@/lib/language'

/** The words of the list of orders. */
export const ordersPageText = texts('ordersPageText', {
  title: 'Orders',
  byState: 'Orders by state',
  loadFailed: 'The orders did not load',
  emptyTitle: 'No orders yet',
  emptyText: 'They appear here when someone buys. Tell people where your shop is.',
  emptyTab: 'No orders here',
  emptyTabText: 'No order is in this state now.',
  seeAll: 'See all orders',
})

/** The words of one order. */
export const orderPageText = texts('orderPageText', {
  title: (number: string) => `Order ${number}`,
  ofShop: 'Order',
  all: 'All orders',
  missingTitle: 'No such order',
  missingText: 'It may belong to another shop.',
  loadFailed: 'The order did not load',
  from: (buyer: string, when: string) => `${buyer}, ${when}`,
  ship: 'Ship',
  goods: 'Goods',
  note: (note: string) => `Note from the buyer: ${note}`,
  address: 'Address',
  copy: 'Copy',
  copyAddress: 'Copy address',
  copied: 'Address copied',
  print: 'Print packing slip',
  printOrder: 'Print order',
})

/** The words of the shop's own page in the seller centre. */
export const shopPageText = texts('shopPageText', {
  title: 'Shop',
  loadFailed: 'Your shop did not load',
  details: 'Name and description',
  pictures: 'Logo and banner',
  address: 'Address of your shop',
  states: { pending: 'Waits for approval', approved: 'Open', rejected: 'Not approved', suspended: 'Suspended' },
})
