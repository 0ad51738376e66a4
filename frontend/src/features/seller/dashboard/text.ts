import { formatNumber, texts } from '@/lib/language'

/** The words of the dashboard. */
export const dashboardText = texts('dashboardText', {
  tab: 'Seller Center',
  morning: (shop: string) => `Good morning, ${shop}`,
  afternoon: (shop: string) => `Good afternoon, ${shop}`,
  evening: (shop: string) => `Good evening, ${shop}`,
  yourShop: 'your shop',
  loadFailed: 'The dashboard did not load',
  orders: 'Newest orders',
  allOrders: 'All orders',
  noOrdersTitle: 'No orders yet',
  noOrdersClosed: 'They appear here when someone buys. That is possible once your shop is open.',
  noOrdersText: 'They appear here when someone buys. Tell people where your shop is.',
  invoicesBare: 'Your invoices do not show your name and address yet.',
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
    own: 'Choose days',
  },
  compared: (days: string) => `compared with ${days}`,
  zone: (zone: string) => `Days in ${zone}`,
  from: 'First day',
  to: 'Last day',
  show: 'Show',
  dayMissing: 'Enter a day',
  backwards: 'Choose a day after the first one',
  tooLong: 'Choose 366 days or fewer',
  failed: 'The calendar did not load',
})

/** The figures of the period. */
export const figuresText = texts('figuresText', {
  title: 'Figures',
  revenue: 'Revenue',
  revenueHint: 'What buyers paid, before refunds and commission',
  orders: 'Orders',
  items: 'Items sold',
  average: 'Average order',
  conversion: 'Conversion',
  conversionHint: (views: number) => (views === 1 ? 'Of 1 product view' : `Of ${formatNumber(views)} product views`),
  noViews: 'Too few product views yet',
  refunded: 'Refunds',
  more: (percent: string) => `${percent} more`,
  less: (percent: string) => `${percent} less`,
  same: 'As before',
  nothingBefore: 'Nothing before',
  before: (amount: string) => `${amount} before`,
  none: '–',
})

/** What was sold when, and what sold best. */
export const salesText = texts('salesText', {
  revenue: 'Revenue',
  now: 'This period',
  before: 'Period before',
  chart: (figure: string, days: string) => `${figure}, ${days}`,
  asTable: 'Show as table',
  asChart: 'Show as chart',
  day: 'Day',
  month: 'Month',
  ordersColumn: 'Orders',
  chartFailed: 'The chart did not load',
  nothing: 'Nothing was sold in these days.',
  best: 'Best sellers',
  bestChart: 'Revenue of the best sellers',
  nothingBest: 'What sells best in these days stands here.',
  sold: (items: number, views: number) =>
    `${formatNumber(items)} sold · ${views === 1 ? '1 view' : `${formatNumber(views)} views`}`,
})

/** Where the orders stand, and the money. */
export const statesText = texts('statesText', {
  title: 'Orders under way',
  toShip: 'To ship',
  inDelivery: 'In delivery',
  delivered: 'Delivered',
  returns: 'In return',
  payout: 'Balance',
  balance: (amount: string) => `of a balance of ${amount}`,
  balanceFailed: 'Your balance did not load',
  available: 'Can be paid out',
  next: (day: string) => `Next payout on ${day}`,
  notPlanned: 'No payout is planned',
  held: 'Your payouts are on hold. The money page says why',
  seeMoney: 'See your money',
})

/** Where a shop's days begin, and when its stock is low. */
export const calendarText = texts('calendarText', {
  title: 'Days and stock',
  timeZone: 'Time zone',
  timeZoneHint: 'Your days begin and end by it, on the dashboard and in its figures.',
  takeOwn: (zone: string) => `Use ${zone}, as this device`,
  lowStock: 'Low stock',
  lowStockHint: 'The dashboard tells you when a variant has this many left, or fewer.',
  save: 'Save',
  saved: 'Saved',
  lowStockFault: 'Enter a whole number from 0 to 1000',
  handling: 'Days to ship',
  handlingHint: 'You hand an order to the carrier within this many days of its payment. Orders you have keep their day.',
  handlingFault: 'Enter a whole number from 1 to 30',
})
