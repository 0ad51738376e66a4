/** Returns: what of a shop's part can be given back until when, whom one waits for, and what it is worth. */
import type { StatusTone } from '@/components/StatusChip'
import type { OrderLine, OrderRefund, Return, ReturnReason, ShopOrder } from './api'
import { returnText } from './components/returns/text'
import { worthOf, type Pieces } from './pieces'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Days after it arrived in which something can be given back; the server decides. */
const returnDays = 14
/** Days on the way after which a parcel may be called missing, as the marketplace is set by default. */
const missingDays = 10

/** The reasons in the order in which they are offered. */
export const returnReasons: readonly ReturnReason[] = [
  'damaged',
  'not_as_described',
  'wrong_item',
  'changed_mind',
  'not_received',
]

/** What a photo proves. */
export const wantsPhotos = (reason: string) => ['damaged', 'not_as_described', 'wrong_item'].includes(reason)

/** Of a line, how many pieces the buyer should have: sent, neither lost nor paid back. */
export const piecesWithBuyer = ({ shipped, lost, returned }: OrderLine) => shipped - lost - returned

/** Whether somebody still has to act on it. */
export const isOpen = ({ status }: Pick<Return, 'status'>) => status !== 'refunded' && status !== 'closed'

/** The return of a part that is not over; there is at most one. */
export const openReturn = (returns: readonly Return[]) => returns.find(isOpen)

/** When the items arrived: the first time, should the part have come back to that state. */
export function arrivedAt({ events }: Pick<ShopOrder, 'events'>): string | undefined {
  const arrivals = events.filter(({ status }) => status === 'delivered' || status === 'completed')
  return arrivals.map(({ at }) => at).toSorted()[0]
}

/** What a buyer can ask for: of a part on its way, of one that arrived until that day, or too late since then. */
export type ReturnEligibility = { kind: 'none' } | { kind: 'onTheWay' } | { kind: 'open' | 'late'; until: string }

/** Whether something of this part can be given back now. */
export function returnEligibility(shopOrder: ShopOrder, now = Date.now()): ReturnEligibility {
  if (!shopOrder.lines.some((line) => piecesWithBuyer(line) > 0)) return { kind: 'none' }
  if (shopOrder.status === 'in_delivery') return { kind: 'onTheWay' }
  if (shopOrder.status !== 'delivered' && shopOrder.status !== 'completed') return { kind: 'none' }
  const arrived = arrivedAt(shopOrder)
  if (!arrived) return { kind: 'none' }
  const end = Date.parse(arrived) + returnDays * dayMilliseconds
  return { kind: end > now ? 'open' : 'late', until: new Date(end).toISOString() }
}

/** Whether a parcel that has not come may still be on its way. */
export function mayStillCome({ status, shipments }: ShopOrder, now = Date.now()): boolean {
  const last = Math.max(0, ...shipments.map(({ shippedAt }) => Date.parse(shippedAt)))
  return status === 'in_delivery' && now - last < missingDays * dayMilliseconds
}

/** What goes back at most for these pieces: some of it may have gone back without them. */
export const refundableWorth = (part: Pick<ShopOrder, 'lines' | 'total' | 'refunded'>, pieces: Pieces) =>
  Math.min(worthOf(part.lines, pieces), part.total - part.refunded)

/** The chosen pieces as they are sent. */
export const chosenLines = (lines: readonly Pick<OrderLine, 'id'>[], pieces: Pieces) =>
  lines.map(({ id }) => ({ lineId: id, quantity: pieces[id] ?? 0 })).filter(({ quantity }) => quantity > 0)

const tones: Readonly<Record<string, StatusTone>> = {
  requested: 'warning',
  offered: 'warning',
  approved: 'warning',
  declined: 'warning',
  escalated: 'info',
  decided: 'warning',
  sent_back: 'info',
  received: 'info',
  refunded: 'success',
}

/** Whose page a return stands on. */
export type Viewer = 'buyer' | 'seller' | 'operator'

const states: Readonly<Record<Viewer, Readonly<Record<string, string>>>> = {
  buyer: returnText.states,
  seller: { ...returnText.states, ...returnText.sellerStates },
  operator: { ...returnText.states, ...returnText.operatorStates },
}

/** What a state of a return is called. */
export const returnStatusChip = (status: string, viewer: Viewer = 'buyer'): { label: string; tone: StatusTone } => ({
  label: states[viewer][status] ?? status.replaceAll('_', ' '),
  tone: tones[status] ?? 'neutral',
})

const waitsForBuyer: ReadonlySet<string> = new Set(['offered', 'approved', 'declined', 'decided'])

/** Whether the buyer is to act. */
export const isBuyersTurn = ({ status }: Pick<Return, 'status'>) => waitsForBuyer.has(status)

const { requested, pending, done, failed, notOwed, paidElsewhere: elsewhere } = returnText.refunds
const refundStates: Readonly<Record<string, string>> = { requested, pending, done, failed, not_owed: notOwed }

/** Where the money of a refund is. */
export const refundStatusText = ({ status, paidElsewhere }: Pick<OrderRefund, 'status' | 'paidElsewhere'>) =>
  paidElsewhere ? elsewhere : (refundStates[status] ?? status)

/** What the buyer may do with a return where it stands. */
export function buyerReturnActions({ status, sendBack, photos }: Return) {
  const among = (...list: string[]) => list.includes(status)
  return {
    accept: among('offered'),
    sendBack: among('approved', 'decided') && sendBack === true,
    escalate: among('offered', 'declined', 'approved'),
    withdraw: among('requested', 'offered', 'approved', 'declined', 'escalated', 'decided'),
    addPhotos: photos.length < 5 && among('requested', 'offered', 'approved', 'declined', 'escalated'),
  }
}

/** What the shop may do with a return where it stands. */
export function shopReturnActions({ status, trackingNumber }: Pick<Return, 'status' | 'trackingNumber'>) {
  const among = (...list: string[]) => list.includes(status)
  return {
    accept: among('requested', 'offered', 'declined', 'approved'),
    offer: among('requested'),
    decline: among('requested'),
    // a parcel that the shop missed may come after all
    receive: among('sent_back') || (among('escalated') && trackingNumber !== null),
    object: among('sent_back'),
    label: among('approved', 'decided'),
  }
}
