import { formatNumber } from '@/lib/language'
import type { layoutText as English } from './text'

export const layoutText: typeof English = {
  skip: 'Zum Inhalt springen',
  loadingPage: 'Seite wird geladen',
  errorTitle: 'Unerwarteter Fehler der Anwendung!',
  unknownError: 'Unbekannter Fehler',
  offline: 'Du bist offline. Änderungen sind pausiert',
  toCart: 'Zum Warenkorb',
  offlineTitle: 'Du bist offline',
  pageMissing: 'Diese Seite wurde nicht geladen',
  offlineText: 'Du hast diese Seite auf diesem Gerät noch nicht geöffnet. Sie lädt, sobald du wieder online bist.',
  reload: 'Neu laden',
  home: 'Zur Startseite',
  sellerCenter: 'Verkäuferportal',
  viewMarketplace: 'Zum Marktplatz',
  sellerFront: 'Start',
  more: 'Mehr',
  viewShop: 'Shop ansehen',
  toShip: (count) => `${formatNumber(count)} zu versenden`,
  unread: (count) => (count === 1 ? '1 ungelesene Unterhaltung' : `${formatNumber(count)} ungelesene Unterhaltungen`),
  toAnswer: (count) => (count === 1 ? '1 Rückgabe wartet' : `${formatNumber(count)} Rückgaben warten`),
  collapse: 'Einklappen',
  expand: 'Ausklappen',
}
