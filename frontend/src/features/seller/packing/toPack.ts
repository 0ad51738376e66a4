/** What of an order is packed. */
import { unsentIn, unsentOf } from '@/features/orders/pieces'
import type { PackingLine } from '../api'

/**
 * How many pieces of each line go into the parcel: those that are still here. Once all have left, the paper is
 * that of what was sent. Cancelled pieces are never on it; an order of nothing else has no lines.
 */
export function linesToPack(lines: readonly PackingLine[]): PackingLine[] {
  const isSent = unsentIn(lines) === 0
  return lines
    .map((line) => ({ ...line, quantity: isSent ? line.shipped : unsentOf(line) }))
    .filter(({ quantity }) => quantity > 0)
}
