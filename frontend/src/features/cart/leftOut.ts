/** What the server names, in a header, of a batch that did not come in as wanted, and what is to be said of it. Pure functions. */
import type { CartItem } from './api'
import { choiceOf } from './changes'
import type { MergeNote } from './mergeNotes'
import { lineName } from './summary'

/** A line of a batch that was skipped or cut. */
export interface LeftOut {
  /** Its place in the batch, from 0; of several lines of one choice the first. */
  index: number
  /** `unavailable`, `out_of_stock`, `cart_full` or `reduced`. */
  reason: string
  /** How many came in. */
  added: number
}

/** Reads a list such as `0;reason=unavailable, 3;reason=reduced;added=2` (RFC 9651). */
export function readLeftOut(header: string | null): LeftOut[] {
  if (!header) return []
  return header.split(',').flatMap((entry) => {
    const [index = '', ...parts] = entry.split(';').map((part) => part.trim())
    const values = new Map(parts.map((part) => part.split('=', 2) as [string, string]))
    const reason = values.get('reason')
    if (!/^\d+$/.test(index) || !reason) return []
    return [{ index: Number(index), reason, added: Number(values.get('added') ?? 0) }]
  })
}

/** The notes about the lines of a guest, by what the server left out of them. */
export function notesOf(lines: readonly CartItem[], leftOut: readonly LeftOut[]): MergeNote[] {
  return leftOut.flatMap(({ index, reason, added }) => {
    const line = lines[index]
    if (!line) return []
    // Several lines of a guest become one on the server, and are told of as one.
    const same = lines.filter((other) => choiceOf(other) === choiceOf(line))
    const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0)
    return [{ line: lineName(line), slug: line.productDTO.slug, reason, wanted, added }]
  })
}
