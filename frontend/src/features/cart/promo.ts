/** The promotion of the banner: its code, and what it takes off before the server is asked. */

/** The code that the banner names. */
export const promoCode = 'HELLOSHOP'

/** What the promotion takes off an amount in minor units: ten per cent, rounded half up as the server does. */
export function promoDiscount(subtotal: number): number {
  return Math.floor((subtotal + 5) / 10)
}
