/** Orders as the server tells them. */
import type { Invoice, Order, OrderLine, Quote, Return, ShopOrder } from '@/features/orders/api'
import { adasAddress } from './people'

export function orderLineOf(id: number, over: Partial<OrderLine> = {}): OrderLine {
  return {
    id,
    productId: id + 100,
    productSlug: `mug-${id}`,
    title: `Mug ${id}`,
    options: [],
    image: null,
    tile: 'sand',
    price: 2400,
    quantity: 1,
    discount: 0,
    shipped: 0,
    cancelled: 0,
    lost: 0,
    returned: 0,
    refunded: 0,
    review: null,
    reviewable: false,
    ...over,
  }
}

export const eventOf = (status: string, at: string, over: Partial<ShopOrder['events'][number]> = {}) => ({
  status,
  at,
  actor: 'system',
  reason: null,
  cancelled: 0,
  lost: 0,
  returned: 0,
  refunded: 0,
  parcel: null,
  corrected: null,
  ...over,
})

/** All that was paid for a part, back with the buyer. */
export const refundOf = (id: number, over: Partial<ShopOrder['refunds'][number]> = {}) => ({
  id,
  amount: 2400,
  status: 'done',
  reason: '',
  createdAt: '2026-11-21T10:00:00Z',
  completedAt: null,
  paidElsewhere: false,
  ...over,
})

export function shopOrderOf(id: number, over: Partial<ShopOrder> = {}): ShopOrder {
  return {
    id,
    status: 'confirmed',
    shop: { id: id + 10, name: 'Clay & Co', slug: 'clay-and-co' },
    subtotal: 2400,
    discount: 0,
    total: 2400,
    note: null,
    lines: [orderLineOf(id)],
    refunded: 0,
    refunds: [],
    shipments: [],
    expectedDelivery: null,
    cancelRequests: [],
    returns: [],
    events: [eventOf('confirmed', '2026-11-20T10:00:00Z')],
    ...over,
  }
}

export function orderOf(over: Partial<Order> = {}): Order {
  return {
    id: 5,
    number: 'HS-AAAAA-BBBBB',
    createdAt: '2026-11-20T09:55:00Z',
    paymentStatus: 'paid',
    expiresAt: null,
    subtotal: 2400,
    discount: 0,
    shipping: 0,
    total: 2400,
    currency: 'USD',
    note: null,
    address: adasAddress,
    payment: { provider: 'paypal', providerOrderId: 'PP-5' },
    shopOrders: [shopOrderOf(1)],
    ...over,
  }
}

export const invoiceOf = (number: number, over: Partial<Invoice> = {}): Invoice => ({
  shopOrderId: number,
  number: `7-2026-0000${number}`,
  issuedAt: '2026-11-21T10:00:00Z',
  orderNumber: 'HS-AAAAA-BBBBB',
  orderedAt: '2026-11-20T09:55:00Z',
  paidAt: '2026-11-20T10:00:00Z',
  suppliedAt: '2026-11-21T09:00:00Z',
  seller: { shop: 'Clay & Co', address: 'Clay & Co Ltd\n12 Kiln Lane\nTax 12/345' },
  buyer: { ...adasAddress, phoneNumber: '' },
  lines: [{ title: 'Mug', options: [{ name: 'Colour', value: 'Sand' }], quantity: 2, price: 2400, amount: 4800 }],
  subtotal: 4800,
  discount: 480,
  total: 4320,
  currency: 'USD',
  paymentProvider: 'paypal',
  paymentReference: 'CAP-1',
  refunded: 0,
  ...over,
})
/** A return of one piece of the first line, which the shop has not answered. */
export function returnOf(over: Partial<Return> = {}): Return {
  return {
    id: 12,
    orderId: 5,
    orderNumber: 'HS-AAAAA-BBBBB',
    shopOrderId: 1,
    status: 'requested',
    reason: 'damaged',
    words: 'The handle was broken off',
    photos: [],
    lines: [{ lineId: 1, quantity: 1, title: 'Mug 1', options: [], image: null, tile: 'sand' }],
    worth: 2400,
    sendBack: null,
    answer: null,
    label: null,
    offer: null,
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
    decision: null,
    verdict: null,
    actBy: '2026-11-26T10:00:00Z',
    amount: null,
    createdAt: '2026-11-23T10:00:00Z',
    events: [{ status: 'requested', at: '2026-11-23T10:00:00Z', actor: 'buyer', words: 'The handle was broken off' }],
    ...over,
  }
}

/** A moment so many seconds from now. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** An order whose items are set aside for its payment. */
export const unpaidOrder = (over: Partial<Order> = {}): Order =>
  orderOf({
    paymentStatus: 'pending',
    expiresAt: inSeconds(900),
    shopOrders: [shopOrderOf(1, { status: 'pending_payment' })],
    ...over,
  })

export function quoteOf(subtotal: number, over: Partial<Quote> = {}): Quote {
  return {
    groups: [{ shopId: 7, shopName: 'Clay & Co', subtotal, discount: 0, total: subtotal }],
    subtotal,
    discount: 0,
    shipping: 0,
    total: subtotal,
    currency: 'USD',
    problems: [],
    changes: [],
    ...over,
  }
}
