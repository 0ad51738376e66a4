import { texts } from '@/lib/language'

/** What the pages of the Seller Center are called, and other words that people look for them by. */
export const centreText = texts('centreText', {
  dashboard: 'Dashboard',
  orders: 'Orders',
  toShip: 'Orders to ship',
  returns: 'Returns',
  messages: 'Messages',
  reviews: 'Reviews',
  products: 'Products',
  categories: 'Collections',
  coupons: 'Coupons',
  money: 'Money',
  shop: 'Shop',
  developers: 'Developers',
  import: 'Import products',
  also: {
    dashboard: 'home start overview to do',
    orders: 'sales parcels buyers invoices',
    toShip: 'shipping send parcels tracking labels',
    returns: 'refunds complaints money back',
    messages: 'questions customers buyers inbox chat answers',
    reviews: 'stars ratings opinions answers replies feedback',
    products: 'items stock prices inventory',
    create: 'new add product item',
    import: 'csv spreadsheet excel upload template export download table products',
    categories: 'categories shelves sections groups',
    createCategory: 'new add category shelf section',
    coupons: 'discounts codes vouchers promotions sale',
    createCoupon: 'new add discount code voucher promotion',
    notifications: 'bell news mail email alerts',
    money: 'balance earnings fees commission activity',
    payouts: 'transfers paid bank money',
    statements: 'months csv tax bookkeeping accounts money',
    disputes: 'complaints paypal chargebacks claims money',
    account: 'bank iban paypal transfers money',
    shop: 'name description logo banner policies settings invoices address holiday vacation timezone',
    developers: 'api keys tokens integrations apps connect programs',
  },
})

/** The feeds of a shop's products. */
export const feedText = texts('feedText', {
  title: 'Product feeds',
  hint: 'Add one of these addresses to Google Merchant Center, Meta or Pinterest, or open the CSV in a spreadsheet. Prices and stock are at most an hour old.',
})
