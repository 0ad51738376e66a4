import { formatNumber } from '@/lib/language'
import type {
  componentText as EnglishComponents,
  cookieText as EnglishCookies,
  formText as EnglishForms,
  orderText as EnglishOrder,
  toastText as EnglishToasts,
} from './text'

export const componentText: typeof EnglishComponents = {
  breadcrumb: 'Navigationspfad',
  close: 'Schließen',
  loading: 'Wird geladen',
  retry: 'Erneut versuchen',
  notLoaded: 'Das wurde nicht geladen',
  partFailed: 'Dieser Teil der Seite wurde nicht geladen',
  checkConnection: 'Prüfe die Verbindung und versuche es noch einmal.',
  notKept: 'Du bist offline, und das hier hast du auf diesem Gerät noch nicht geöffnet. Es lädt, sobald du wieder online bist.',
  request: (id) => `Anfrage ${id}`,
  pages: 'Seiten',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  toPage: (page) => `Zu Seite ${formatNumber(page)}`,
  pageOf: (page, pages) => `Seite ${formatNumber(page)} von ${formatNumber(pages)}`,
  priceNow: 'Jetzt',
  priceWas: 'Vorher',
  priceFrom: 'Ab',
  percentOff: (percent) => `−${formatNumber(percent)} %`,
  quantity: 'Menge',
  decrease: 'Menge verringern',
  increase: 'Menge erhöhen',
  rating: (stars) => `${stars} von 5`,
  ratingOf: (stars, count) => `${stars} von 5, ${formatNumber(count)} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`,
}

export const cookieText: typeof EnglishCookies = {
  title: 'Cookie-Hinweis',
  text: 'Wir verwenden Cookies, um dein Einkaufserlebnis zu verbessern, persönliche Werbung oder Inhalte zu zeigen und unseren Datenverkehr auszuwerten. Mit einem Klick auf „Akzeptieren“ stimmst du dem zu.',
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
  close: 'Schließen',
  settings: 'Cookie-Einstellungen',
}

export const formText: typeof EnglishForms = {
  faults: (count) => `Prüfe ${count} ${count === 1 ? 'Feld' : 'Felder'}`,
  optional: '(optional)',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  clearSearch: 'Suche leeren',
  working: 'Einen Moment',
}

export const toastText: typeof EnglishToasts = { dismiss: 'Ausblenden' }

export const orderText: typeof EnglishOrder = {
  drag: (name) => `${name} ziehen`,
  earlier: (name) => `${name} nach oben`,
  later: (name) => `${name} nach unten`,
  takeOut: (name) => `${name} entfernen`,
  moved: (name, at, of) => `${name} steht jetzt auf Platz ${formatNumber(at)} von ${formatNumber(of)}`,
  dragHelp: 'Leertaste zum Aufnehmen, Pfeiltasten zum Verschieben, Leertaste zum Ablegen, Escape zum Abbrechen.',
  pickedUp: (name) => `${name} aufgenommen`,
  unmoved: 'Bleibt, wo es war',
}
