import { formatNumber } from '@/lib/language'
import type { shopfrontText as English } from './text'

export const shopfrontText: typeof English = {
  goods: 'Produkte',
  about: 'Infos und Regeln',
  reviews: 'Bewertungen',
  aboutShop: (shop) => `Über ${shop}`,
  reviewsOf: (shop) => `Bewertungen von ${shop}`,
  views: 'Teile dieses Shops',
  contact: 'Kontakt zum Shop',
  shipping: 'Versand',
  returns: 'Rückgabe',
  noPolicy: (market: string) => `Der Shop hat keine eigenen Regeln für Rückgaben. Es gelten die Regeln von ${market}.`,
  buyerProtection: 'Käuferschutz',
  collections: 'Kollektionen',
  openSince: (year) => `Geöffnet seit ${year}`,
  reviewCount: (count) => `${formatNumber(count)} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`,
  searchIn: (shop) => `In ${shop} suchen`,
  search: 'Suchen',
  gone: 'Diesen Shop gibt es hier nicht',
  failed: 'Der Shop wurde nicht geladen',
}
