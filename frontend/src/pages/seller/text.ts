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

/** The words of the list of products. */
export const productsPageText = texts('productsPageText', {
  title: 'Products',
  titleWith: (count: number) => `Products (${formatNumber(count)})`,
  list: 'List a product',
  byState: 'Products by state',
  tabs: { all: 'All', active: 'Active', draft: 'Draft', hidden: 'Hidden', archived: 'Archived' },
  search: 'Find a product',
  searchHint: 'Part of a title or of an article number',
  find: 'Find',
  clear: 'Show all products',
  loadFailed: 'The products did not load',
  nothingFor: (text: string) => `Nothing for "${text}"`,
  nothingForText: 'Check the spelling, or look for an article number.',
  emptyTitle: 'No products yet',
  emptyText: 'What you list appears here, with its price and stock.',
  emptyTab: 'No products here',
  emptyTabText: 'No product is in this state now.',
  inStock: (count: number) => `${formatNumber(count)} in stock`,
  soldOut: 'Sold out',
  variants: (count: number) => (count === 1 ? '1 variant' : `${formatNumber(count)} variants`),
  range: (from: string, to: string) => `${from} – ${to}`,
  priceAndStock: 'Price and stock',
  priceAndStockOf: (title: string) => `Price and stock of ${title}`,
  close: 'Close',
})

/** The words of listing a product. */
export const createText = texts('createText', {
  title: 'List a product',
  how: 'There is no form for this yet: products are listed through the API, with the login of your shop. Price and stock of what is listed can be changed under Products.',
  steps: [
    'Open the API page, sign in with signIn and put the token into Authorize.',
    'Take the id of a sub-category from getCategoryTree.',
    'Send title, category, options and variants with createProduct, then pictures with addProductImage.',
  ],
  open: 'Open the API page',
  products: 'See your products',
})

/** The words of the shop's own collections. */
export const categoriesText = texts('categoriesText', {
  title: 'Categories',
  intro: 'Collections group goods of your shop inside one category. They are shown here as buyers see them; they cannot be made or changed here yet.',
  loadFailed: 'Your collections did not load',
  emptyTitle: 'No collections yet',
  emptyText: "Your goods stand in the marketplace's categories all the same.",
  products: 'See your products',
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
