/** A stock that is another one now than the seller saw. */

/** What was seen, what is wanted and what there is, in pieces. */
export interface StockMoved {
  seen: number
  wanted: number
  now: number
}

/** The present stock, as a `stock_moved` tells it; null for any other refusal. */
export function presentStockOf(error: unknown): number | null {
  const body = (error as { data?: { code?: unknown; stock?: unknown } } | null)?.data
  return body?.code === 'stock_moved' && typeof body.stock === 'number' ? body.stock : null
}
