import type { ReactNode } from 'react'

/** One thing that is known of each record. */
export interface Column<Item> {
  /** Its heading, and what stands before the value on a card. */
  name: string
  value: (item: Item) => ReactNode
  /** An amount stands at the end of its line. */
  isAmount?: boolean
  /** A number or a time, which is not broken into lines. */
  isUnbroken?: boolean
}

/** How records of one kind are shown. */
export interface RecordShape<Item> {
  keyOf: (item: Item) => string | number
  /** What names a record; it heads its row and its card. */
  title: Column<Item>
  columns: readonly Column<Item>[]
  /** Where it stands. */
  state?: Column<Item>
  /** What can be done with it. */
  actions?: (item: Item) => ReactNode
}
