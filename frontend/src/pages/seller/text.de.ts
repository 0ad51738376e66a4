import { formatNumber } from '@/lib/language'
import type {
  categoriesText as EnglishCategories,
  createText as EnglishCreate,
  dashboardText as EnglishDashboard,
  orderPageText as EnglishOrder,
  ordersPageText as EnglishOrders,
  productsPageText as EnglishProducts,
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

export const productsPageText: typeof EnglishProducts = {
  title: 'Produkte',
  titleWith: (count) => `Produkte (${formatNumber(count)})`,
  list: 'Produkt anbieten',
  byState: 'Produkte nach Stand',
  tabs: { all: 'Alle', active: 'Aktiv', draft: 'Entwurf', hidden: 'Verborgen', archived: 'Archiviert' },
  search: 'Produkt suchen',
  searchHint: 'Teil eines Titels oder einer Artikelnummer',
  find: 'Suchen',
  clear: 'Alle Produkte zeigen',
  loadFailed: 'Die Produkte konnten nicht geladen werden',
  nothingFor: (text) => `Nichts zu „${text}“`,
  nothingForText: 'Prüfe die Schreibweise oder suche nach einer Artikelnummer.',
  emptyTitle: 'Noch keine Produkte',
  emptyText: 'Was du anbietest, erscheint hier mit Preis und Bestand.',
  emptyTab: 'Hier sind keine Produkte',
  emptyTabText: 'Im Moment hat kein Produkt diesen Stand.',
  inStock: (count) => `${formatNumber(count)} auf Lager`,
  soldOut: 'Ausverkauft',
  variants: (count) => (count === 1 ? '1 Ausführung' : `${formatNumber(count)} Ausführungen`),
  range: (from, to) => `${from} bis ${to}`,
  priceAndStock: 'Preis und Bestand',
  priceAndStockOf: (title) => `Preis und Bestand von ${title}`,
  close: 'Schließen',
}

export const createText: typeof EnglishCreate = {
  title: 'Produkt anbieten',
  how: 'Dafür gibt es noch kein Formular: Produkte werden über die API angelegt, mit der Anmeldung deines Shops. Preis und Bestand lassen sich danach unter „Produkte“ ändern.',
  steps: [
    'Öffne die API-Seite, melde dich mit signIn an und trage das Token unter Authorize ein.',
    'Nimm die id einer Unterkategorie aus getCategoryTree.',
    'Sende Titel, Kategorie, Optionen und Ausführungen mit createProduct und danach die Bilder mit addProductImage.',
  ],
  open: 'API-Seite öffnen',
  products: 'Deine Produkte ansehen',
}

export const categoriesText: typeof EnglishCategories = {
  title: 'Kategorien',
  intro:
    'Kollektionen fassen Ware deines Shops innerhalb einer Kategorie zusammen. Hier stehen sie so, wie sie im Shop zu sehen sind; anlegen und ändern lassen sie sich hier noch nicht.',
  loadFailed: 'Deine Kollektionen konnten nicht geladen werden',
  emptyTitle: 'Noch keine Kollektionen',
  emptyText: 'Deine Ware steht trotzdem in den Kategorien des Marktplatzes.',
  products: 'Deine Produkte ansehen',
}

export const shopPageText: typeof EnglishShop = {
  title: 'Shop',
  loadFailed: 'Dein Shop konnte nicht geladen werden',
  details: 'Name und Beschreibung',
  pictures: 'Logo und Banner',
  address: 'Adresse deines Shops',
  states: { pending: 'Wartet auf Freigabe', approved: 'Offen', rejected: 'Nicht freigegeben', suspended: 'Gesperrt' },
}
