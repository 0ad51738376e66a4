import { texts } from '@/lib/language'

/** What an address says that counts further than a listing. */
export const pageBehindText = texts('pageBehindText', {
  title: 'This page has no products',
  text: 'The list is shorter than that. Some may have been sold or taken off sale.',
  firstPage: 'To the first page',
})
