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
  notSaved: 'Es steht nicht auf deiner Merkliste',
  notRemoved: 'Es steht noch auf deiner Merkliste',
  products: (count) => `${formatNumber(count)} ${count === 1 ? 'Produkt' : 'Produkte'}`,
  failed: 'Deine Merkliste wurde nicht geladen',
  moreFailed: 'Dieser Teil deiner Merkliste wurde nicht geladen',
  empty: 'Deine Merkliste ist leer',
  emptyText: 'Drücke bei einem Produkt auf das Herz, dann findest du es hier auf jedem Gerät wieder.',
  browse: 'Bestseller ansehen',
  more: (count) => `${formatNumber(count)} weitere zeigen`,
  chooseOptions: 'Auswählen',
  chooseOptionsOf: (product) => `${product}: auswählen`,
}

export const cardText: typeof EnglishCards = {
  colours: (names) => `Farben: ${names.join(', ')}`,
}
