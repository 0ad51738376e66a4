import { formatNumber, texts } from '@/lib/language'

/** The words of a shop's orders. */
export const sellerOrdersText = texts('sellerOrdersText', {
  tabs: {
    all: 'All',
    toShip: 'To ship',
    inDelivery: 'Shipped',
    delivered: 'Delivered',
    completed: 'Completed',
    returns: 'Returns',
    returned: 'Returned',
    cancelled: 'Cancelled',
    disputed: 'In dispute',
  },
  export: 'Export',
  notExported: 'The file wasn\'t saved',
  search: {
    label: 'Search orders',
    placeholder: 'Number, buyer or product',
    from: 'From',
    to: 'To',
    find: 'Search',
    clear: 'Clear',
    none: 'No orders found',
    noneText: 'Try fewer words or different dates.',
  },
  number: 'Order',
  buyer: 'Buyer',
  goods: 'Items',
  date: 'Date',
  state: 'Status',
  total: 'Total',
  disputed: (by: string) => `Dispute: answer by ${by}`,
  inDispute: 'Dispute',
  quantityOf: (quantity: number, title: string) => `${formatNumber(quantity)} × ${title}`,
  shipBy: (day: string) => `Ship by ${day}`,
  daysLate: (days: number) => (days === 1 ? '1 day late' : `${formatNumber(days)} days late`),
})

/** What a seller does with an order. */
export const actionText = texts('actionText', {
  carrier: 'Carrier',
  carrierMissing: 'Enter a carrier',
  trackingNumber: 'Tracking number',
  trackingNumberMissing: 'Enter the tracking number',
  tooLong: 'Use 60 characters or fewer',
  ship: 'Ship order',
  shipped: (number: string) => `Order ${number} is on its way`,
  deliver: 'Mark as delivered',
  deliverQuestion: 'Mark as delivered?',
  deliverText: 'This can\'t be undone. From today the buyer has 14 days to return items.',
  deliverNo: 'Not yet',
  delivered: (number: string) => `Order ${number} is delivered`,
  cancel: 'Cancel order',
  keep: 'Keep order',
  reason: 'Reason',
  reasonHint: 'The buyer sees this and gets a refund',
  reasonMissing: 'Tell the buyer why',
  cancelled: (number: string) => `Order ${number} is cancelled`,
  piecesCancelled: 'Cancelled. The buyer gets a refund',
  noPieces: 'Select at least one item',
  acceptRequest: 'Cancel and refund',
  declineRequest: 'Decline',
  declineHint: 'Tell the buyer why you\'re shipping it anyway',
  requestDeclined: 'Declined. We told the buyer',
  back: 'Back',
  lost: {
    open: 'Report as lost',
    question: 'Report this parcel as lost?',
    text: (contents: string) =>
      `The buyer gets a refund for what was in it: ${contents}. Nothing goes back into your stock, and this can't be undone.`,
    reason: 'What happened',
    reasonHint: 'The buyer sees this.',
    reasonMissing: 'Tell the buyer what happened',
    keep: 'Keep waiting',
    done: (amount: string) => `Reported as lost. The buyer gets ${amount} back`,
  },
})

/** The history of an order: what happened, and who brought it about where that was a person. */
export const historyText = texts('historyText', {
  title: 'History',
  events: {
    pending_payment: 'Ordered',
    confirmed: 'Paid and confirmed',
    partially_shipped: 'Partly shipped',
    in_delivery: 'Shipped',
    delivered: 'Delivered',
    completed: 'Completed',
    expired: 'Expired, not charged',
    cancelled: 'Cancelled',
    return_requested: 'Return requested',
    returned: 'Returned',
  },
  cancelledPieces: (count: number) => (count === 1 ? '1 item cancelled' : `${formatNumber(count)} items cancelled`),
  lostPieces: (count: number) => (count === 1 ? '1 item reported lost' : `${formatNumber(count)} items reported lost`),
  returnedPieces: (count: number) => (count === 1 ? '1 item returned' : `${formatNumber(count)} items returned`),
  returnSettled: 'Return settled',
  returnClosed: 'Return closed',
  corrected: 'Tracking corrected',
  parcel: (carrier: string, number: string) => [carrier, number].filter(Boolean).join(' '),
  before: (parcel: string) => `Before: ${parcel}`,
  refund: (amount: string) => `Refund of ${amount}`,
  by: {
    buyer: (event: string) => `${event} by the buyer`,
    seller: (event: string) => `${event} by you`,
    operator: (event: string) => `${event} by the marketplace`,
  },
})

/** What the buyer pays and what reaches the seller. */
export const moneyText = texts('moneyText', {
  title: 'Money',
  goods: 'Items',
  discount: 'Discount',
  paid: 'Paid by the buyer',
  refunded: 'Refunded',
  commission: 'Commission',
  payout: 'Your payout',
})

/** Price and stock of a variant. */
export const variantText = texts('variantText', {
  single: 'One variant',
  noSku: 'No SKU',
  reserved: (count: number) => `${formatNumber(count)} reserved`,
  price: 'Price',
  salePrice: 'Sale price',
  stock: 'Stock',
  save: 'Save',
  saved: (name: string) => `${name} saved`,
  amountFault: (example: string) => `Enter an amount like ${example}`,
  saleFault: 'Enter less than the price',
  stockFault: 'Enter a whole number',
  moved: (now: number, seen: number) =>
    `Stock is now ${formatNumber(now)}; it was ${formatNumber(seen)} when you opened this. Nothing has been saved yet.`,
  moveBy: (change: number, result: number) =>
    `${change < 0 ? 'Remove' : 'Add'} ${formatNumber(Math.abs(change))}: ${formatNumber(result)} in stock`,
  setTo: (stock: number) => `Set it to ${formatNumber(stock)}`,
  keepStock: (stock: number) => `Leave it at ${formatNumber(stock)}`,
})

/** What a shop says about itself. */
export const shopText = texts('shopText', {
  yourShop: 'Your shop',
  again: 'Your application',
  name: 'Shop name',
  nameHint: 'Buyers see it on every product',
  nameMissing: 'Enter a name',
  nameLong: 'Use 60 characters or fewer',
  slug: 'Shop web address',
  slugHint: (start: string) => `Comes after ${start}. Your old addresses keep working.`,
  slugMissing: 'Enter an address',
  slugWrong: 'Use lowercase letters, numbers and single hyphens',
  contactEmail: 'Email for shoppers',
  contactEmailHint: 'Shown to everyone on your shop page',
  emailWrong: 'Enter an email address like ada@example.com',
  contactPhone: 'Phone for shoppers',
  phoneLong: 'Use 40 characters or fewer',
  about: 'About the shop',
  aboutHint: 'What you make or sell, in a few sentences',
  aboutMissing: 'Describe what you sell in a few sentences',
  aboutLong: 'Use 2000 characters or fewer',
  shippingPolicy: 'Shipping policy',
  shippingPolicyHint: 'How fast you ship, where to and how you pack. Use **bold** and - for lists.',
  returnPolicy: 'Return policy',
  returnPolicyHint: 'What buyers can return, for how long and in what condition. Use **bold** and - for lists.',
  policyLong: 'Use 5000 characters or fewer',
  invoiceAddress: 'Name and address on invoices',
  invoiceAddressHint: 'As required by law: name, address, tax number. One per line.',
  invoiceAddressLong: 'Use 500 characters or fewer',
  open: 'Open shop',
  opened: 'Your shop is open',
  appliedFor: 'Sent. Your shop is now waiting for approval',
  save: 'Save shop',
  saved: 'Shop saved',
  shopperView: 'Preview as shoppers see it',
  previewOf: (name: string) => `Preview: ${name}`,
})

/** A text in Markdown. */
export const markdownText = texts('markdownText', {
  write: 'Write',
  preview: 'Preview',
  viewOf: (field: string) => `View of: ${field}`,
  previewOf: (field: string) => `Preview of: ${field}`,
  nothing: 'Nothing to preview yet',
  failed: 'The preview didn\'t load',
})

/** When a shop is away. */
export const holidayText = texts('holidayText', {
  title: 'Vacation',
  intro: 'Your products stay visible, but nobody can order until you\'re back. Earlier orders still need to ship.',
  from: 'First day',
  to: 'Last day',
  dayMissing: 'Choose a day',
  reversed: 'The last day can\'t be before the first',
  note: 'Note for shoppers',
  noteHint: 'Shown with the day you\'re back',
  noteLong: 'Use 300 characters or fewer',
  save: 'Save vacation',
  saved: 'Vacation saved',
  end: 'End vacation',
  ended: 'Your shop is selling again',
  planned: (from: string, to: string) => `Planned from ${from} to ${to}.`,
  under: (to: string) => `Your shop is on vacation until the end of ${to}.`,
  over: (to: string) => `Your last vacation ended on ${to}.`,
  failed: 'That didn\'t work. Check your connection and try again',
})

/** How a shop stands with the marketplace, told to whoever runs it. */
export const standingText = texts('standingText', {
  approved: {
    title: 'You have a shop',
    text: 'Products, orders and the shop page are in the Seller Center.',
  },
  pending: {
    title: 'Your shop is waiting for approval',
    text: 'The marketplace reviews new shops before they open, and you get an email with the decision. In the meantime, add products, a logo and your policies in the Seller Center. Shoppers see what you publish once your shop is open.',
  },
  rejected: {
    title: 'Your shop wasn\'t approved',
    text: 'Shoppers can\'t see it. Change the name or the description and apply again. Everything you added in the Seller Center is still there.',
  },
  suspended: {
    title: 'Your shop is suspended',
    text: 'Shoppers can\'t see it or buy from it. Your orders continue in the Seller Center: ship them, answer your buyers, and get paid as usual.',
  },
  reason: 'Message from the marketplace:',
  openCenter: 'Open Seller Center',
  loadFailed: 'Your shop didn\'t load',
  applyAgain: 'Apply again',
  askHelp: 'Help Center',
  ask: 'Contact the marketplace',
})

/** The pictures of a shop. */
export const shopPicturesText = texts('shopPicturesText', {
  logo: 'Logo',
  logoHint: 'Square, shown next to your name. Looks best at 400 × 400 pixels or more.',
  banner: 'Banner',
  bannerHint: 'Wide, at the top of your shop page. Looks best at 1800 × 600 pixels or more.',
  limits: 'PNG, JPEG or WebP, up to 10 MB.',
  choose: { logo: 'Add a logo', banner: 'Add a banner' },
  replace: { logo: 'Replace logo', banner: 'Replace banner' },
  remove: { logo: 'Remove logo', banner: 'Remove banner' },
  removeQuestion: { logo: 'Remove the logo?', banner: 'Remove the banner?' },
  removeWarning: 'Shoppers won\'t see it anymore. You can add a new one at any time.',
  keep: 'Keep it',
  crop: { logo: 'Crop the logo', banner: 'Crop the banner' },
  cropHint: 'Drag the picture or use the arrow keys.',
  zoom: 'Zoom',
  save: 'Save picture',
  again: 'Try again',
  cancel: 'Cancel',
  saved: { logo: 'Logo saved', banner: 'Banner saved' },
  removed: { logo: 'Logo removed', banner: 'Banner removed' },
  unreadable: 'This picture can\'t be read. Try another file.',
  failed: 'That didn\'t work. Check your connection and try again',
})

/** Copying an address, and showing one's shop to others. */
export const shareShopText = texts('shareShopText', {
  copy: 'Copy shop link',
  copied: 'Link copied',
  copyFailed: 'Your browser doesn\'t allow copying. Select the text and copy it yourself.',
  view: 'View shop',
})
