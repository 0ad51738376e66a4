import { formatNumber, texts } from '@/lib/language'

/** The words of the suggestions under the search box. */
export const searchText = texts('searchText', {
  suggestions: 'Search suggestions',
  recent: 'Recent searches',
  queries: 'Searches',
  products: 'Products',
  categories: 'Categories',
  shops: 'Shops',
  categoryIn: (category: string, parent: string) => `${category} in ${parent}`,
  deleteRemoves: 'Delete removes it',
  forget: (words: string) => `Remove "${words}"`,
  clearRecent: 'Clear recent searches',
  count: (count: number) => `${formatNumber(count)} ${count === 1 ? 'suggestion' : 'suggestions'}`,
})
