import type { shopfrontText as English } from './text'

export const shopfrontText: typeof English = {
  goods: 'Produkte',
  about: 'Über den Shop und Regeln',
  aboutShop: (shop) => `Über ${shop}`,
  views: 'Teile dieses Shops',
  policies: 'Regeln des Shops',
  noPolicies: 'Der Shop hat keine eigenen Regeln geschrieben. Es gelten die Regeln von Helloshop.',
  buyerProtection: 'Käuferschutz',
  collections: 'Kollektionen',
  openSince: (year) => `Geöffnet seit ${year}`,
  searchIn: (shop) => `In ${shop} suchen`,
  search: 'Suchen',
  gone: 'Diesen Shop gibt es hier nicht',
  failed: 'Der Shop wurde nicht geladen',
  lead: 'Jeder Shop wird von eigenen Leuten geführt und verschickt seine Produkte selbst.',
  shops: (count) => `${count} Shops`,
  oneShop: '1 Shop',
  shopsFailed: 'Die Shops wurden nicht geladen',
  moreShops: 'Mehr Shops anzeigen',
}
