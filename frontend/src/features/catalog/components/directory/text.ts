import { texts } from '@/lib/language'

/** The words of the list of shops. */
export const directoryText = texts('directoryText', {
  lead: 'Every shop here is run by its own people. Each ships its goods itself.',
  shops: (count: string) => `${count} shops`,
  oneShop: '1 shop',
  shopsFailed: 'The shops did not load',
  searchShops: 'Search shops by name',
  sort: 'Sort',
  sorts: {
    reviews: 'Most reviews',
    rating: 'Best rated',
    newest: 'Newest',
    name: 'Name A to Z',
  },
  earlierShops: 'Show earlier shops',
  noShopFor: (words: string) => `No shop is called "${words}"`,
  noShopForText: 'A part of the name is enough. Check the spelling, or look through all shops.',
  showAllShops: 'Show all shops',
  sellTitle: 'Sell your own goods here',
  sellText: 'Opening a shop costs nothing. You ship your goods yourself, and buyers pay in one cart.',
  sell: 'Become a seller',
})
