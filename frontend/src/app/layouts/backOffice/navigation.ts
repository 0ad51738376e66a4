import type { LucideIcon } from 'lucide-react'

/** A page that the navigation of a back office leads to. */
export interface Entry {
  to: string
  label: string
  icon: LucideIcon
  /** Current on this very page only, not on those below it. */
  exact?: boolean
}

/** Pages that belong together. */
export interface Group {
  /** Said above them where there are several groups. */
  title?: string
  entries: readonly Entry[]
}

/** What of a page waits for somebody. */
export interface Waiting {
  count: number
  words: string
}

/** What waits, by the address of its page. */
export type WaitingByPage = Readonly<Record<string, Waiting | undefined>>

/** The pages of a back office: the seller centre's, or the operator console's. */
export interface Navigation {
  /** What the place is called. */
  name: string
  home: Entry
  /** What a phone calls its first page, if that is another word. */
  homeShort?: string
  /** Those that a thumb reaches at the bottom of a phone. */
  daily: readonly Entry[]
  /** What a phone shows behind "More". */
  groups: readonly Group[]
}

/** What waits on several pages together. */
export function sumOf(waiting: readonly Waiting[]): Waiting | undefined {
  if (waiting.length === 0) return undefined
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    words: waiting.map(({ words }) => words).join(', '),
  }
}

/** The way to a back office's own search. */
export interface Search {
  label: string
  open: () => void
}
