import { formatNumber } from '@/lib/language'
import type { cartText as English, quickAddText as EnglishQuick } from './text'

export const cartText: typeof English = {
  synced: 'Dein Warenkorb ist auf dem neuesten Stand.',
  syncFailed: 'Der Warenkorb konnte nicht abgeglichen werden. Bitte versuche es erneut.',
  loadFailed: 'Der Warenkorb konnte nicht geladen werden. Bitte versuche es erneut.',
  added: 'Produkt in den Warenkorb gelegt.',
  addFailed: 'Das Produkt konnte nicht in den Warenkorb gelegt werden. Bitte versuche es erneut.',
  removed: 'Produkt aus dem Warenkorb entfernt.',
  removeFailed: 'Das Produkt konnte nicht entfernt werden. Bitte versuche es erneut.',
  quantityUpdated: 'Menge aktualisiert.',
  quantityFailed: 'Die Menge konnte nicht geändert werden. Bitte versuche es erneut.',
  saved: 'Für später gemerkt.',
  saveFailed: 'Das konnte nicht für später gemerkt werden. Bitte versuche es erneut.',
  moved: 'In den Warenkorb gelegt.',
  movedFewer: (count) =>
    count === 1 ? 'Nur noch 1 auf Lager. Es liegt im Warenkorb.' : `Nur noch ${formatNumber(count)} auf Lager. Sie liegen im Warenkorb.`,
  moveFailed: 'Das konnte nicht in den Warenkorb gelegt werden. Bitte versuche es erneut.',
  savedRemoveFailed: 'Der gemerkte Artikel konnte nicht entfernt werden. Bitte versuche es erneut.',
  agreeFailed: 'Deine Auswahl konnte nicht gespeichert werden. Bitte versuche es erneut.',
  nothingSelected: 'Wähle Artikel für die Kasse aus.',
  viewCart: 'Zum Warenkorb',
  undo: 'Rückgängig',
}

export const quickAddText: typeof EnglishQuick = {
  quick: { add: 'Schnell in den Korb', addOf: (product) => `Schnell in den Korb: ${product}` },
  plain: { add: 'In den Warenkorb', addOf: (product) => `${product} in den Warenkorb` },
  soldOut: 'Das letzte wurde gerade verkauft.',
}
