import { formatNumber } from '@/lib/language'
import type { quickSearchText as English } from './text'

export const quickSearchText: typeof English = {
  open: 'Suchen',
  keys: 'Strg K',
  title: 'Verkäuferportal durchsuchen',
  label: 'Bestellungen, Produkte und Seiten suchen',
  groups: { page: 'Seiten', order: 'Bestellungen', product: 'Produkte' },
  newest: 'Neueste Bestellungen',
  order: (number, buyer) => `${number}, ${buyer}`,
  allOrders: (count) => `Alle ${formatNumber(count)} Bestellungen`,
  allProducts: (count) => `Alle ${formatNumber(count)} Produkte`,
  searching: 'Wird gesucht',
  found: (count) => (count === 1 ? '1 Treffer' : `${formatNumber(count)} Treffer`),
  nothing: (typed) => `Nichts gefunden für „${typed}“`,
  nothingHint: 'Versuch es mit einer Bestellnummer, einem Käufer, einem Produkt oder einer Seite.',
  failed: 'Die Suche klappt gerade nicht. Versuch es noch einmal',
  results: 'Treffer',
}
