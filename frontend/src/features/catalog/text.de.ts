import { formatNumber } from '@/lib/language'
import type { catalogText as English, heartText as EnglishHearts, shareText as EnglishSharing } from './text'

export const catalogText: typeof English = {
  home: 'Startseite',
  sale: (percent) => `Angebot −${percent} %`,
  soldOut: 'Ausverkauft',
  away: (shop, until) => `${shop} macht Urlaub. Ab dem ${until} kannst du wieder bestellen.`,
  fresh: 'Neu',
  products: (count) => `${formatNumber(count)} ${count === 1 ? 'Produkt' : 'Produkte'}`,
  seeAll: 'Alle ansehen',
  seeAllOf: (shelf) => `Alle ansehen: ${shelf}`,
  allShops: 'Alle Shops',
  popular: 'Gerade beliebt',
  bestSellers: 'Bestseller',
  onSale: 'Jetzt im Angebot',
  newest: 'Neu eingetroffen',
  shops: 'Shops',
  noRating: 'Noch keine Bewertungen',
  back: (label) => `${label}: zurückblättern`,
  on: (label) => `${label}: weiterblättern`,
  nothingHere: 'Hier ist noch nichts',
  nothingHereText: 'Produkte erscheinen hier, sobald ein Shop sie anbietet.',
  openFirstShop: 'Den ersten Shop eröffnen',
  recentlyViewed: 'Zuletzt angesehen',
  clear: 'Leeren',
  cleared: 'Zuletzt angesehene Produkte geleert',
  undo: 'Rückgängig',
  cardFailed: 'Dieses Produkt wurde nicht geladen',
  retry: 'Erneut versuchen',
}

export const heartText: typeof EnglishHearts = {
  add: (product) => `${product} merken`,
  remove: (product) => `${product} von der Merkliste nehmen`,
  save: 'Auf die Merkliste',
  dropIt: 'Von der Merkliste nehmen',
  notSaved: 'Es wurde nicht auf deine Merkliste gesetzt',
  notRemoved: 'Es wurde nicht von deiner Merkliste genommen',
}

export const shareText: typeof EnglishSharing = {
  share: 'Teilen',
  copied: 'Link kopiert',
  notCopied: 'Der Link wurde nicht kopiert. Kopiere ihn aus der Adresszeile',
}
