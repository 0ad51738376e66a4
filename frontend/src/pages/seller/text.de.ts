import { formatNumber } from '@/lib/language'
import type {
  dashboardText as EnglishDashboard,
  orderPageText as EnglishOrder,
  ordersPageText as EnglishOrders,
  shopPageText as EnglishShop,
} from './text'

export const dashboardText: typeof EnglishDashboard = {
  tab: 'Verkäuferportal',
  morning: (shop) => `Guten Morgen, ${shop}`,
  afternoon: (shop) => `Guten Tag, ${shop}`,
  evening: (shop) => `Guten Abend, ${shop}`,
  yourShop: 'dein Shop',
  todo: 'Zu tun',
  toShip: 'Zu versenden',
  returns: 'Rückgaben',
  inDelivery: 'In Zustellung',
  drafts: 'Entwürfe',
  orders: 'Bestellungen',
  allOrders: 'Alle Bestellungen',
  loadFailed: 'Die Übersicht konnte nicht geladen werden',
  noOrdersTitle: 'Noch keine Bestellungen',
  noOrdersText: 'Sie erscheinen hier, sobald jemand kauft. Erzähl weiter, wo dein Shop ist.',
  setUp: 'Richte deinen Shop ein',
  setUpDone: (done, all) => `${formatNumber(done)} von ${formatNumber(all)} erledigt`,
  stepDone: 'Erledigt:',
  open: 'Shop eröffnen',
  describe: 'Beschreibe, was du herstellst oder verkaufst',
  invoices: 'Name und Anschrift für Rechnungen angeben',
  list: 'Biete dein erstes Produkt an',
  pending: 'Dein Shop wartet auf die Freigabe. Danach ist er für alle zu sehen.',
  rejected: 'Dein Shop wurde nicht freigegeben. Er ist nicht zu sehen.',
  suspended: 'Dein Shop ist gesperrt. Er ist nicht zu sehen.',
  askHelp: 'Hilfe',
  dispute: (by) => `Ein Käufer hat sich bei PayPal beschwert. Antworte bis ${by}.`,
  answerDispute: 'Antworten',
  invoicesBare: 'Auf deinen Rechnungen fehlen noch dein Name und deine Anschrift.',
  addAddress: 'Jetzt ergänzen',
}

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
}

export const shopPageText: typeof EnglishShop = {
  title: 'Shop',
  loadFailed: 'Dein Shop konnte nicht geladen werden',
  details: 'Name und Beschreibung',
  pictures: 'Logo und Banner',
  address: 'Adresse deines Shops',
  states: { pending: 'Wartet auf Freigabe', approved: 'Offen', rejected: 'Nicht freigegeben', suspended: 'Gesperrt' },
}
