/** Pieces of an order's lines: how many are still with the shop, and which of them are to be sent or cancelled. */
import type { CancelRequest, OrderLine } from './api'
import { ordersText } from './text'

/** What became of the pieces of a line before they left. */
type LineCounts = Pick<OrderLine, 'quantity' | 'shipped' | 'cancelled'>

/** Of a line, how many pieces were neither sent nor cancelled. */
export const unsentOf = ({ quantity, shipped, cancelled }: LineCounts) => quantity - shipped - cancelled

/** How many pieces of these lines are still with the shop. */
export const unsentIn = (lines: readonly LineCounts[]) => lines.reduce((sum, line) => sum + unsentOf(line), 0)

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

/**
 * What the buyer paid for each piece of a line, in the order in which pieces go back: the line's discount
 * is split evenly, and the first pieces have the odd cents of it.
 */
function paidFor({ price, discount, quantity }: OrderLine): number[] {
  const [share, odd] = [Math.floor(discount / quantity), discount % quantity]
  return Array.from({ length: quantity }, (_, piece) => price - share - (piece < odd ? 1 : 0))
}

/** What goes back for these pieces, in minor units: those that follow the ones that went back before. */
export function worthOf(lines: readonly OrderLine[], pieces: Pieces): number {
  const back = lines.flatMap((line) => {
    const gone = line.cancelled + line.lost + line.returned
    return paidFor(line).slice(gone, gone + (pieces[line.id] ?? 0))
  })
  return back.reduce((sum, paid) => sum + paid, 0)
}

/** The pieces as they are sent; undefined: all that is left. */
export function linesOfPieces(lines: readonly OrderLine[], pieces: Pieces) {
  const chosen = lines.map((line) => ({ lineId: line.id, quantity: pieces[line.id] ?? 0 })).filter(({ quantity }) => quantity > 0)
  const isAll = lines.every((line) => pieces[line.id] === unsentOf(line))
  return { count: chosen.reduce((sum, { quantity }) => sum + quantity, 0), ...(isAll ? {} : { lines: chosen }) }
}
