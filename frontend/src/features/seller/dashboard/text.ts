import { formatNumber, texts } from '@/lib/language'

/** The words of the dashboard. */
export const dashboardText = texts('dashboardText', {
  tab: 'Seller Center',
  morning: (shop: string) => `Good morning, ${shop}`,
  afternoon: (shop: string) => `Good afternoon, ${shop}`,
  evening: (shop: string) => `Good evening, ${shop}`,
  yourShop: 'your shop',
  loadFailed: 'The dashboard didn\'t load',
  orders: 'Newest orders',
  allOrders: 'All orders',
  noOrdersTitle: 'No orders yet',
  noOrdersClosed: 'They appear here once your shop is open and someone buys.',
  noOrdersText: 'They appear here when someone buys. Share your shop to get started.',
  invoicesBare: 'Your invoices don\'t show your name and address yet.',
  addAddress: 'Add them',
})

/** What waits for the seller. */
export const toDoText = texts('toDoText', {
  title: 'To do',
  toShip: 'To ship',
  shipBy: (day: string) => `Ship by ${day}`,
  late: (count: number) => `${formatNumber(count)} late`,
  returns: 'Returns',
  disputes: 'Disputes',
  answerBy: (day: string) => `Answer by ${day}`,
  reviews: 'Reviews to answer',
  lowStock: 'Low stock',
  soldOut: (count: number) => `${formatNumber(count)} sold out`,
  drafts: 'Drafts',
})

/** Which days the figures are about. */
export const salesPeriodText = texts('salesPeriodText', {
  label: 'Period',
  presets: {
    today: 'Today',
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    '90d': 'Last 90 days',
    '12m': 'Last 12 months',
    own: 'Custom dates',
  },
  compared: (days: string) => `Compared with ${days}`,
  zone: (zone: string) => `Time zone: ${zone}`,
  from: 'First day',
  to: 'Last day',
  show: 'Show',
  dayMissing: 'Enter a day',
  backwards: 'The last day can\'t be before the first',
  tooLong: 'Choose 366 days or fewer',
  failed: 'The calendar didn\'t load',
})

/** The figures of the period. */
export const figuresText = texts('figuresText', {
  title: 'Key figures',
  revenue: 'Revenue',
  revenueHint: 'What buyers paid, before refunds and commission',
  orders: 'Orders',
  items: 'Items sold',
  average: 'Average order',
  conversion: 'Conversion',
  conversionHint: (views: number) => (views === 1 ? 'Of 1 product view' : `Of ${formatNumber(views)} product views`),
  noViews: 'Not enough product views yet',
  refunded: 'Refunds',
  more: (percent: string) => `${percent} more`,
  less: (percent: string) => `${percent} less`,
  same: 'No change',
  nothingBefore: 'None before',
  than: (amount: string) => `than ${amount}`,
  none: '–',
})

/** What was sold when, and what sold best. */
export const salesText = texts('salesText', {
  revenue: 'Revenue',
  now: 'This period',
  before: 'Previous period',
  chart: (figure: string, days: string) => `${figure}, ${days}`,
  asTable: 'Show as table',
  asChart: 'Show as chart',
  day: 'Day',
  month: 'Month',
  ordersColumn: 'Orders',
  chartFailed: 'The chart didn\'t load',
  nothing: 'No sales in this period.',
  best: 'Best sellers',
  bestChart: 'Best sellers by revenue',
  nothingBest: 'Your best sellers in this period appear here.',
  sold: (items: number, views: number) =>
    `${formatNumber(items)} sold · ${views === 1 ? '1 view' : `${formatNumber(views)} views`}`,
})

/** Where the orders stand, and the money. */
export const statesText = texts('statesText', {
  title: 'Orders in progress',
  toShip: 'To ship',
  inDelivery: 'Shipped',
  delivered: 'Delivered',
  returns: 'Being returned',
  payout: 'Balance',
  balance: (amount: string) => `of a balance of ${amount}`,
  balanceFailed: 'Your balance didn\'t load',
  available: 'Available for payout',
  next: (day: string) => `Next payout on ${day}`,
  notPlanned: 'No payout scheduled',
  held: 'Your payouts are on hold. See why on the Money page',
  seeMoney: 'See your money',
})

/** Where a shop's days begin, and when its stock is low. */
export const calendarText = texts('calendarText', {
  title: 'Time zone and stock',
  timeZone: 'Time zone',
  timeZoneHint: 'Sets when a day starts and ends on your dashboard.',
  takeOwn: (zone: string) => `Use ${zone}, like this device`,
  lowStock: 'Low stock',
  lowStockHint: 'Your dashboard shows variants with this many left or fewer.',
  save: 'Save',
  saved: 'Saved',
  lowStockFault: 'Enter a whole number from 0 to 1000',
  handling: 'Days to ship',
  handlingHint: 'How many days after payment you ship an order at the latest. Orders you already have keep their date.',
  handlingFault: 'Enter a whole number from 1 to 30',
})
