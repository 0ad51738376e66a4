import { formatNumber } from '@/lib/language'
import type {
  consoleText as EnglishConsole,
  overviewText as EnglishOverview,
  waitingText as EnglishWaiting,
} from './text'

export const consoleText: typeof EnglishConsole = {
  title: 'Betreiberkonsole',
  bar: 'Betreiber',
  secondFactorTitle: 'Schalte zuerst die Zwei-Schritt-Anmeldung ein',
  secondFactorText: 'Betreiber entscheiden über Geld und Personen, deshalb reicht ein Passwort allein nicht. Es dauert eine Minute.',
  secondFactorLink: 'Einschalten',
  pages: {
    home: 'Übersicht',
    homeShort: 'Start',
    shops: 'Shops',
    people: 'Personen',
    returns: 'Rückgaben',
    refunds: 'Erstattungen',
    disputes: 'Streitfälle',
    payouts: 'Auszahlungsläufe',
    breaks: 'PayPal-Abgleich',
    reviews: 'Bewertungen',
    messages: 'Nachrichten',
    pages: 'Infoseiten',
    developers: 'Entwickler',
  },
  views: 'Ansichten dieser Liste',
  reason: 'Grund',
  cancel: 'Abbrechen',
  back: 'Zurück',
  order: 'Bestellung',
  shop: 'Shop',
  role: 'Rolle',
  amount: 'Betrag',
  state: 'Status',
  actions: 'Aktionen',
  shown: 'Anzeigen',
  seeAll: 'Alle anzeigen',
  atMost: (count) => `Nimm höchstens ${formatNumber(count)} Zeichen`,
}

export const waitingText: typeof EnglishWaiting = {
  title: 'Zu tun',
  shops: 'Shops zu prüfen',
  since: (day) => `Die älteste vom ${day}`,
  returns: 'Rückgaben zu entscheiden',
  disputes: 'Offene Streitfälle',
  by: (day) => `Antwort bis ${day}`,
  refunds: 'Fehlgeschlagene Erstattungen',
  payouts: 'Überweisungen zu bestätigen',
  failedPayouts: (count) => (count === 1 ? '1 Auszahlung fehlgeschlagen' : `${formatNumber(count)} Auszahlungen fehlgeschlagen`),
  breaks: 'Abweichungen von PayPal',
  compared: (when) => `Verglichen ${when}`,
  reviews: 'Gemeldete Bewertungen',
  messages: 'Gemeldete Nachrichten',
}

export const overviewText: typeof EnglishOverview = {
  loadFailed: 'Die Übersicht wurde nicht geladen',
  parked: (count) =>
    count === 1
      ? '1 Hintergrundaufgabe hat aufgegeben. Sieh im Protokoll nach.'
      : `${formatNumber(count)} Hintergrundaufgaben haben aufgegeben. Sieh im Protokoll nach.`,
  sales: 'Verkäufe',
  salesHint: 'Was Käufer bezahlt haben, vor Erstattungen',
  commission: 'Provision',
  refunded: 'Erstattungen',
  orders: 'Bestellungen',
  newShops: 'Neue Shops',
  newBuyers: 'Neue Käufer',
  disputes: 'Neue Streitfälle',
}
