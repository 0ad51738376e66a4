import { texts } from '@/lib/language'

/** The words of what stands below the first view of a product page. */
export const belowProductText = texts('belowProductText', {
  description: 'Description',
  readAll: 'Read all',
  readLess: 'Show less',
  soldBy: 'Sold by',
  viewShop: 'View shop',
  related: 'You may also like',
  relatedFailed: 'The other products did not load',
})
