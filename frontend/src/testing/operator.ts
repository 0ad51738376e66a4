/** The marketplace as operators see it. */
import { http, HttpResponse } from 'msw'
import type {
  AdjustmentRequest,
  AuditEntry,
  BookBreak,
  ContactRecord,
  ListedReturn,
  ManagedCategory,
  MarketCoupon,
  MarketDispute,
  MarketProduct,
  MarketOverview,
  MarketToDo,
  ModeratedMessage,
  ModeratedReview,
  OwedRefund,
  PayoutPlan,
  PayoutRun,
  PayoutRunDetail,
  PersonRecord,
  PlannedPayout,
  ShopApplication,
  ShopPayout,
  ShopRecord,
} from '@/features/operator/api'
import { pageOf, payoutOf } from './money'
import { returnOf } from './orders'
import { server } from './server'

export const toDoOf = (over: Partial<MarketToDo> = {}): MarketToDo => ({
  ...{ shops: 0, shopsSince: null, reportedReviews: 0, reportedMessages: 0, returns: 0, returnsSince: null },
  ...{ contactMessages: 0, contactMessagesSince: null },
  ...{ failedRefunds: 0, failedPayouts: 0, openPayouts: 0, disputes: 0, disputesBy: null, breaks: 0 },
  ...{ comparedAt: null, parkedJobs: 0, invariantsCheckedAt: null, invariantsBroken: 0, adjustments: 0, adjustmentsSince: null },
  ...over,
})

const figures = { sales: 0, commission: 0, refunded: 0, orders: 0, newShops: 0, newBuyers: 0, disputes: 0 }

export const overviewOf = (over: Partial<MarketOverview> = {}): MarketOverview => ({
  ...{ currency: 'USD', today: '2026-11-23', unit: 'day', figures, figuresBefore: figures, toDo: toDoOf() },
  period: { from: '2026-11-22', to: '2026-11-23' },
  before: { from: '2026-11-20', to: '2026-11-21' },
  steps: [
    { from: '2026-11-22', to: '2026-11-22', now: figures, before: figures },
    { from: '2026-11-23', to: '2026-11-23', now: figures, before: figures },
  ],
  ...over,
})

/** Every page asks what waits. */
export const serveOverview = (over: Partial<MarketOverview> = {}) =>
  server.use(http.get('*/api/admin/overview', () => HttpResponse.json(overviewOf(over))))

export const contactOf = (over: Partial<ContactRecord> = {}): ContactRecord => ({
  ...{ id: 7, reference: 'C-7K3M9Q', name: 'Ada', email: 'ada@example.com', topic: 'order', language: 'en' },
  ...{ status: 'open', createdAt: '2026-11-22T10:00:00Z', answerCount: 0, answeredAt: null, answers: [] },
  message: 'The mug has a crack.',
  ...over,
})

export const marketCouponOf = (id: number, over: Partial<MarketCoupon> = {}): MarketCoupon => ({
  ...{ id, code: `FAIR${id}`, status: 'active', percentBps: 1000, amount: null, minimumSpend: 0 },
  ...{ from: '2026-11-01', to: null, totalLimit: null, customerLimit: 1, uses: 0, deletable: true },
  ...{ products: null, categories: null, shops: null },
  ...over,
})

/** Page 1 of a list, with how many shops there are in each state where it matters. */
export const listOf = <Item>(items: readonly Item[], total = items.length) => ({
  ...{ items, page: 1, pageSize: 24, total },
  counts: { pending: 1, approved: 2, rejected: 0, suspended: 0 },
})

export const applicationOf = (id: number, over: Partial<ShopApplication> = {}): ShopApplication => ({
  ...{ id, name: `Shop ${id}`, slug: `shop-${id}`, description: 'Hand-made mugs.', ownerName: 'Grace', reason: null },
  ...{ appliedAt: '2026-11-20T10:00:00Z', statusSince: '2026-11-20T10:00:00Z', status: 'pending' },
  ...over,
})

export const shopRecordOf = (over: Partial<ShopRecord> = {}): ShopRecord => ({
  ...{ id: 7, name: 'Clay & Co', slug: 'clay-and-co', description: 'Stoneware.', logo: null, status: 'approved', reason: null },
  owner: { id: 3, name: 'Grace', email: 'grace@example.test' },
  ...{ holdDaysAreAgreed: false, payoutsHeld: null },
  ...{ statusSince: '2026-11-02T10:00:00Z', createdAt: '2026-11-01T10:00:00Z', appliedAt: '2026-11-01T10:00:00Z' },
  ...{ decidedAt: '2026-11-02T10:00:00Z', decidedBy: 'Olga' },
  products: { active: 12, drafts: 1, hidden: 2, archived: 0 },
  sales: { orders: 40, items: 60, revenue: 120_000, refunded: 2400, ordersLately: 4, revenueLately: 9600 },
  ...{ reviewCount: 9, rating: 4.6, commissionBps: 800, commissionIsAgreed: false, holdDays: 7, reserveBps: 500, currency: 'USD' },
  ...over,
})

export const listedReturn = (over: Partial<ListedReturn['return']> = {}): ListedReturn => ({
  ...{ buyerName: 'Ada Example', shopName: 'Clay & Co', currency: 'USD' },
  return: returnOf({ status: 'escalated', worth: 2400, ...over }),
})

export const adjustmentRequest = (over: Partial<AdjustmentRequest> = {}): AdjustmentRequest => ({
  ...{ id: 5, shopId: 7, shopName: 'Clay & Co', amount: 25_000, reason: 'Photos', status: 'waiting', adjustmentId: null },
  ...{ requestedBy: { id: 9, name: 'Olga' }, requestedAt: '2026-11-20T10:00:00Z', decidedBy: null, decidedAt: null },
  ...over,
})

export const owedRefund = (over: Partial<OwedRefund> = {}): OwedRefund => ({
  ...{ id: 5, orderId: 1, orderNumber: 'HS-1', shopOrderId: 2, amount: 2400, currency: 'USD', reason: 'It broke' },
  ...{ status: 'failed', failure: 'The account is closed', lastError: null, retries: 0, nextTryAt: null },
  ...{ createdAt: '2026-11-20T10:00:00Z', settlement: null },
  ...over,
})

export const openDispute = (over: Partial<MarketDispute> = {}): MarketDispute => ({
  ...{ id: 9, orderNumber: 'HS-9', shopOrderId: null, reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED' },
  ...{ status: 'WAITING_FOR_SELLER_RESPONSE', stage: 'CHARGEBACK', outcome: null, amount: 2400, currency: 'USD' },
  ...{ respondBy: '2099-11-30T10:00:00Z', openedAt: '2026-11-20T10:00:00Z', resolvedAt: null },
  ...{ acceptedAt: null, acceptFailure: null, acceptedByShop: false, canAccept: false },
  ...{ orderId: 90, shops: [{ id: 7, name: 'Clay & Co', shopOrderId: 2 }] },
  ...over,
})

export const plannedFor = (shopId: number, over: Partial<PlannedPayout> = {}): PlannedPayout => ({
  ...{ shopId, shopName: `Shop ${shopId}`, amount: 0, balance: 5000, available: 4000, method: null, account: null },
  ...{ pending: 1000, held: 0, reserved: 0 },
  ...{ obstacle: 'no_account', heldUntil: null, payoutsHeld: null },
  ...over,
})

/** A page of a plan; its sums are over all shops. */
export const planOf = (shops: PlannedPayout[], over: Partial<PayoutPlan> = {}): PayoutPlan => ({
  ...pageOf(shops),
  ...{ currency: 'USD', amount: 0, payouts: 0, balance: 5000, heldBack: 1000, available: 4000, version: 'v1' },
  ...over,
})

export const runOf = (over: Partial<PayoutRun> = {}): PayoutRun => ({
  ...{ id: 4, status: 'sent', scheduledFor: null, payouts: 1, amount: 12_000, currency: 'USD', lastError: null },
  createdAt: '2026-11-20T10:00:00Z',
  ...over,
})

/** A transfer that somebody has to make. */
const transfer: ShopPayout = {
  ...{ shopId: 1, shopName: 'Shop 1' },
  payout: payoutOf(11, { method: 'bank', status: 'pending', account: 'DE•• 3000', endedAt: null }),
}

/** A run with a transfer that somebody has to make. */
export const runDetailOf = (over: Partial<PayoutRunDetail> = {}): PayoutRunDetail => ({
  ...pageOf([transfer]),
  ...{ run: runOf(), awaited: 0, byHand: 1, leftOut: [] },
  ...over,
})

export const breakOf = (over: Partial<BookBreak> = {}): BookBreak => ({
  ...{ id: 6, kind: 'refund', name: 'R-6', captureId: null, orderNumber: 'HS-1', mismatch: 'not_here', size: 2400 },
  ...{ providerAmount: { amount: 2400, currency: 'USD' }, ledgerAmount: null, summary: 'PayPal gave back 24.00 that we do not know of' },
  ...{ movedAt: '2026-11-20T10:00:00Z', firstSeen: '2026-11-21T10:00:00Z', lastSeen: '2026-11-21T10:00:00Z' },
  ...{ goneAt: null, explanation: null },
  ...over,
})

export const moderatedReview = (over: Partial<ModeratedReview> = {}): ModeratedReview => ({
  review: {
    ...{ id: 3, author: 'Bob', rating: 1, text: 'Buy at my shop instead', images: [], choice: null, helpfulCount: 0 },
    ...{ reply: null, repliedAt: null, createdAt: '2026-11-20T10:00:00Z' },
  },
  product: { title: 'Mug', slug: 'mug', thumbnail: null, tile: 'sand' },
  ...{ hiddenAt: null, hiddenReason: null },
  reports: [{ reason: 'spam', text: 'An advertisement', createdAt: '2026-11-21T10:00:00Z', settledAt: null }],
  ...over,
})

export const moderatedMessage = (over: Partial<ModeratedMessage> = {}): ModeratedMessage => ({
  ...{ id: 8, author: 'seller', text: 'Pay me by bank', photos: [], createdAt: '2026-11-20T10:00:00Z', shopOrderId: 2 },
  ...{ orderNumber: 'HS-1', shopName: 'Clay & Co', buyerName: 'Ada', hiddenAt: null, hiddenReason: null },
  report: { reason: 'off_platform', text: null, createdAt: '2026-11-21T10:00:00Z', settledAt: null },
  ...over,
})

export const personOf = (over: Partial<PersonRecord> = {}): PersonRecord => ({
  ...{ id: 1, username: 'Ada', email: 'ada@example.test', avatarSmall: null, roles: [{ name: 'ROLE_USER' }], shopId: null },
  ...{ createdAt: '2026-11-01T10:00:00Z', isActive: true, lastSeenAt: null, lockedAt: null, orderCount: 2, orderTotal: 4800 },
  ...{ lock: null, lastOrderAt: '2026-11-20T10:00:00Z', currency: 'USD' },
  sessions: [{ id: 4, userAgent: null, network: '203.0.113.0', createdAt: '2026-11-01T10:00:00Z', lastSeenAt: '2026-11-20T10:00:00Z' }],
  ...over,
})

export const auditEntry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: 1, at: '2026-11-20T10:00:00Z', actorId: 9, actorName: 'Olga', keyName: null, sessionId: 3, action: 'shop_approved' },
  ...{ targetKind: 'shop', targetId: '7', targetLabel: 'Clay & Co' },
  ...{ before: { status: 'pending' }, after: { status: 'approved' } },
  ...over,
})

export const categoryOf = (id: number, over: Partial<ManagedCategory> = {}): ManagedCategory => ({
  ...{ id, parentId: null, name: `Category ${id}`, nameDe: null, slug: `category-${id}`, path: `category-${id}` },
  ...{ tile: 'sand' as const, picture: null, isShowSuggest: false, version: 1 },
  ...{ productCount: 0, activeProductCount: 0, collectionCount: 0 },
  ...over,
})

export const marketProductOf = (id: number, over: Partial<MarketProduct> = {}): MarketProduct => ({
  ...{ id, slug: `mug-${id}`, title: `Mug ${id}`, thumbnail: null, tile: 'sand' as const, status: 'active' as const },
  ...{ shopId: 7, shopName: 'Clay & Co', category: [{ name: 'Kitchen', slug: 'kitchen' }], price: 1999, soldCount: 3 },
  ...{ createdAt: '2026-11-01T10:00:00Z', withdrawal: null },
  ...over,
})
