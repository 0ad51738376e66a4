import { formatNumber } from '@/lib/language'
import type { followText as EnglishFollow, shopfrontText as English } from './text'

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

export const followText: typeof EnglishFollow = {
  follow: 'Folgen',
  followShop: (shop) => `${shop} folgen`,
  following: 'Du folgst',
  followingShop: (shop) => `Du folgst ${shop}`,
  followers: (count) => `${formatNumber(count)} Follower`,
  notFollowed: 'Das Folgen hat nicht geklappt',
  notUnfollowed: 'Das Entfolgen hat nicht geklappt',
}
