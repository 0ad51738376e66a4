/** A shop's balance, account and payouts as the server tells them. */
import type { Dispute, LedgerEntry, Payout, PayoutAccount, PayoutDetail, ShopBalance, Statement } from '@/features/seller/money/api'

export const balanceOf = (over: Partial<ShopBalance> = {}): ShopBalance => ({
  currency: 'USD',
  balance: 25000,
  pending: 4000,
  held: 1500,
  reserved: 0,
  onItsWay: 0,
  available: 19500,
  reserveBps: 0,
  minimum: 1000,
  holdDays: 7,
  holdDaysAreAgreed: false,
  payoutsHeld: null,
  nextPayoutOn: '2026-12-01',
  ...over,
})

export const entryOf = (id: number, over: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id,
  at: '2026-11-20T10:00:00Z',
  kind: 'capture',
  amount: 1839,
  balance: 25000,
  total: 1999,
  commission: 160,
  shopOrderId: id + 40,
  orderNumber: `HS-${id}`,
  payoutId: null,
  reason: null,
  returnId: null,
  ...over,
})

const ofNoOrder = { total: null, commission: null, shopOrderId: null, orderNumber: null }

/** A line of each kind, the latest first. */
export const entries: LedgerEntry[] = [
  entryOf(6, { ...ofNoOrder, kind: 'adjustment', amount: -500, reason: 'Photos taken by the marketplace' }),
  entryOf(5, { ...ofNoOrder, kind: 'payout_returned', amount: 12000, payoutId: 4 }),
  entryOf(4, { ...ofNoOrder, kind: 'payout', amount: -12000, payoutId: 4 }),
  entryOf(3, { kind: 'reversal', amount: -1839, total: -1999, commission: -160, reason: "Taken back by PayPal or the buyer's bank" }),
  entryOf(2, { kind: 'refund', amount: -1839, total: -1999, commission: -160, reason: 'It broke' }),
  entryOf(1),
]

/** One page of a list. */
export const pageOf = <Item>(items: Item[], total = items.length) => ({ items, page: 1, pageSize: 24, total })

export const payoutOf = (id: number, over: Partial<Payout> = {}): Payout => ({
  id,
  amount: 12000,
  currency: 'USD',
  method: 'paypal',
  account: 'c•••@example.com',
  status: 'paid',
  failure: null,
  createdAt: '2026-11-15T08:00:00Z',
  endedAt: '2026-11-15T09:00:00Z',
  ...over,
})

export const payoutDetail = (over: Partial<Payout> = {}): PayoutDetail => ({
  payout: payoutOf(4, over),
  lines: [
    { shopOrderId: 41, orderNumber: 'HS-1', amount: 13000 },
    { shopOrderId: 42, orderNumber: 'HS-2', amount: -700 },
  ],
  other: -300,
})

export const statementOf = (over: Partial<Statement> = {}): Statement => ({
  month: '2026-10',
  currency: 'USD',
  opening: 1000,
  lines: [
    entryOf(1, { at: '2026-10-31T23:30:00Z' }),
    entryOf(2, { at: '2026-10-31T23:40:00Z', amount: 161, total: 200, commission: 39 }),
    entryOf(3, { ...ofNoOrder, kind: 'adjustment', amount: -500, reason: 'Photos' }),
  ],
  totals: [
    { kind: 'capture', entries: 2, amount: 2000 },
    { kind: 'adjustment', entries: 1, amount: -500 },
  ],
  closing: 2500,
  ...over,
})

export const accountOf = (over: Partial<PayoutAccount> = {}): PayoutAccount => ({
  method: 'paypal',
  account: 'c•••@example.com',
  changedAt: '2026-11-01T10:00:00Z',
  heldUntil: null,
  ...over,
})

export const disputeOf = (over: Partial<Dispute> = {}): Dispute => ({
  id: 3,
  orderNumber: 'HS-5',
  shopOrderId: 5,
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: 'WAITING_FOR_SELLER_RESPONSE',
  stage: 'CHARGEBACK',
  outcome: null,
  amount: 1999,
  currency: 'USD',
  respondBy: '2026-11-30T12:00:00Z',
  openedAt: '2026-11-20T12:00:00Z',
  resolvedAt: null,
  acceptedAt: null,
  acceptFailure: null,
  acceptedByShop: false,
  canAccept: false,
  ...over,
})
