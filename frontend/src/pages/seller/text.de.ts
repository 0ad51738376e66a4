import type {
  orderPageText as EnglishOrder,
  ordersPageText as EnglishOrders,
  shopPageText as EnglishShop,
} from './text'

export const ordersPageText: typeof EnglishOrders = {
  title: 'Bestellungen',
  byState: 'Bestellungen nach Status',
  loadFailed: 'Die Bestellungen konnten nicht geladen werden',
  emptyTitle: 'Noch keine Bestellungen',
  emptyText: 'Sie erscheinen hier, sobald jemand kauft. Teile deinen Shop, damit er gefunden wird.',
  emptyTab: 'Hier sind keine Bestellungen',
  emptyTabText: 'Zurzeit hat keine Bestellung diesen Status.',
  seeAll: 'Alle Bestellungen ansehen',
}

export const orderPageText: typeof EnglishOrder = {
  title: (number) => `Bestellung ${number}`,
  ofShop: 'Bestellung',
  all: 'Alle Bestellungen',
  missingTitle: 'Bestellung nicht gefunden',
  missingText: 'Vielleicht gehört sie zu einem anderen Shop.',
  loadFailed: 'Die Bestellung konnte nicht geladen werden',
  from: (buyer, when) => `Bestellt von ${buyer} am ${when}`,
  expected: (days) => `Dem Käufer genannt: ${days}`,
  ship: 'Versand',
  goods: 'Artikel',
  sku: (sku) => `Artikelnr. ${sku}`,
  note: (note) => `Nachricht zur Bestellung: ${note}`,
  address: 'Lieferadresse',
  copy: 'Kopieren',
  copyAddress: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  print: 'Packzettel drucken',
  printOrder: 'Bestellung drucken',
}

export const shopPageText: typeof EnglishShop = {
  title: 'Shop',
  loadFailed: 'Dein Shop konnte nicht geladen werden',
  details: 'Name und Beschreibung',
  pictures: 'Logo und Banner',
  address: 'Webadresse deines Shops',
  states: { pending: 'Wartet auf Freigabe', approved: 'Offen', rejected: 'Nicht freigegeben', suspended: 'Gesperrt' },
}
