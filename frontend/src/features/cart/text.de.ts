import type { cartText as English } from './text'

export const cartText: typeof English = {
  synced: 'Warenkorb synchronisiert.',
  syncFailed: 'Der Warenkorb konnte nicht synchronisiert werden. Bitte versuche es erneut.',
  loadFailed: 'Der Warenkorb konnte nicht geladen werden. Bitte versuche es erneut.',
  added: 'Produkt in den Warenkorb gelegt.',
  addFailed: 'Das Produkt konnte nicht in den Warenkorb gelegt werden. Bitte versuche es erneut.',
  removed: 'Produkt aus dem Warenkorb entfernt.',
  removeFailed: 'Das Produkt konnte nicht entfernt werden. Bitte versuche es erneut.',
  quantityUpdated: 'Menge aktualisiert.',
  quantityFailed: 'Die Menge konnte nicht geändert werden. Bitte versuche es erneut.',
  nothingSelected: 'Wähle Artikel für die Kasse aus.',
  viewCart: 'Zum Warenkorb',
  undo: 'Rückgängig',
}
