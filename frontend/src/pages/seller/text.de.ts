import type {
  orderPageText as EnglishOrder,
  ordersPageText as EnglishOrders,
  shopPageText as EnglishShop,
} from './text'

export const ordersPageText: typeof EnglishOrders = {
  title: 'Bestellungen',
  byState: 'Bestellungen nach Stand',
  loadFailed: 'Die Bestellungen konnten nicht geladen werden',
  emptyTitle: 'Noch keine Bestellungen',
  emptyText: 'Sie erscheinen hier, sobald jemand kauft. Erzähl weiter, wo dein Shop ist.',
  emptyTab: 'Hier sind keine Bestellungen',
  emptyTabText: 'Im Moment hat keine Bestellung diesen Stand.',
  seeAll: 'Alle Bestellungen ansehen',
}

export const orderPageText: typeof EnglishOrder = {
  title: (number) => `Bestellung ${number}`,
  ofShop: 'Bestellung',
  all: 'Alle Bestellungen',
  missingTitle: 'Diese Bestellung gibt es nicht',
  missingText: 'Vielleicht gehört sie zu einem anderen Shop.',
  loadFailed: 'Die Bestellung konnte nicht geladen werden',
  from: (buyer, when) => `${buyer}, ${when}`,
  ship: 'Versand',
  goods: 'Ware',
  note: (note) => `Nachricht zur Bestellung: ${note}`,
  address: 'Adresse',
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
  address: 'Adresse deines Shops',
  states: { pending: 'Wartet auf Freigabe', approved: 'Offen', rejected: 'Nicht freigegeben', suspended: 'Gesperrt' },
}
