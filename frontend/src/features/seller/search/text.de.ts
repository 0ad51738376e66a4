import { formatNumber } from '@/lib/language'
import type { quickText as English } from './text'

export const quickText: typeof English = {
  open: 'Suchen',
  title: 'Verkäuferportal durchsuchen',
  label: 'Bestellungen, Produkte und Seiten suchen',
  groups: { page: 'Seiten', order: 'Bestellungen', product: 'Produkte' },
  newest: 'Neueste Bestellungen',
  order: (number, buyer) => `${number}, ${buyer}`,
  allProducts: (count) => `Alle ${formatNumber(count)} Produkte`,
  searching: 'Wird gesucht',
  found: (count) => (count === 1 ? '1 Treffer' : `${formatNumber(count)} Treffer`),
  nothing: (typed) => `Nichts gefunden für „${typed}“`,
  nothingHint: 'Versuch es mit einem Teil der Bestellnummer, einem Käufer, einem Produkt oder einer Seite.',
  newestOnly: (count) => `Bestellungen: Nur die neuesten ${formatNumber(count)} werden durchsucht.`,
  failed: 'Bestellungen und Produkte konnten nicht durchsucht werden',
  results: 'Treffer',
}
