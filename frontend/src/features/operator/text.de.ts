import { formatNumber } from '@/lib/language'
import type { consoleText as EnglishConsole, waitingText as EnglishWaiting } from './text'

export const consoleText: typeof EnglishConsole = {
  title: 'Betreiberkonsole',
  bar: 'Betreiber',
  pages: {
    home: 'Übersicht',
    homeShort: 'Start',
    shops: 'Shops',
    returns: 'Rückgaben',
    refunds: 'Erstattungen',
    disputes: 'Streitfälle',
    payouts: 'Auszahlungsläufe',
    breaks: 'PayPal-Abgleich',
    reviews: 'Bewertungen',
    messages: 'Nachrichten',
    pages: 'Infoseiten',
  },
  views: 'Ansichten dieser Liste',
  reason: 'Grund',
  cancel: 'Abbrechen',
  back: 'Zurück',
  order: 'Bestellung',
  shop: 'Shop',
  amount: 'Betrag',
  state: 'Status',
  actions: 'Aktionen',
  shown: 'Anzeigen',
  seeAll: 'Alle anzeigen',
  atMost: (count) => `Nimm höchstens ${formatNumber(count)} Zeichen`,
}

export const waitingText: typeof EnglishWaiting = {
  title: 'Zu tun',
  loadFailed: 'Diese Zahl wurde nicht geladen',
  shops: 'Shops zu prüfen',
  returns: 'Rückgaben zu entscheiden',
  disputes: 'Offene Streitfälle',
  refunds: 'Fehlgeschlagene Erstattungen',
  breaks: 'Abweichungen von PayPal',
  reviews: 'Gemeldete Bewertungen',
  messages: 'Gemeldete Nachrichten',
  payouts: 'Überweisungen zu bestätigen',
  unknown: '–',
  nothing: 'Alles erledigt. Nichts wartet auf dich.',
}
