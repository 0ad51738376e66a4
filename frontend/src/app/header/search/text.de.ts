import { formatNumber } from '@/lib/language'
import type { searchText as English } from './text'

export const searchText: typeof English = {
  suggestions: 'Suchvorschläge',
  recent: 'Letzte Suchen',
  queries: 'Suchen',
  products: 'Produkte',
  categories: 'Kategorien',
  shops: 'Shops',
  categoryIn: (category, parent) => `${category} in ${parent}`,
  deleteRemoves: 'Entf entfernt sie',
  forget: (words) => `„${words}“ entfernen`,
  clearRecent: 'Letzte Suchen löschen',
  count: (count) => `${formatNumber(count)} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}`,
}
