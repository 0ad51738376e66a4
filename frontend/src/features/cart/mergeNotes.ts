/** What of a guest's cart did not come in as wanted after sign-in, one note a line. Pure functions. */
import { readMergeNotes } from '@/lib/storage'
import type { CartItem } from './api'
import { choiceOf } from './changes'
import type { LeftOut } from './leftOut'
import { lineName } from './summary'

/** A line that was dropped or cut. */
export interface MergeNote {
  /** What it is: "Mug, Forest, M". */
  line: string
  slug: string
  /** Why, as the server names it. */
  reason: string
  /** How many the guest wanted. */
  wanted: number
  /** How many came in. */
  added: number
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

/** The stored notes, without those that are damaged. */
export function loadMergeNotes(): MergeNote[] {
  return readMergeNotes().filter(isNote)
}

function isNote(value: unknown): value is MergeNote {
  if (typeof value !== 'object' || value === null) return false
  const { line, slug, reason, wanted, added } = value as Partial<Record<keyof MergeNote, unknown>>
  const isNamed = [line, slug, reason].every((text) => typeof text === 'string')
  return isNamed && Number.isSafeInteger(wanted) && Number.isSafeInteger(added)
}
