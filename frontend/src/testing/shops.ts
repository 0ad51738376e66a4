/** A seller's own shop, orders and products as the server tells them. */
import type { OwnShop, SellerCollection, SellerCoupon, SellerDashboard, SellerOrder, SellerProduct, SellerProductRow } from '@/features/seller/api'
import { eventOf, orderLineOf } from './orders'
import { adasAddress } from './people'

export const clay: OwnShop = {
  id: 7,
  name: 'Clay & Co',
  slug: 'clay-and-co',
  description: 'Stoneware for daily use.',
  status: 'approved',
  rejectionReason: null,
  suspensionReason: null,
  commissionBps: 800,
  logo: null,
  banner: null,
  invoiceAddress: 'Clay & Co, 4 Kiln Lane, Portland',
  contactEmail: '',
  contactPhone: '',
  holiday: null,
  shippingPolicy: '',
  returnPolicy: '',
  timeZone: 'UTC',
  lowStockAt: 5,
  handlingDays: 3,
}

export function sellerOrderOf(id: number, over: Partial<SellerOrder> = {}): SellerOrder {
  return {
    id,
    number: `HS-${id}`,
    createdAt: '2026-11-20T10:00:00Z',
    status: 'confirmed',
    shipBy: '2026-11-23',
    daysLate: 0,
    expectedDelivery: null,
    paymentStatus: 'paid',
    buyer: { name: 'Ada Example' },
    address: adasAddress,
    note: null,
    shopNote: null,
    ownNote: '',
    subtotal: 2400,
    discount: 0,
    total: 2400,
    commission: 192,
    payout: 2208,
    currency: 'USD',
    lines: [orderLineOf(1, { quantity: 2, options: [{ name: 'Colour', value: 'Forest' }] })],
    refunded: 0,
    refunds: [],
    disputes: [],
    shipments: [],
    cancelRequests: [],
    returns: [],
    events: [
      eventOf('pending_payment', '2026-11-20T10:00:00Z', { actor: 'buyer' }),
      eventOf('confirmed', '2026-11-20T10:05:00Z'),
    ],
    ...over,
  }
}

/** A page of a shop's orders, with how many there are in each state. */
export const ordersPage = (items: SellerOrder[], counts: Record<string, number> = {}) => ({
  items,
  page: 1,
  pageSize: 24,
  total: items.length,
  counts,
  disputed: items.filter(({ disputes }) => disputes.length > 0).length,
})

export function sellerProductOf(id: number, over: Partial<SellerProduct> = {}): SellerProduct {
  return {
    id,
    slug: `mug-${id}`,
    title: `Mug ${id}`,
    description: '',
    status: 'active',
    withdrawal: null,
    categoryId: 6,
    category: [],
    tile: 'sand',
    images: [],
    attributes: [],
    options: [],
    collectionId: null,
    variants: [
      {
        ...{ id: id + 100, sku: 'MUG', barcode: null, weight: null, imageId: null, values: [], optionIds: [] },
        ...{ price: 2400, priceSale: null, saleFrom: null, saleUntil: null, onSale: false, stock: 5, reserved: 0 },
      },
    ],
    price: 2400,
    priceSale: null,
    soldCount: 0,
    version: 1,
    createdAt: '2026-11-01T10:00:00Z',
    updatedAt: '2026-11-02T10:00:00Z',
    ...over,
  }
}

/** A product in the list of its shop. */
export function productRowOf(id: number, over: Partial<SellerProductRow> = {}): SellerProductRow {
  return {
    ...{ id, slug: `mug-${id}`, title: `Mug ${id}`, thumbnail: null, tile: 'sand', status: 'active', withdrawal: null },
    ...{ categoryId: 6, category: [], collectionId: null, variantCount: 1, minPrice: 2400, maxPrice: 2400, onSale: false },
    ...{ stock: 5, reserved: 0, soldCount: 0, version: 1 },
    createdAt: '2026-11-01T10:00:00Z',
    updatedAt: '2026-11-02T10:00:00Z',
    ...over,
  }
}

/** A page of a shop's products, with how many there are in each state. */
export const productsPage = (items: SellerProductRow[], total = items.length) => ({
  items,
  page: 1,
  pageSize: 25,
  total,
  counts: { all: total, active: total, draft: 0, hidden: 0, archived: 0, withdrawn: 0 },
})

/** One of a shop's collections. */
export const collectionOf = (id: number, over: Partial<SellerCollection> = {}): SellerCollection => ({
  ...{ id, name: `Shelf ${id}`, slug: `shelf-${id}`, description: '', picture: null, position: id },
  parent: { id: 6, name: 'Glassware', slug: 'glassware' },
  path: [],
  productCount: 3,
  activeProductCount: 2,
  ...over,
})

const noFigures = { revenue: 0, refunded: 0, orders: 0, items: 0, averageOrder: null, views: 0, conversionBps: null }

/** How a shop does that has sold nothing yet. */
export const dashboardOf = (over: Partial<SellerDashboard> = {}): SellerDashboard => ({
  currency: 'USD',
  timeZone: 'UTC',
  today: '2026-11-23',
  period: { from: '2026-10-25', to: '2026-11-23' },
  before: { from: '2026-09-25', to: '2026-10-24' },
  figures: noFigures,
  figuresBefore: noFigures,
  unit: 'day',
  steps: [],
  bestProducts: [],
  states: {},
  toDo: {
    ...{ toShip: 0, toShipSince: null, toShipBy: null, toShipLate: 0, returns: 0, returnsBy: null, disputes: 0, disputesBy: null },
    ...{ reviews: 0, lowStock: 0, soldOut: 0, drafts: 0 },
  },
  newestOrders: [],
  nextPayoutOn: null,
  ...over,
})

/** One that sold two mugs on each of two days, and one before. */
export const sellingDashboard = (over: Partial<SellerDashboard> = {}): SellerDashboard =>
  dashboardOf({
    figures: { revenue: 9600, refunded: 2400, orders: 2, items: 4, averageOrder: 4800, views: 80, conversionBps: 250 },
    figuresBefore: { revenue: 4800, refunded: 0, orders: 1, items: 2, averageOrder: 4800, views: 0, conversionBps: null },
    steps: [
      { from: '2026-11-22', to: '2026-11-22', revenue: 4800, orders: 1, revenueBefore: 4800, ordersBefore: 1 },
      { from: '2026-11-23', to: '2026-11-23', revenue: 4800, orders: 1, revenueBefore: 0, ordersBefore: 0 },
    ],
    bestProducts: [{ id: 11, title: 'Stoneware mug', thumbnail: null, tile: 'sand', items: 4, revenue: 9600, views: 80 }],
    states: { confirmed: 3, partially_shipped: 1, in_delivery: 6, completed: 90 },
    newestOrders: [sellerOrderOf(1)],
    nextPayoutOn: '2026-12-01',
    ...over,
  })

/** A tenth off everything, once per customer, that nobody used yet. */
export const couponOf = (id: number, over: Partial<SellerCoupon> = {}): SellerCoupon => ({
  ...{ id, code: `CODE${id}`, status: 'active', percentBps: 1000, amount: null, minimumSpend: 0 },
  ...{ from: '2026-11-01', to: null, totalLimit: null, customerLimit: 1, uses: 0, deletable: true },
  ...{ products: null, collections: null },
  ...over,
})
