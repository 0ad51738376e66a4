import { formatNumber } from '@/lib/language'
import type { cardText as EnglishCards, wishlistText as English } from './text'

export const wishlistText: typeof English = {
  title: 'Merkliste',
  saved: 'Auf deiner Merkliste',
  view: 'Zur Merkliste',
  removed: 'Von deiner Merkliste genommen',
  undo: 'Rückgängig',
  products: (count) => `${formatNumber(count)} ${count === 1 ? 'Produkt' : 'Produkte'}`,
  failed: 'Deine Merkliste wurde nicht geladen',
  moreFailed: 'Dieser Teil deiner Merkliste wurde nicht geladen',
  empty: 'Deine Merkliste ist leer',
  emptyText: 'Tippe bei einem Produkt auf das Herz. Dann findest du es hier, auf jedem Gerät.',
  browse: 'Bestseller ansehen',
  more: (count) => (count === 1 ? '1 weiteres zeigen' : `${formatNumber(count)} weitere zeigen`),
  chooseOptions: 'Auswählen',
  chooseOptionsOf: (product) => `${product}: auswählen`,
}

export const cardText: typeof EnglishCards = {
  colours: (names) => `Farben: ${names.join(', ')}`,
}
