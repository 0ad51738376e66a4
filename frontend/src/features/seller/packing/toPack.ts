/** What of an order is packed. */
import { unsentIn, unsentOf } from '@/features/orders/pieces'
import type { PackingLine } from '../api'

/** A line of an order, with its article number as soon as that is known. */
export type LineToPack = Omit<PackingLine, 'sku'> & { sku?: string | null }

/**
 * How many pieces of each line go into the parcel: those that are still here. Once all have left, the paper is
 * that of what was sent. Cancelled pieces are never on it; an order of nothing else has no lines.
 */
export function linesToPack(lines: readonly LineToPack[]): LineToPack[] {
  const isSent = unsentIn(lines) === 0
  return lines
    .map((line) => ({ ...line, quantity: isSent ? line.shipped : unsentOf(line) }))
    .filter(({ quantity }) => quantity > 0)
}
