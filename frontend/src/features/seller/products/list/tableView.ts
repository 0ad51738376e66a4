/** How a shop's table of products looks on this device. */
import { readProductTables, writeProductTables } from '@/lib/storage'

export interface TableView {
  /** The columns that are not shown. */
  hidden: string[]
  density: 'compact' | 'standard' | 'comfortable'
  /** How wide the columns are that were drawn wider or narrower, in pixels. */
  widths: Readonly<Record<string, number>>
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

const isWidth = (entry: [string, unknown]): entry is [string, number] =>
  typeof entry[1] === 'number' && entry[1] >= 50 && entry[1] <= 2000

/** The look as it was left; what was stored may be anything. */
export function readTableView(shopId: number): TableView {
  const { hidden, density, widths } = recordOf(recordOf(readProductTables())[shopId])
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((field): field is string => typeof field === 'string') : [],
    density: density === 'compact' || density === 'comfortable' ? density : 'standard',
    widths: Object.fromEntries(Object.entries(recordOf(widths)).filter(isWidth)),
  }
}

/** Keeps the look; those of other shops stay. */
export function writeTableView(shopId: number, look: TableView): void {
  writeProductTables({ ...recordOf(readProductTables()), [shopId]: look })
}
