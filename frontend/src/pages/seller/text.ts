import { formatNumber, texts } from '@/lib/language'

/** The words of the dashboard. */
export const dashboardText = texts('dashboardText', {
  tab: 'Seller Center',
  morning: (shop: string) => `Good morning, ${shop}`,
  afternoon: (shop: string) => `Good afternoon, ${shop}`,
  evening: (shop: string) => `Good evening, ${shop}`,
  yourShop: 'your shop',
  todo: 'To do',
  toShip: 'To ship',
  returns: 'Returns',
  inDelivery: 'In delivery',
  drafts: 'Drafts',
  orders: 'Orders',
  allOrders: 'All orders',
  loadFailed: 'The dashboard did not load',
  noOrdersTitle: 'No orders yet',
  noOrdersText: 'They appear here when someone buys. Tell people where your shop is.',
  setUp: 'Set up your shop',
  setUpDone: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} done`,
  stepDone: 'Done:',
  open: 'Open your shop',
  describe: 'Tell buyers what you make or sell',
  invoices: 'Add your name and address for invoices',
  list: 'List your first product',
  pending: 'Your shop waits for approval. Shoppers see it once the marketplace has approved it.',
  rejected: 'Your shop was not approved. Shoppers do not see it.',
  suspended: 'Your shop is suspended. Shoppers do not see it.',
  askHelp: 'Help Center',
  dispute: (by: string) => `A buyer has complained at PayPal. Answer by ${by}.`,
  answerDispute: 'Answer',
  invoicesBare: 'Your invoices do not show your name and address yet.',
  addAddress: 'Add them',
})

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
