/** The states of orders in words, and what a shopper may do in each. */
import type { StatusTone } from '@/components/StatusChip'
import type { Order, ShopOrder } from './api'

interface Words {
  label: string
  tone: StatusTone
}

const shopOrderStates: Record<string, Words> = {
  pending_payment: { label: 'To pay', tone: 'warning' },
  confirmed: { label: 'Confirmed', tone: 'info' },
  partially_shipped: { label: 'Partly shipped', tone: 'info' },
  in_delivery: { label: 'In delivery', tone: 'info' },
  delivered: { label: 'Delivered', tone: 'success' },
  completed: { label: 'Completed', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  return_requested: { label: 'Return requested', tone: 'warning' },
  returned: { label: 'Returned', tone: 'neutral' },
}

const paymentStates: Record<string, Words> = {
  pending: { label: 'Not paid yet', tone: 'warning' },
  confirming: { label: 'Payment is being confirmed', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  partially_refunded: { label: 'Partly refunded', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  failed: { label: 'Payment failed', tone: 'error' },
  expired: { label: 'Not paid in time', tone: 'neutral' },
}

/** A state this version does not know is shown by its plain name. */
const plain = (status: string): Words => ({ label: status.replaceAll('_', ' '), tone: 'neutral' })

/** What a state of a shop's part is called. */
export const shopOrderWords = (status: string): Words => shopOrderStates[status] ?? plain(status)

/** What a state of the payment is called. */
export const paymentWords = (status: string): Words => paymentStates[status] ?? plain(status)

/** The way of a parcel, as steps that are done one after the other. */
export const steps = [
  { status: 'confirmed', label: 'Confirmed' },
  { status: 'in_delivery', label: 'In delivery' },
  { status: 'delivered', label: 'Delivered' },
] as const

const progress: Record<string, number> = {
  confirmed: 1,
  partially_shipped: 1,
  in_delivery: 2,
  delivered: 3,
  completed: 3,
  return_requested: 3,
}

/** How many of the steps are done; none where the way says nothing: before payment, after a cancellation. */
export const stepsDone = (status: string) => progress[status] ?? 0

const untouched: ReadonlySet<string> = new Set(['pending_payment', 'confirmed'])

/** Whether the shopper may still cancel: nothing has been shipped, and something is left to cancel. */
export function canCancel(order: Order): boolean {
  const live = order.shopOrders.filter(({ status }) => status !== 'cancelled' && status !== 'expired')
  return live.length > 0 && live.every(({ status }) => untouched.has(status))
}

/** Whether the shopper may say that everything of this shop has arrived. */
export const canReceive = ({ status }: ShopOrder) => status === 'in_delivery' || status === 'delivered'

/**
 * Whether the payment is still on its way, so that asking again makes sense. An unpaid order that
 * nobody has just paid is not.
 */
export const isSettling = ({ paymentStatus }: Order, isJustPaid: boolean) =>
  paymentStatus === 'confirming' || (isJustPaid && paymentStatus === 'pending')
