/** How far the work on many products is, be it a file or one change of all of them. */
import type { ProductImport } from './api'

/** How many of how many products are through the stage that the work is in. */
export function progressOf({ status, counts, productCount }: Pick<ProductImport, 'status' | 'counts' | 'productCount'>): {
  done: number
  of: number
} {
  const { create, change, skip, error, done, refused, undone, archived, left } = counts
  if (status === 'applying') return { done: done + refused, of: create + change }
  if (status === 'undoing') return { done: undone + archived + left, of: done + undone + archived + left }
  return { done: create + change + skip + error, of: productCount }
}

/** How many of how many pictures were fetched, or given up. */
export function picturesOf({ pictures: { added, there, refused, waiting } }: Pick<ProductImport, 'pictures'>) {
  const done = added + there + refused
  return { done, of: done + waiting }
}
