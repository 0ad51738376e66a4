/**
 * What became different about a line since the shopper saw it: a dearer price, or fewer left than
 * wanted. Such a line is left out of the total until the shopper has agreed. Pure functions.
 */
import type { Cart, CartItem } from './api'
import { isBuyable, linesOf, unitPrice } from './summary'

/** What one piece cost when the shopper last saw or agreed to it, by what was chosen. */
export type SeenPrices = Readonly<Record<string, number>>

/** The difference; both null when nothing has changed. */
export interface LineChange {
  /** What one piece cost before, if the price is another one now. */
  was: number | null
  /** How many are left, if that is fewer than wanted. */
  left: number | null
}

/**
 * The name of a choice that outlives its line: signing in gives a guest's lines new ids, but what
 * was chosen stays.
 */
export function choiceOf({ productDTO, optionIds }: CartItem): string {
  return [productDTO.id, ...optionIds.toSorted((a, b) => a - b)].join('-')
}

/** What became different about a line; nothing about one that is being paid. */
export function changeOf(item: CartItem, seen: SeenPrices): LineChange {
  if (item.inPayment) return { was: null, left: null }
  const price = unitPrice(item.productDTO)
  const before = seen[choiceOf(item)] ?? price
  const { stock } = item.productDTO
  return {
    was: before === price ? null : before,
    left: isBuyable(item) && stock > 0 && item.quantity > stock ? stock : null,
  }
}

/** Whether a line waits for the shopper's word: it costs more than they saw, or fewer are left. */
export function isWaiting(item: CartItem, seen: SeenPrices): boolean {
  const { was, left } = changeOf(item, seen)
  return left !== null || (was !== null && was < unitPrice(item.productDTO))
}

/** The prices of what lies in the cart now: known ones stay as they were seen, gone lines are forgotten. */
export function notePrices(cart: Cart, seen: SeenPrices): SeenPrices {
  const noted = linesOf(cart).map((item) => {
    const choice = choiceOf(item)
    return [choice, seen[choice] ?? unitPrice(item.productDTO)] as const
  })
  const isSame = noted.length === Object.keys(seen).length && noted.every(([choice]) => choice in seen)
  return isSame ? seen : Object.fromEntries(noted)
}
