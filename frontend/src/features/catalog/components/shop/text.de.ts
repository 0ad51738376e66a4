import { formatNumber } from '@/lib/language'
import type { shopfrontText as English } from './text'

export const shopfrontText: typeof English = {
  goods: 'Produkte',
  about: 'Infos und Regeln',
  reviews: 'Bewertungen',
  aboutShop: (shop) => `Über ${shop}`,
  reviewsOf: (shop) => `Bewertungen von ${shop}`,
  views: 'Bereiche dieses Shops',
  contact: 'Kontakt zum Shop',
  shipping: 'Versand',
  returns: 'Rückgabe',
  noPolicy: (market: string) => `Für diesen Shop gelten die Rückgaberegeln von ${market}.`,
  buyerProtection: 'Käuferschutz',
  collections: 'Kollektionen',
  allCollections: 'Alle',
  openSince: (year) => `Geöffnet seit ${year}`,
  reviewCount: (count) => `${formatNumber(count)} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`,
  searchIn: (shop) => `In ${shop} suchen`,
  search: 'Suchen',
  gone: 'Shop nicht gefunden',
  failed: 'Der Shop wurde nicht geladen',
}
