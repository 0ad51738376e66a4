/** The states of orders in words, and what a shopper may do in each. */
import type { StatusTone } from '@/components/StatusChip'
import type { Order, ShopOrder } from './api'
import { returnText } from './components/returns/text'
import { openRequest, unsentIn } from './pieces'
import { isBuyersTurn, openReturn, returnStatusChip } from './returns'
import { ordersText } from './text'

/** A state as it is shown. */
interface StatusLabel {
  label: string
  tone: StatusTone
}

const shopOrderTones: Readonly<Record<string, StatusTone>> = {
  pending_payment: 'warning',
  confirmed: 'info',
  partially_shipped: 'info',
  in_delivery: 'info',
  delivered: 'success',
  completed: 'success',
  return_requested: 'warning',
}

const paymentTones: Readonly<Record<string, StatusTone>> = {
  pending: 'warning',
  confirming: 'warning',
  paid: 'success',
  refunding: 'info',
  reversed: 'error',
  failed: 'error',
}

/** A state this version does not know is shown by its plain name. */
function statusLabelOf(status: string, words: Readonly<Record<string, string>>, tones: Readonly<Record<string, StatusTone>>) {
  return { label: words[status] ?? status.replaceAll('_', ' '), tone: tones[status] ?? 'neutral' } as const
}

/** What a state of a shop's part is called. */
export const shopOrderStatusChip = (status: string): StatusLabel => statusLabelOf(status, ordersText.states, shopOrderTones)

/** What a shop's part is called by its buyer: one that something is given back of, by where that stands. */
export function buyerOrderStatusChip({ status, returns }: Pick<ShopOrder, 'status' | 'returns'>): StatusLabel {
  const open = openReturn(returns)
  if (!open) return shopOrderStatusChip(status)
  const { tone, label } = returnStatusChip(open.status)
  return { tone, label: returnText.list.state(label) }
}

const backOfficeStates = { ...ordersText.states, confirmed: ordersText.toShip }

/** The same for those who run shops and the marketplace: what is prepared for the buyer is for them to ship. */
export const backOfficeOrderStatusChip = (status: string): StatusLabel => statusLabelOf(status, backOfficeStates, shopOrderTones)

const paid: ReadonlySet<string> = new Set(['paid', 'partially_refunded'])
const notBackYet: ReadonlySet<string> = new Set(['requested', 'pending', 'failed'])

/** The parts of an order that a payment is shown for: all of them, or the one of a shop. */
interface PaidFor {
  paymentStatus: string
  shopOrders: readonly Pick<ShopOrder, 'total' | 'refunded' | 'refunds'>[]
}

/** What has become of the money for these parts: what is to go back is not simply paid, and another shop's is not theirs. */
export function paymentStateOf({ paymentStatus, shopOrders }: PaidFor): string {
  if (!paid.has(paymentStatus)) return paymentStatus
  if (shopOrders.some(({ refunds }) => refunds.some(({ status }) => notBackYet.has(status)))) return 'refunding'
  const sumOf = (amount: 'total' | 'refunded') => shopOrders.reduce((sum, part) => sum + part[amount], 0)
  if (sumOf('refunded') === 0) return 'paid'
  return sumOf('refunded') < sumOf('total') ? 'partially_refunded' : 'refunded'
}

/** What a state of the payment is called. */
export const paymentStatusChip = (of: PaidFor): StatusLabel => statusLabelOf(paymentStateOf(of), ordersText.payment, paymentTones)

/** The way of a parcel, as states that come one after the other. */
export const steps = ['confirmed', 'in_delivery', 'delivered'] as const

const progress: Readonly<Record<string, number>> = {
  confirmed: 1,
  partially_shipped: 1,
  in_delivery: 2,
  delivered: 3,
  completed: 3,
}

/** How many of the steps are done; none where the way says nothing: before payment, after a cancellation. */
export function stepsDone(status: string, events: readonly { status: string }[] = []): number {
  // What is given back had arrived, unless that is what is wrong.
  if (status !== 'return_requested' && status !== 'returned') return progress[status] ?? 0
  return events.some((event) => event.status === 'delivered' || event.status === 'completed') ? 3 : 2
}

const untouched: ReadonlySet<string> = new Set(['pending_payment', 'confirmed'])

/**
 * Whether the shopper may still cancel: nothing has been shipped, something is left to cancel, and no
 * money is on its way.
 */
export function canCancel(order: Order): boolean {
  if (order.paymentStatus === 'confirming') return false
  const live = order.shopOrders.filter(({ status }) => status !== 'cancelled' && status !== 'expired')
  return live.length > 0 && live.every(({ status }) => untouched.has(status))
}

const unfinished: ReadonlySet<string> = new Set(['confirmed', 'partially_shipped'])

/**
 * Whether the shopper may cancel pieces of a shop's part, or ask for it: something of it is still
 * there, the shop was not asked already, and it is not just the same as cancelling the whole order.
 */
export function canCancelPieces(order: Order, { status, lines, cancelRequests }: ShopOrder): boolean {
  const isOpen = paid.has(order.paymentStatus) && unfinished.has(status)
  const count = unsentIn(lines)
  const isWhole = canCancel(order) && order.shopOrders.length === 1 && count === 1
  return isOpen && count > 0 && !openRequest(cancelRequests) && !isWhole
}

/** Whether the shop decides about cancelling, because a part of it is on its way. */
export const asksShop = ({ status }: ShopOrder) => status === 'partially_shipped'

/** Whether the shopper may say that everything of this shop has arrived. */
export const canReceive = ({ status }: ShopOrder) => status === 'in_delivery' || status === 'delivered'

/** Whether the order waits for its money and its items are still set aside. */
export function canPay({ paymentStatus, expiresAt, payment }: Order, now = Date.now()): boolean {
  const isOpen = paymentStatus === 'pending' && payment.providerOrderId !== null
  return isOpen && expiresAt !== null && Date.parse(expiresAt) > now
}

/**
 * Whether the payment is still on its way, so that asking again makes sense. An unpaid order that
 * nobody has just paid is not.
 */
export const isSettling = ({ paymentStatus }: Order, isJustPaid: boolean) =>
  paymentStatus === 'confirming' || (isJustPaid && paymentStatus === 'pending')

const unpaid: ReadonlySet<string> = new Set(['pending', 'confirming', 'failed', 'expired'])

/** Whether the money came, whatever became of it since. */
export const wasPaid = ({ paymentStatus }: Pick<Order, 'paymentStatus'>) => !unpaid.has(paymentStatus)

/** The one thing to do next with an order, as a list offers it. */
export type NextAction = 'pay' | 'return' | 'track' | 'receive' | 'see'

/** What a shopper most likely wants to do with an order. */
export function nextAction(order: Order): NextAction {
  const has = (...states: string[]) => order.shopOrders.some(({ status }) => states.includes(status))
  if (canPay(order)) return 'pay'
  if (order.shopOrders.some(({ returns }) => returns.some(isBuyersTurn))) return 'return'
  if (has('in_delivery', 'partially_shipped')) return 'track'
  if (has('delivered')) return 'receive'
  return 'see'
}
