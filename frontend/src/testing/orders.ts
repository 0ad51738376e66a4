/** Orders as the server tells them. */
import type { Invoice, Order, OrderLine, Quote, ShopOrder } from '@/features/orders/api'
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
  refunded: 0,
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
    shipments: [],
    cancelRequests: [],
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

/** A moment so many seconds from now. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** An order whose goods are set aside for its payment. */
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
