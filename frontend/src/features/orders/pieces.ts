/** Pieces of an order's lines: how many are still with the shop, and which of them are to be cancelled. */
import type { CancelRequest, OrderLine } from './api'
import { ordersText } from './text'

/** Of a line, how many pieces were neither sent nor cancelled. */
export const unsentOf = ({ quantity, shipped, cancelled }: OrderLine) => quantity - shipped - cancelled

/** How many pieces of these lines are still with the shop. */
export const unsentIn = (lines: readonly OrderLine[]) => lines.reduce((sum, line) => sum + unsentOf(line), 0)

/** The request that the shop has not answered yet. */
export const openRequest = (requests: readonly CancelRequest[]) => requests.find(({ status }) => status === 'open')

/** What is in a parcel, or is asked about, in words: "2 × Mug, 1 × Teapot". */
export function contentsOf(part: Pick<CancelRequest, 'lines'>, lines: readonly OrderLine[]): string {
  const titles = new Map(lines.map(({ id, title }) => [id, title]))
  return part.lines.map(({ lineId, quantity }) => ordersText.order.contents(quantity, titles.get(lineId) ?? '')).join(', ')
}

/** How many pieces of each line, by its id. */
export type Pieces = Readonly<Record<number, number>>

/** All pieces that are still with the shop. */
export const allUnsent = (lines: readonly OrderLine[]): Pieces =>
  Object.fromEntries(lines.map((line) => [line.id, unsentOf(line)]))

/** The pieces as they are sent; undefined: all that is left. */
export function linesToCancel(lines: readonly OrderLine[], pieces: Pieces) {
  const chosen = lines.map((line) => ({ lineId: line.id, quantity: pieces[line.id] ?? 0 })).filter(({ quantity }) => quantity > 0)
  const isAll = lines.every((line) => pieces[line.id] === unsentOf(line))
  return { count: chosen.reduce((sum, { quantity }) => sum + quantity, 0), ...(isAll ? {} : { lines: chosen }) }
}
