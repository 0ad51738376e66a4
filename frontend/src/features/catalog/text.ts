import { formatNumber, texts } from '@/lib/language'

/** The words that more than one screen of the catalog uses: cards, shelves, shops. */
export const catalogText = texts('catalogText', {
  home: 'Home',
  sale: (percent: number) => `Sale −${percent}%`,
  soldOut: 'Sold out',
  away: (shop: string, until: string) => `${shop} is on vacation. You can order again from ${until}.`,
  fresh: 'New',
  products: (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`,
  seeAll: 'See all',
  seeAllOf: (shelf: string) => `See all: ${shelf}`,
  allShops: 'All shops',
  popular: 'Popular right now',
  bestSellers: 'Best sellers',
  onSale: 'On sale now',
  newest: 'New arrivals',
  shops: 'Shops',
  noRating: 'No ratings yet',
  back: (label: string) => `Scroll ${label} back`,
  on: (label: string) => `Scroll ${label} forward`,
  nothingHere: 'Nothing here yet',
  nothingHereText: 'Products appear here as soon as a shop lists them.',
  openFirstShop: 'Open the first shop',
  recentlyViewed: 'Recently viewed',
  clear: 'Clear',
  cleared: 'Recently viewed products cleared',
  undo: 'Undo',
  cardFailed: 'This product didn\'t load',
  retry: 'Retry',
})

/** What the heart of a product says. */
export const heartText = texts('heartText', {
  add: (product: string) => `Save ${product}`,
  remove: (product: string) => `Remove ${product} from the wishlist`,
  save: 'Save to wishlist',
  dropIt: 'Remove from wishlist',
  notSaved: 'It wasn\'t saved to your wishlist',
  notRemoved: 'It wasn\'t removed from your wishlist',
})

/** What sharing an address says. */
export const shareText = texts('shareText', {
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'The link wasn\'t copied. Copy it from the address bar',
})
