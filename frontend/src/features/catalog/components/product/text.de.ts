import { formatNumber } from '@/lib/language'
import type { productPageText as English, belowProductText as EnglishBelow } from './text'

export const productPageText: typeof English = {
  by: 'von',
  choose: (option) => `Wähle zuerst: ${option}`,
  soldOutValue: (value) => `${value}, ausverkauft`,
  impossibleValue: (value) => `${value}, nicht mit der jetzigen Auswahl`,
  switched: (option, value) => `${option} auf ${value} geändert: diese Kombination gibt es`,
  isSoldOut: (name) => `${name} ist ausverkauft.`,
  availableIn: (names) => `Verfügbar in ${names.join(' oder in ')}.`,
  inStock: 'Auf Lager',
  onlyLeft: (count) => `Nur noch ${formatNumber(count)} da`,
  onlyLeftSet: (count) => `Nur noch ${formatNumber(count)} da. Die Menge ist jetzt ${formatNumber(count)}`,
  soldOut: 'Ausverkauft',
  add: 'In den Warenkorb',
  adding: 'Wird hinzugefügt',
  added: 'Hinzugefügt',
  notAdded: 'Es liegt noch nicht im Warenkorb. Prüfe die Verbindung und versuche es erneut',
  shipping: { title: 'Kostenloser Versand', text: 'Der Shop verschickt selbst, mit Sendungsnummer.' },
  cancelling: {
    title: 'Kostenlos stornieren',
    text: 'Bis der Shop verschickt; das Geld geht denselben Weg zurück.',
  },
  paying: { title: 'Einmal zahlen mit PayPal', text: 'Eine Zahlung, auch für Produkte aus mehreren Shops.' },
  specification: 'Merkmale',
  gone: 'Dieses Produkt gibt es hier nicht',
  goneText: 'Vielleicht wird es nicht mehr verkauft, oder die Adresse hat einen Tippfehler.',
  failed: 'Das Produkt wurde nicht geladen',
  pictures: 'Bilder',
  picture: (at, of) => `Bild ${at} von ${of}`,
  morePictures: (count) => `${count} weitere Bilder zeigen`,
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  enlarge: (picture) => `Bild vergrößern: ${picture}`,
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  zoomed: (percent) => `${percent} %`,
}

export const belowProductText: typeof EnglishBelow = {
  description: 'Beschreibung',
  readAll: 'Alles lesen',
  readLess: 'Weniger zeigen',
  soldBy: 'Verkauft von',
  viewShop: 'Zum Shop',
  related: 'Das könnte dir auch gefallen',
  relatedFailed: 'Die anderen Produkte wurden nicht geladen',
}
