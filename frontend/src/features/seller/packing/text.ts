import { formatNumber, texts } from '@/lib/language'

const orders = (count: number) => (count === 1 ? '1 order' : `${formatNumber(count)} orders`)

/** The words of a packing slip. */
export const slipText = texts('slipText', {
  title: 'Packing slip',
  of: (number: string) => `Packing slip of order ${number}`,
  order: (number: string) => `Order ${number}`,
  shipTo: 'Ship to',
  quantity: 'Quantity',
  goods: 'Items',
  articleOptions: 'Options',
  sku: 'SKU',
  note: 'Note from the buyer',
  pieces: (count: number) => (count === 1 ? '1 item' : `${formatNumber(count)} items`),
})

/** The words of an order on paper, of which nothing is sent. */
export const sheetText = texts('sheetText', {
  title: 'Order',
  of: (number: string) => `Order ${number} on paper`,
  cancelled: 'Cancelled',
  price: 'Unit price',
})

/** The words of printing for many orders. */
export const printText = texts('printText', {
  slips: 'Packing slips',
  labels: 'Address labels',
  kinds: 'What to print',
  print: 'Print',
  selectOrder: (number: string) => `Select order ${number}`,
  selectPage: 'Select all on this page',
  selectAll: (count: number) => `Select all ${formatNumber(count)}`,
  selectFirst: (count: number) => `Select the first ${formatNumber(count)}`,
  notSelected: 'The orders weren\'t selected',
  selected: (count: number) => `${orders(count)} selected`,
  tooMany: (most: number) => `Select up to ${formatNumber(most)} orders to print at once.`,
  clear: 'Clear selection',
  format: 'Paper',
  formats: {
    a4: 'A4, 24 labels (70 × 37 mm)',
    letter: 'US Letter, 30 labels (2⅝ × 1 in)',
    single: 'Label printer (4 × 6 in)',
  },
  start: 'Start at label',
  startHint: 'For a sheet with some labels already used. Print at 100%, without scaling to the page.',
  scaleHint: 'Print at 100%, without scaling to the page.',
  paper: (number: number, of: number) => `Sheet ${formatNumber(number)} of ${formatNumber(of)}`,
  loadFailed: 'The orders didn\'t load',
  noneTitle: 'No orders to print',
  noneText: 'Select orders in the list, then choose what to print.',
  tooManyTitle: 'Too many orders',
  missingTitle: 'Orders not found',
  missingText: 'They may belong to another shop.',
  all: 'All orders',
  left: (count: number) => `${orders(count)} couldn't be found and ${count === 1 ? 'is' : 'are'} left out.`,
  cancelled: (numbers: string) => `Left out because there's nothing to ship: ${numbers}`,
  nothingTitle: 'Nothing to ship',
  nothingText: 'All items in these orders were cancelled.',
})
