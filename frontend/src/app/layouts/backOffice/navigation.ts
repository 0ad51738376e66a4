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

/** Open tasks on one page. */
export interface OpenTasks {
  count: number
  words: string
}

/** Open tasks, by the address of their page. */
export type OpenTasksByPage = Readonly<Record<string, OpenTasks | undefined>>

/** The pages of a back office: the Seller Center or the operator console. */
export interface Navigation {
  /** What the place is called. */
  name: string
  home: Entry
  /** What a phone calls its first page, if that is another word. */
  homeShort?: string
  /** The pages in the bottom bar on phones. */
  daily: readonly Entry[]
  /** What a phone shows behind "More". */
  groups: readonly Group[]
}

/** The sum of the open tasks on several pages. */
export function sumOf(openTasks: readonly OpenTasks[]): OpenTasks | undefined {
  if (openTasks.length === 0) return undefined
  return {
    count: openTasks.reduce((sum, { count }) => sum + count, 0),
    words: openTasks.map(({ words }) => words).join(', '),
  }
}

/** The way to a back office's own search. */
export interface Search {
  label: string
  open: () => void
}
