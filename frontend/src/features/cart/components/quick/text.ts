import { texts } from '@/lib/language'

/** The words of adding to the cart from a card. */
export const quickText = texts('quickText', {
  quick: { add: 'Quick add', addOf: (product: string) => `Quick add: ${product}` },
  plain: { add: 'Add to cart', addOf: (product: string) => `Add ${product} to cart` },
  soldOut: 'The last one has just been sold.',
})
