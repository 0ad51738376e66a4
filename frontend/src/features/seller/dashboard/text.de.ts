import { formatNumber } from '@/lib/language'
import type {
  calendarText as EnglishCalendar,
  dashboardText as EnglishDashboard,
  figuresText as EnglishFigures,
  salesPeriodText as EnglishPeriod,
  salesText as EnglishSales,
  statesText as EnglishStates,
  toDoText as EnglishToDo,
} from './text'

export const dashboardText: typeof EnglishDashboard = {
  tab: 'Verkäuferportal',
  morning: (shop) => `Guten Morgen, ${shop}`,
  afternoon: (shop) => `Guten Tag, ${shop}`,
  evening: (shop) => `Guten Abend, ${shop}`,
  yourShop: 'dein Shop',
  loadFailed: 'Die Übersicht konnte nicht geladen werden',
  orders: 'Neueste Bestellungen',
  allOrders: 'Alle Bestellungen',
  noOrdersTitle: 'Noch keine Bestellungen',
  noOrdersClosed: 'Sie erscheinen hier, sobald dein Shop offen ist und jemand kauft.',
  noOrdersText: 'Sie erscheinen hier, sobald jemand kauft. Teile deinen Shop, damit er gefunden wird.',
  invoicesBare: 'Auf deinen Rechnungen fehlen noch dein Name und deine Anschrift.',
  addAddress: 'Jetzt ergänzen',
}

export const toDoText: typeof EnglishToDo = {
  title: 'Zu tun',
  toShip: 'Zu versenden',
  shipBy: (day) => `Versenden bis ${day}`,
  late: (count) => `${formatNumber(count)} zu spät`,
  returns: 'Rückgaben',
  disputes: 'Streitfälle',
  answerBy: (day) => `Antwort bis ${day}`,
  reviews: 'Offene Bewertungen',
  lowStock: 'Knapper Bestand',
  soldOut: (count) => `${formatNumber(count)} ausverkauft`,
  drafts: 'Entwürfe',
}

export const salesPeriodText: typeof EnglishPeriod = {
  label: 'Zeitraum',
  presets: {
    today: 'Heute',
    '7d': 'Letzte 7 Tage',
    '30d': 'Letzte 30 Tage',
    '90d': 'Letzte 90 Tage',
    '12m': 'Letzte 12 Monate',
    own: 'Eigener Zeitraum',
  },
  compared: (days) => `Verglichen mit ${days}`,
  zone: (zone) => `Zeitzone: ${zone}`,
  from: 'Erster Tag',
  to: 'Letzter Tag',
  show: 'Anzeigen',
  dayMissing: 'Gib einen Tag ein',
  backwards: 'Der letzte Tag darf nicht vor dem ersten liegen',
  tooLong: 'Wähle höchstens 366 Tage',
  failed: 'Der Kalender konnte nicht geladen werden',
}

export const figuresText: typeof EnglishFigures = {
  title: 'Kennzahlen',
  revenue: 'Umsatz',
  revenueHint: 'Was gezahlt wurde, vor Erstattungen und Provision',
  orders: 'Bestellungen',
  items: 'Verkaufte Artikel',
  average: 'Ø Bestellwert',
  conversion: 'Kaufquote',
  conversionHint: (views) => (views === 1 ? 'Bei 1 Produktaufruf' : `Bei ${formatNumber(views)} Produktaufrufen`),
  noViews: 'Noch zu wenige Produktaufrufe',
  refunded: 'Erstattungen',
  more: (percent) => `${percent} mehr`,
  less: (percent) => `${percent} weniger`,
  same: 'Unverändert',
  nothingBefore: 'Zuvor keine',
  than: (amount) => `als ${amount}`,
  none: '–',
}

export const salesText: typeof EnglishSales = {
  revenue: 'Umsatz',
  now: 'Dieser Zeitraum',
  before: 'Zeitraum davor',
  chart: (figure, days) => `${figure}, ${days}`,
  asTable: 'Als Tabelle zeigen',
  asChart: 'Als Diagramm zeigen',
  day: 'Tag',
  month: 'Monat',
  ordersColumn: 'Bestellungen',
  chartFailed: 'Das Diagramm konnte nicht geladen werden',
  nothing: 'Keine Verkäufe in diesem Zeitraum.',
  best: 'Meistverkauft',
  bestChart: 'Umsatz der meistverkauften Produkte',
  nothingBest: 'Deine meistverkauften Produkte in diesem Zeitraum erscheinen hier.',
  sold: (items, views) =>
    `${formatNumber(items)} verkauft · ${views === 1 ? '1 Aufruf' : `${formatNumber(views)} Aufrufe`}`,
}

export const statesText: typeof EnglishStates = {
  title: 'Laufende Bestellungen',
  toShip: 'Zu versenden',
  inDelivery: 'Unterwegs',
  delivered: 'Zugestellt',
  returns: 'In Rückgabe',
  payout: 'Guthaben',
  balance: (amount) => `von ${amount} Guthaben`,
  balanceFailed: 'Dein Guthaben konnte nicht geladen werden',
  available: 'Jetzt verfügbar',
  next: (day) => `Nächste Auszahlung am ${day}`,
  notPlanned: 'Keine Auszahlung geplant',
  held: 'Deine Auszahlungen sind angehalten. Warum, siehst du auf der Seite Geld',
  seeMoney: 'Zu deinem Geld',
}

export const calendarText: typeof EnglishCalendar = {
  title: 'Zeitzone und Bestand',
  timeZone: 'Zeitzone',
  timeZoneHint: 'Legt fest, wann in deiner Übersicht ein Tag beginnt und endet.',
  takeOwn: (zone) => `${zone} verwenden, wie dieses Gerät`,
  lowStock: 'Knapper Bestand',
  lowStockHint: 'Deine Übersicht zeigt Varianten, von denen nur noch so viele da sind.',
  save: 'Speichern',
  saved: 'Gespeichert',
  lowStockFault: 'Gib eine ganze Zahl von 0 bis 1000 ein',
  handling: 'Tage bis zum Versand',
  handlingHint: 'So viele Tage nach der Zahlung versendest du eine Bestellung spätestens. Bestellungen, die du schon hast, behalten ihren Termin.',
  handlingFault: 'Gib eine ganze Zahl von 1 bis 30 ein',
}
