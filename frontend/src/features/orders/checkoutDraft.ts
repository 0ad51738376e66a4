/** What was written on the way to an order and is nowhere else: an address for this order only, and notes to shops. */
import type { NewAddress } from '@/features/auth/components/AddressEditor'
import { dropDraft, keepDraft, readDraft } from '@/api/drafts'

/** Notes by the id of the shop. */
export type Notes = Readonly<Record<number, string>>

interface CheckoutDraft {
  address: NewAddress | null
  /** Whether that address is the one in use, and not one of the book. */
  isUsed: boolean
  notes: Notes
  /** The order that was placed with it and not seen paid yet. */
  placed: number | null
}

const name = 'checkout'
const empty: CheckoutDraft = { address: null, isUsed: false, notes: {}, placed: null }

/** The draft of this tab; an empty one if nothing was written. */
export const readCheckoutDraft = (): CheckoutDraft => ({ ...empty, ...(readDraft(name) as Partial<CheckoutDraft> | null) })

/** Keeps what was changed of it. */
export const keepCheckoutDraft = (change: Partial<CheckoutDraft>) => keepDraft(name, { ...readCheckoutDraft(), ...change })

/** Forgets it, because the order is paid. */
export const dropCheckoutDraft = () => dropDraft(name)

/** Forgets what was written for this order; what was begun for the next one stays. */
export function dropCheckoutDraftOf(orderId: number): void {
  if (readCheckoutDraft().placed === orderId) dropCheckoutDraft()
}
