import { formatNumber, texts } from '@/lib/language'

/** What the pages of the operator console are called, and the words that many of them share. */
export const consoleText = texts('consoleText', {
  title: 'Operator console',
  bar: 'Operator',
  secondFactorTitle: 'Turn on two-step sign-in first',
  secondFactorText: 'Operators decide about money and people, so a password alone is not enough. It takes a minute.',
  secondFactorLink: 'Turn it on',
  pages: {
    home: 'Overview',
    homeShort: 'Home',
    shops: 'Shops',
    products: 'Products',
    categories: 'Categories',
    orders: 'Orders',
    people: 'People',
    returns: 'Returns',
    refunds: 'Refunds',
    disputes: 'Disputes',
    payouts: 'Payout runs',
    breaks: 'PayPal check',
    reviews: 'Reviews',
    messages: 'Messages',
    homePage: 'Home page',
    pages: 'Information pages',
    health: 'Jobs and health',
    audit: 'Audit log',
    developers: 'Developers',
  },
  views: 'Views of this list',
  reason: 'Reason',
  cancel: 'Cancel',
  back: 'Back',
  order: 'Order',
  shop: 'Shop',
  role: 'Role',
  amount: 'Amount',
  state: 'Status',
  actions: 'Actions',
  shown: 'Show',
  seeAll: 'See all',
  atMost: (count: number) => `Use ${formatNumber(count)} characters or fewer`,
})

/** What waits for the operator. */
export const waitingText = texts('waitingText', {
  title: 'To do',
  shops: 'Shops to approve',
  since: (day: string) => `Oldest from ${day}`,
  returns: 'Returns to decide',
  disputes: 'Open disputes',
  by: (day: string) => `Answer by ${day}`,
  refunds: 'Failed refunds',
  payouts: 'Bank payouts to confirm',
  failedPayouts: (count: number) => (count === 1 ? '1 payout failed' : `${formatNumber(count)} payouts failed`),
  breaks: 'Differences with PayPal',
  compared: (when: string) => `Compared ${when}`,
  reviews: 'Reported reviews',
  messages: 'Reported messages',
})

/** How the marketplace does. */
export const overviewText = texts('overviewText', {
  loadFailed: 'The overview did not load',
  parked: (count: number) =>
    count === 1 ? '1 background job was given up.' : `${formatNumber(count)} background jobs were given up.`,
  toParked: 'Look into it',
  sales: 'Sales',
  salesHint: 'What buyers paid, before refunds',
  commission: 'Commission',
  refunded: 'Refunds',
  orders: 'Orders',
  newShops: 'New shops',
  newBuyers: 'New buyers',
  disputes: 'New disputes',
})
