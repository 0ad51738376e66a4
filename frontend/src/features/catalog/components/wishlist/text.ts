import { formatNumber, texts } from '@/lib/language'

/** The words of the wishlist: what came of a press on a heart, and its page. */
export const wishlistText = texts('wishlistText', {
  title: 'Wishlist',
  saved: 'Saved to your wishlist',
  view: 'View wishlist',
  removed: 'Removed from your wishlist',
  undo: 'Undo',
  products: (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`,
  failed: 'Your wishlist didn\'t load',
  moreFailed: 'This part of your wishlist didn\'t load',
  empty: 'Your wishlist is empty',
  emptyText: 'Tap the heart on a product to find it here, on any device.',
  browse: 'Browse best sellers',
  more: (count: number) => `Show ${formatNumber(count)} more`,
  chooseOptions: 'Choose options',
  chooseOptionsOf: (product: string) => `Choose options for ${product}`,
})

/** The words of what a product card gets a moment after its first look. */
export const cardText = texts('cardText', {
  colours: (names: readonly string[]) => `Colors: ${names.join(', ')}`,
})
