/** What the steps of an order's history are called, in the words of whoever reads it. */
import type { ShopOrder } from './api'

/** What is said of a step; `status` is the state it led to. */
export type Event = Pick<ShopOrder['events'][number], 'status' | 'at' | 'cancelled' | 'lost' | 'returned' | 'refunded' | 'corrected'>

interface StepWords {
  cancelledPieces: (count: number) => string
  lostPieces: (count: number) => string
  returnedPieces: (count: number) => string
  returnSettled: string
  returnClosed: string
  /** A parcel got another number or carrier. */
  corrected: string
  /** What it is called to have come into a state. */
  state: (status: string) => string
}

/** The steps, newest first; those of one moment keep their order. */
export const newestFirst = <Each extends Event>(events: readonly Each[]) =>
  events.toSorted((a, b) => a.at.localeCompare(b.at)).toReversed()

/**
 * A step that leaves the state as it was tells how many pieces it took; what got lost is never called cancelled. A part
 * stands where it stood once a return of it is over: that is told, not that it arrived again.
 */
export function stepName(step: Event, before: Event | undefined, words: StepWords): string {
  const { status, cancelled, lost, returned, refunded, corrected } = step
  if (corrected) return words.corrected
  if (before?.status === 'return_requested' && status !== 'returned') {
    if (returned > 0) return words.returnedPieces(returned)
    return refunded > 0 ? words.returnSettled : words.returnClosed
  }
  if (lost > 0) return words.lostPieces(lost)
  return cancelled > 0 && status !== 'cancelled' ? words.cancelledPieces(cancelled) : words.state(status)
}
