import { formatNumber, texts } from '@/lib/language'

/** What is told of the cart wherever one is. The words of its page stand beside its parts. */
export const cartText = texts('cartText', {
  synced: 'Cart synced successfully.',
  syncFailed: 'Failed to sync cart. Please try again.',
  loadFailed: 'Failed to load cart. Please try again.',
  added: 'Product added to cart successfully.',
  addFailed: 'Failed to add product to cart. Please try again.',
  removed: 'Product removed from cart.',
  removeFailed: 'Failed to remove product from cart. Please try again.',
  quantityUpdated: 'Cart quantity updated.',
  quantityFailed: 'Failed to update quantity. Please try again.',
  saved: 'Saved for later.',
  saveFailed: 'Failed to save for later. Please try again.',
  moved: 'Moved to cart.',
  movedFewer: (count: number) =>
    count === 1 ? 'Only 1 left. It\'s in your cart.' : `Only ${formatNumber(count)} left. They're in your cart.`,
  moveFailed: 'Failed to move to cart. Please try again.',
  savedRemoveFailed: 'Failed to remove the saved item. Please try again.',
  agreeFailed: 'Failed to save your choice. Please try again.',
  nothingSelected: 'Please select items to checkout.',
  viewCart: 'View cart',
  undo: 'Undo',
})

/** The words of adding to the cart from a card. */
export const quickAddText = texts('quickAddText', {
  quick: { add: 'Quick add', addOf: (product: string) => `Quick add: ${product}` },
  plain: { add: 'Add to cart', addOf: (product: string) => `Add ${product} to cart` },
  soldOut: 'The last one just sold.',
})
