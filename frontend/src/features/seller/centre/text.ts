import { texts } from '@/lib/language'

/** What the pages of the seller centre are called, and other words that people look for them by. */
export const centreText = texts('centreText', {
  dashboard: 'Dashboard',
  orders: 'Orders',
  toShip: 'Orders to ship',
  returns: 'Returns',
  products: 'Products',
  categories: 'Collections',
  money: 'Money',
  shop: 'Shop',
  also: {
    dashboard: 'home start overview to do',
    orders: 'sales parcels buyers invoices',
    toShip: 'shipping send parcels tracking labels',
    returns: 'refunds complaints money back',
    products: 'goods items stock prices inventory',
    create: 'new add product item goods',
    categories: 'categories shelves sections groups',
    createCategory: 'new add category shelf section',
    notifications: 'bell news mail email alerts messages',
    money: 'balance earnings fees commission activity',
    payouts: 'transfers paid bank money',
    statements: 'months csv tax bookkeeping accounts money',
    disputes: 'complaints paypal chargebacks claims money',
    account: 'bank iban paypal transfers money',
    shop: 'name description logo banner policies settings invoices address',
  },
})
