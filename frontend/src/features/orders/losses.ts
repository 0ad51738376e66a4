/**
 * What of the chosen goods cannot be bought as it was chosen: gone, fewer, dearer, or being paid in
 * another order. Nobody pays before they have seen it. Pure functions.
 */
import type { CartItem } from '@/features/cart/api'
import { changeOf, choiceOf, type SeenPrices } from '@/features/cart/changes'
import { isBuyable, unitPrice } from '@/features/cart/summary'
import type { QuoteProblem } from './api'
import { leftOf } from './problems'

/** A chosen line, and what is left of it. */
export interface Loss {
  item: CartItem
  /** How many can still be bought; 0: none. */
  rest: number
  /** What one piece cost when it was chosen, if it costs more now. */
  was: number | null
  /** What the server says against it, where that is more than its stock. */
  problem: QuoteProblem | null
}

/** The losses among the ticked lines, by the cart and by the last quote. */
export function lossesOf(ticked: readonly CartItem[], seen: SeenPrices, problems: readonly QuoteProblem[]): Loss[] {
  return ticked.flatMap((item) => {
    const loss = lossOf(item, seen, problems.find(({ cartItemId }) => cartItemId === item.id) ?? null)
    return loss ? [loss] : []
  })
}

function lossOf(item: CartItem, seen: SeenPrices, problem: QuoteProblem | null): Loss | null {
  if (!isBuyable(item)) return { item, rest: 0, was: null, problem: null }
  if (problem && problem.code !== 'out_of_stock') return { item, rest: 0, was: null, problem }
  const change = changeOf(item, seen)
  const was = change.was !== null && change.was < unitPrice(item.productDTO) ? change.was : null
  const rest = Math.min(change.left ?? item.quantity, problem ? leftOf(problem) : item.quantity)
  return rest < item.quantity || was !== null ? { item, rest, was, problem: null } : null
}

/** What the ticked lines came to as they were chosen, and what is left of that, in minor units. */
export function worthOf(ticked: readonly CartItem[], seen: SeenPrices, losses: readonly Loss[]) {
  const priceOf = ({ productDTO }: CartItem) => unitPrice(productDTO)
  const before = ticked.reduce((sum, item) => sum + (seen[choiceOf(item)] ?? priceOf(item)) * item.quantity, 0)
  const leftFor = (item: CartItem) => losses.find((loss) => loss.item === item)?.rest ?? item.quantity
  const after = ticked.reduce((sum, item) => sum + priceOf(item) * leftFor(item), 0)
  return { before, after }
}
