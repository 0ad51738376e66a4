import { formatNumber, texts } from '@/lib/language'

/** Shipping many orders at once, and putting a tracking number right. */
export const shippingText = texts('shippingText', {
  many: 'Ship many',
  manyTitle: 'Ship many orders',
  intro: 'One order per line: order number, tracking number and carrier, copied from a spreadsheet. Columns can be in any order if the first line names them. Each order ships as a whole.',
  carrier: 'Carrier for lines without one',
  carrierExamples: 'USPS, UPS, FedEx…',
  list: 'Orders and tracking numbers',
  listHint: 'For example: HS-7K2M9-QX4TD, 1Z999AA10123456784, UPS',
  file: 'Open a CSV file',
  fileUnreadable: 'This file can\'t be read as text',
  found: (count: number) => (count === 1 ? '1 order to ship' : `${formatNumber(count)} orders to ship`),
  nothing: 'Enter at least one order',
  tooMany: (most: number) => `Ship up to ${formatNumber(most)} orders at once`,
  faults: {
    number: (line: number) => `Line ${formatNumber(line)}: the order number is missing`,
    trackingNumber: (line: number) => `Line ${formatNumber(line)}: the tracking number is missing`,
    carrier: (line: number) => `Line ${formatNumber(line)}: the carrier is missing`,
    twice: (line: number, order: string, before: number) =>
      `Line ${formatNumber(line)}: ${order} is already on line ${formatNumber(before)}, and a line ships the whole order. To send two parcels, open the order and ship its items there.`,
    long: (line: number) => `Line ${formatNumber(line)}: something is longer than 60 characters`,
  },
  ship: 'Ship them',
  shipped: (count: number) => (count === 1 ? '1 order is on its way' : `${formatNumber(count)} orders are on their way`),
  notShipped: (count: number) => (count === 1 ? '1 order wasn\'t shipped:' : `${formatNumber(count)} orders weren't shipped:`),
  refused: (number: string, why: string) => `${number}: ${why}`,
  close: 'Close',
  correct: 'Change tracking number',
  correctTitle: 'Change the tracking number',
  correctText: 'The buyer gets an email with the new number.',
  save: 'Save number',
  saved: 'Tracking number changed',
  cancel: 'Cancel',
  part: 'Ship only some items',
  all: 'Ship all items',
  legend: 'In this parcel',
  piecesOf: (line: string) => `Quantity of ${line} in this parcel`,
  none: 'Put at least one item in the parcel',
})

/** What only the shop reads of an order. */
export const ownNoteText = texts('ownNoteText', {
  title: 'Your note',
  label: 'For your shop only',
  long: 'Use 2000 characters or fewer',
  save: 'Save note',
  saved: 'Note saved',
})
