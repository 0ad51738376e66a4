/**
 * What became different about a line since the shopper saw it, as the server names it: another price,
 * or fewer left than wanted. A line that lost something is left out of the total until the shopper has
 * agreed. Pure functions.
 */
import type { CartItem } from './api'
import { isBuyable, unitPrice } from './summary'

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
export function choiceKeyOf({ productDTO, optionIds }: CartItem): string {
  return [productDTO.id, ...optionIds.toSorted((a, b) => a - b)].join('-')
}

/** What became different about a line. A quantity that was made smaller since needs no word any more. */
export function changeOf({ changes, quantity }: CartItem): LineChange {
  const was = changes.find(({ priceWas }) => priceWas !== null)?.priceWas ?? null
  const left = changes.find(({ code }) => code === 'less_stock')?.left ?? null
  return { was, left: left !== null && left < quantity ? left : null }
}

/** Whether a line waits for the shopper's word: it costs more than they saw, or fewer are left. */
export function needsConfirmation(item: CartItem): boolean {
  const { was, left } = changeOf(item)
  return left !== null || (was !== null && was < unitPrice(item.productDTO))
}

/** Whether a line costs less than the shopper saw. */
export function isCheaper(item: CartItem): boolean {
  const { was } = changeOf(item)
  return was !== null && was > unitPrice(item.productDTO)
}

/** What one piece cost when the shopper last saw or agreed to it. */
export const seenPriceOf = (item: CartItem): number => changeOf(item).was ?? unitPrice(item.productDTO)

/** The differences of a guest's line, of which no server tells: only the stock it was added with is known. */
export function guestChanges(item: CartItem): CartItem['changes'] {
  const { stock } = item.productDTO
  const isShort = isBuyable(item) && stock > 0 && item.quantity > stock
  return isShort ? [{ code: 'less_stock', priceWas: null, left: stock }] : []
}
