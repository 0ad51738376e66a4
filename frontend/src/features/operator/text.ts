import { formatNumber, texts } from '@/lib/language'

/** What the pages of the operator console are called, and the words that many of them share. */
export const consoleText = texts('consoleText', {
  title: 'Operator console',
  bar: 'Operator',
  pages: {
    home: 'Overview',
    homeShort: 'Home',
    shops: 'Shops',
    returns: 'Returns',
    refunds: 'Refunds',
    disputes: 'Disputes',
    payouts: 'Payout runs',
    breaks: 'PayPal check',
    reviews: 'Reviews',
    messages: 'Messages',
    pages: 'Information pages',
  },
  views: 'Views of this list',
  reason: 'Reason',
  cancel: 'Cancel',
  back: 'Back',
  order: 'Order',
  shop: 'Shop',
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
  loadFailed: 'This number did not load',
  shops: 'Shops to approve',
  returns: 'Returns to decide',
  disputes: 'Open disputes',
  refunds: 'Failed refunds',
  breaks: 'Differences with PayPal',
  reviews: 'Reported reviews',
  messages: 'Reported messages',
  payouts: 'Bank payouts to confirm',
  unknown: '–',
  nothing: 'All done. Nothing waits for you.',
})
