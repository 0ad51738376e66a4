import { formatNumber, texts } from '@/lib/language'

/** The words of the wishlist: its hearts and its page. */
export const wishlistText = texts('wishlistText', {
  title: 'Wishlist',
  add: (product: string) => `Save ${product}`,
  remove: (product: string) => `Remove ${product} from the wishlist`,
  save: 'Save to wishlist',
  dropIt: 'Remove from wishlist',
  saved: 'Saved to your wishlist',
  view: 'View wishlist',
  removed: 'Removed from your wishlist',
  undo: 'Undo',
  notSaved: 'It is not on your wishlist',
  notRemoved: 'It is still on your wishlist',
  products: (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`,
  failed: 'Your wishlist did not load',
  moreFailed: 'This part of your wishlist did not load',
  empty: 'Your wishlist is empty',
  emptyText: 'Press the heart on a product, and you find it here on every device.',
  browse: 'Browse best sellers',
  more: (count: number) => `Show ${formatNumber(count)} more`,
  chooseOptions: 'Choose options',
  chooseOptionsOf: (product: string) => `Choose options of ${product}`,
})

/** The words of what a product card gets a moment after its first look. */
export const cardText = texts('cardText', {
  colours: (names: readonly string[]) => `Colours: ${names.join(', ')}`,
})
