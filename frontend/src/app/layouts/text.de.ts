import { formatNumber } from '@/lib/language'
import type { layoutText as English } from './text'

export const layoutText: typeof English = {
  skip: 'Zum Inhalt springen',
  loadingPage: 'Seite wird geladen',
  errorTitle: 'Unerwarteter Fehler der Anwendung!',
  unknownError: 'Unbekannter Fehler',
  reload: 'Neu laden',
  home: 'Zur Startseite',
  sellerCenter: 'Verkäuferportal',
  viewMarketplace: 'Zum Marktplatz',
  sellerFront: 'Start',
  more: 'Mehr',
  viewShop: 'Shop ansehen',
  toShip: (count) => `${formatNumber(count)} zu versenden`,
  dashboard: 'Übersicht',
  orders: 'Bestellungen',
  products: 'Produkte',
  categories: 'Kategorien',
  shop: 'Shop',
  collapse: 'Einklappen',
  expand: 'Ausklappen',
}
