import { formatNumber } from '@/lib/language'
import type { cardText as EnglishCards, wishlistText as English } from './text'

export const wishlistText: typeof English = {
  title: 'Merkliste',
  add: (product) => `${product} merken`,
  remove: (product) => `${product} von der Merkliste nehmen`,
  save: 'Auf die Merkliste',
  dropIt: 'Von der Merkliste nehmen',
  saved: 'Auf deiner Merkliste',
  view: 'Zur Merkliste',
  removed: 'Von deiner Merkliste genommen',
  undo: 'Rückgängig',
  notSaved: 'Es wurde nicht auf deine Merkliste gesetzt',
  notRemoved: 'Es wurde nicht von deiner Merkliste genommen',
  products: (count) => `${formatNumber(count)} ${count === 1 ? 'Produkt' : 'Produkte'}`,
  failed: 'Deine Merkliste wurde nicht geladen',
  moreFailed: 'Dieser Teil deiner Merkliste wurde nicht geladen',
  empty: 'Deine Merkliste ist leer',
  emptyText: 'Tippe bei einem Produkt auf das Herz. Dann findest du es hier, auf jedem Gerät.',
  browse: 'Bestseller ansehen',
  more: (count) => `${formatNumber(count)} weitere zeigen`,
  chooseOptions: 'Auswählen',
  chooseOptionsOf: (product) => `${product}: auswählen`,
}

export const cardText: typeof EnglishCards = {
  colours: (names) => `Farben: ${names.join(', ')}`,
}
