/** What of a guest's cart did not come in as wanted after sign-in, one note a line, kept until it was read. */
import { readMergeNotes } from '@/lib/storage'

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
