import type { cartText as English, quickText as EnglishQuick } from './text'

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

export const quickText: typeof EnglishQuick = {
  quick: { add: 'Schnell in den Korb', addOf: (product) => `Schnell in den Korb: ${product}` },
  plain: { add: 'In den Warenkorb', addOf: (product) => `${product} in den Warenkorb` },
  soldOut: 'Das letzte ist gerade verkauft worden.',
}
