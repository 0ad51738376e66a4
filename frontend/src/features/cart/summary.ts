/** Counting and adding up a cart. Pure: the same lines and ticks give the same figures. */
import type { Cart, CartItem } from './api'

/** What the ticked lines cost, in minor units. Shipping is free, so the total equals the subtotal. */
export interface CartSummary {
  count: number
  subtotal: number
  shipping: number
  total: number
}

/** How much of a shop's lines is ticked. */
export type Tick = 'all' | 'some' | 'none'

const none: ReadonlySet<number> = new Set()

/** The price of one piece: the sale price where there is one. */
export function unitPrice({ price, priceSale }: { price: number; priceSale: number | null }): number {
  return priceSale ?? price
}

/** The price of a line. */
export function lineTotal(item: CartItem): number {
  return unitPrice(item.productDTO) * item.quantity
}

/** The product and its chosen options in one phrase: "Mug, Forest, M". */
export function lineName({ productDTO, options }: CartItem): string {
  return [productDTO.title, ...options.map(({ value }) => value)].join(', ')
}

/** All lines of the cart, whichever shop they belong to. */
export function linesOf(cart: Cart): CartItem[] {
  return cart.flatMap((group) => group.cartDTOList)
}

/** The number on the cart's badge: the sum of all quantities. */
export function countOf(cart: Cart): number {
  return linesOf(cart).reduce((sum, item) => sum + item.quantity, 0)
}

/** Whether a line can be ordered now: on sale, and not part of an order that is being paid. */
export const isBuyable = ({ available, inPayment }: CartItem) => available && !inPayment

/** Adds up the lines that are ticked and can be bought. */
export function summarize(cart: Cart, selected: ReadonlySet<number>): CartSummary {
  const chosen = chosenLines(cart, selected)
  const subtotal = chosen.reduce((sum, item) => sum + lineTotal(item), 0)
  const shipping = 0
  return {
    count: chosen.reduce((sum, item) => sum + item.quantity, 0),
    subtotal,
    shipping,
    total: subtotal + shipping,
  }
}

/** The lines that a checkout would take: ticked, and nothing stands against them. */
export function chosenLines(cart: Cart, selected: ReadonlySet<number>): CartItem[] {
  return linesOf(cart).filter((item) => isBuyable(item) && selected.has(item.id))
}

/** Whether a line stands apart from the others, because it is sold out or withdrawn. */
export const isGone = ({ available, inPayment }: CartItem) => !available && !inPayment

/** The cart without what is gone; shops of which nothing is left are gone too. */
export function availableGroups(cart: Cart): Cart {
  return cart.flatMap((group) => {
    const cartDTOList = group.cartDTOList.filter((item) => !isGone(item))
    return cartDTOList.length > 0 ? [{ ...group, cartDTOList }] : []
  })
}

/** The ids of the lines that can be ticked together: they can be bought, and do not wait for the shopper's word. */
export function selectableIds(items: readonly CartItem[], waiting: ReadonlySet<number> = none): number[] {
  return items.filter((item) => isBuyable(item) && !waiting.has(item.id)).map((item) => item.id)
}

/** Whether all, some or none of the lines that can be bought are ticked. */
export function tickOf(items: readonly CartItem[], selected: ReadonlySet<number>): Tick {
  const ids = selectableIds(items)
  const ticked = ids.filter((id) => selected.has(id)).length
  if (ticked === 0) return 'none'
  return ticked === ids.length ? 'all' : 'some'
}
