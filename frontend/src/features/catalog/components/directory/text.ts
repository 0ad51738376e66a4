import { texts } from '@/lib/language'

/** The words of the list of shops. */
export const directoryText = texts('directoryText', {
  lead: 'Independent shops. Each ships its own orders.',
  shops: (count: string) => `${count} shops`,
  oneShop: '1 shop',
  shopsFailed: 'The shops didn\'t load',
  searchShops: 'Search shops by name',
  sort: 'Sort',
  sorts: {
    reviews: 'Most reviews',
    rating: 'Best rated',
    newest: 'Newest',
    name: 'Name A to Z',
  },
  earlierShops: 'Show earlier shops',
  noShopFor: (words: string) => `No shops found for "${words}"`,
  noShopForText: 'Check the spelling, try part of the name, or browse all shops.',
  showAllShops: 'Show all shops',
  sellTitle: 'Sell your own products here',
  sellText: 'Opening a shop is free. You ship your own orders, and buyers pay for everything in one cart.',
  sell: 'Become a seller',
})
