import { formatNumber, texts } from '@/lib/language'

/** The words of a shop's orders. */
export const sellerOrdersText = texts('sellerOrdersText', {
  tabs: {
    all: 'All',
    toShip: 'To ship',
    inDelivery: 'In delivery',
    delivered: 'Delivered',
    completed: 'Completed',
    returns: 'Returns',
    returned: 'Returned',
    cancelled: 'Cancelled',
    disputed: 'In dispute',
  },
  export: 'Export',
  notExported: 'The file was not saved',
  search: {
    label: 'Search orders',
    placeholder: 'Number, buyer or product',
    from: 'From',
    to: 'To',
    find: 'Search',
    clear: 'Clear',
    none: 'No orders found',
    noneText: 'Try fewer words or other days.',
  },
  number: 'Order',
  buyer: 'Buyer',
  goods: 'Goods',
  date: 'Date',
  state: 'State',
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
  carrierMissing: 'Enter who carries the parcel',
  trackingNumber: 'Tracking number',
  trackingNumberMissing: 'Enter the tracking number',
  tooLong: 'Use 60 characters or fewer',
  ship: 'Ship order',
  shipped: (number: string) => `Order ${number} is on its way`,
  deliver: 'Mark as delivered',
  delivered: (number: string) => `Order ${number} is delivered`,
  cancel: 'Cancel order',
  keep: 'Keep order',
  reason: 'Reason',
  reasonHint: 'The buyer reads it and gets the money back',
  reasonMissing: 'Tell the buyer why',
  cancelled: (number: string) => `Order ${number} is cancelled`,
  piecesCancelled: 'Cancelled. The buyer gets the money back',
  noPieces: 'Choose at least one piece',
  acceptRequest: 'Cancel and pay back',
  declineRequest: 'Decline',
  declineHint: 'The buyer reads why you send it all the same',
  requestDeclined: 'Declined. The buyer was told',
  back: 'Back',
  lost: {
    open: 'Report as lost',
    question: 'Report this parcel as lost?',
    text: (contents: string) =>
      `The buyer gets the money for what is in it back: ${contents}. Nothing goes back into your stock, and this cannot be undone.`,
    reason: 'What happened',
    reasonHint: 'The buyer reads it.',
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
    expired: 'Not paid in time',
    cancelled: 'Cancelled',
    return_requested: 'Return requested',
    returned: 'Returned',
  },
  cancelledPieces: (count: number) => (count === 1 ? '1 piece cancelled' : `${formatNumber(count)} pieces cancelled`),
  lostPieces: (count: number) => (count === 1 ? '1 piece lost, reported' : `${formatNumber(count)} pieces lost, reported`),
  returnedPieces: (count: number) => (count === 1 ? '1 piece returned' : `${formatNumber(count)} pieces returned`),
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
  goods: 'Goods',
  discount: 'Discount',
  paid: 'Paid by the buyer',
  refunded: 'Paid back',
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
  saleFault: 'Stay below the price',
  stockFault: 'Enter a whole number',
  moved: (now: number, seen: number) =>
    `The stock is ${formatNumber(now)} now; it was ${formatNumber(seen)} when you opened this. Nothing was saved yet.`,
  moveBy: (change: number, result: number) =>
    `${change < 0 ? 'Take' : 'Add'} ${formatNumber(Math.abs(change))}: ${formatNumber(result)} in stock`,
  setTo: (stock: number) => `Set it to ${formatNumber(stock)}`,
  keepStock: (stock: number) => `Leave it at ${formatNumber(stock)}`,
})

/** What a shop says about itself. */
export const shopText = texts('shopText', {
  yourShop: 'Your shop',
  again: 'What the marketplace will look at',
  name: 'Shop name',
  nameHint: 'Buyers see it on every product',
  nameMissing: 'Enter a name',
  nameLong: 'Use 60 characters or fewer',
  slug: 'Address of your shop',
  slugHint: (start: string) => `Comes after ${start}. The addresses you had before keep working.`,
  slugMissing: 'Enter an address',
  slugWrong: 'Use lower-case letters, digits and single hyphens',
  contactEmail: 'Email for shoppers',
  contactEmailHint: 'Everybody sees it on your shop page',
  emailWrong: 'Enter an email address like ada@example.com',
  contactPhone: 'Phone for shoppers',
  phoneLong: 'Use 40 characters or fewer',
  about: 'About the shop',
  aboutHint: 'What you make or sell, in a few sentences',
  aboutMissing: 'Say in a few sentences what you sell',
  aboutLong: 'Use 2000 characters or fewer',
  shippingPolicy: 'Shipping policy',
  shippingPolicyHint: 'How soon you ship, where to, and how it is packed. **bold** and - lists work here.',
  returnPolicy: 'Return policy',
  returnPolicyHint: 'What buyers can send back, until when, and in what state. **bold** and - lists work here.',
  policyLong: 'Use 5000 characters or fewer',
  invoiceAddress: 'Name and address on invoices',
  invoiceAddressHint: 'As the law wants them: name, address, tax number. One line each.',
  invoiceAddressLong: 'Use 500 characters or fewer',
  open: 'Open shop',
  opened: 'Your shop is open',
  appliedFor: 'Sent. Your shop now waits for approval',
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
  nothing: 'Nothing written yet',
  failed: 'The preview did not load',
})

/** When a shop is away. */
export const holidayText = texts('holidayText', {
  title: 'Holiday',
  intro: 'Your goods stay visible, and nobody can order until you are back. What was ordered before is still to be sent.',
  from: 'First day',
  to: 'Last day',
  dayMissing: 'Choose a day',
  reversed: 'Choose a day that is not before the first one',
  note: 'Note for shoppers',
  noteHint: 'Shown with the day you are back',
  noteLong: 'Use 300 characters or fewer',
  save: 'Save holiday',
  saved: 'Holiday saved',
  end: 'End holiday',
  ended: 'Your shop sells again',
  planned: (from: string, to: string) => `Planned from ${from} to ${to}.`,
  under: (to: string) => `Your shop is on holiday until the end of ${to}.`,
  over: (to: string) => `Your last holiday ended on ${to}.`,
  failed: 'That did not work. Check the connection and try again',
})

/** How a shop stands with the marketplace, told to whoever runs it. */
export const standingText = texts('standingText', {
  approved: {
    title: 'You have a shop',
    text: 'Products, orders and the shop page are in the Seller Center.',
  },
  pending: {
    title: 'Your shop waits for approval',
    text: 'The marketplace looks at new shops before shoppers see them, and you get an email as soon as it has decided. Meanwhile you can add products, a logo and your policies in the Seller Center. Shoppers see what you publish once the shop is open.',
  },
  rejected: {
    title: 'Your shop was not approved',
    text: 'Shoppers do not see it. Change the name or the description and apply again. What you have added in the Seller Center is still there.',
  },
  suspended: {
    title: 'Your shop is suspended',
    text: 'Shoppers do not see it and cannot buy from it. Your orders go on in the Seller Center: ship them, answer your buyers, and get paid as usual.',
  },
  reason: 'The marketplace writes:',
  openCenter: 'Open Seller Center',
  loadFailed: 'Your shop did not load',
  applyAgain: 'Apply again',
  askHelp: 'Help Center',
  ask: 'Write to the marketplace',
})

/** The pictures of a shop. */
export const shopPicturesText = texts('shopPicturesText', {
  logo: 'Logo',
  logoHint: 'Square, stands beside your name. At least 400 × 400 pixels looks best.',
  banner: 'Banner',
  bannerHint: 'Wide, on top of your shop page. At least 1800 × 600 pixels looks best.',
  limits: 'PNG, JPEG or WebP, up to 10 MB.',
  choose: { logo: 'Add a logo', banner: 'Add a banner' },
  replace: { logo: 'Replace logo', banner: 'Replace banner' },
  remove: { logo: 'Remove logo', banner: 'Remove banner' },
  removeQuestion: { logo: 'Remove the logo?', banner: 'Remove the banner?' },
  removeWarning: 'Shoppers no longer see it. You can add another one at any time.',
  keep: 'Keep it',
  crop: { logo: 'Crop the logo', banner: 'Crop the banner' },
  cropHint: 'Drag the picture or use the arrow keys.',
  zoom: 'Zoom',
  save: 'Save picture',
  again: 'Try again',
  cancel: 'Cancel',
  saved: { logo: 'Logo saved', banner: 'Banner saved' },
  removed: { logo: 'Logo removed', banner: 'Banner removed' },
  unreadable: 'This picture cannot be read. Try another file.',
  failed: 'That did not work. Check the connection and try again',
})

/** Copying an address, and showing one's shop to others. */
export const shareShopText = texts('shareShopText', {
  copy: 'Copy shop link',
  copied: 'Link copied',
  copyFailed: 'The browser does not allow copying. Select the text by hand.',
  view: 'View shop',
})
