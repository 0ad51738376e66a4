import { formatNumber } from '@/lib/language'
import type { printText as EnglishPrint, sheetText as EnglishSheet, slipText as EnglishSlip } from './text'

const orders = (count: number) => (count === 1 ? '1 Bestellung' : `${formatNumber(count)} Bestellungen`)

export const slipText: typeof EnglishSlip = {
  title: 'Packzettel',
  of: (number) => `Packzettel zur Bestellung ${number}`,
  order: (number) => `Bestellung ${number}`,
  shipTo: 'Lieferung an',
  quantity: 'Menge',
  goods: 'Artikel',
  articleOptions: 'Ausführung',
  sku: 'Artikelnr.',
  note: 'Nachricht zur Bestellung',
  pieces: (count) => `${formatNumber(count)} Artikel`,
}

export const sheetText: typeof EnglishSheet = {
  title: 'Bestellung',
  of: (number) => `Bestellung ${number} auf Papier`,
  cancelled: 'Storniert',
  price: 'Einzelpreis',
}

export const printText: typeof EnglishPrint = {
  slips: 'Packzettel',
  labels: 'Adressetiketten',
  kinds: 'Was soll gedruckt werden?',
  print: 'Drucken',
  selectOrder: (number) => `Bestellung ${number} auswählen`,
  selectPage: 'Alle auf dieser Seite auswählen',
  selectAll: (count) => `Alle ${formatNumber(count)} auswählen`,
  selectFirst: (count) => `Die ersten ${formatNumber(count)} auswählen`,
  notSelected: 'Die Bestellungen wurden nicht ausgewählt',
  selected: (count) => `${orders(count)} ausgewählt`,
  tooMany: (most) => `Wähle höchstens ${formatNumber(most)} Bestellungen, um sie auf einmal zu drucken.`,
  clear: 'Auswahl aufheben',
  format: 'Papier',
  formats: {
    a4: 'A4, 24 Etiketten (70 × 37 mm)',
    letter: 'US Letter, 30 Etiketten (2⅝ × 1 Zoll)',
    single: 'Etikettendrucker (4 × 6 Zoll)',
  },
  start: 'Beginnen bei Etikett',
  startHint: 'Für einen Bogen, auf dem schon Etiketten fehlen. Drucke mit 100 %, ohne Anpassung an die Seite.',
  scaleHint: 'Drucke mit 100 %, ohne Anpassung an die Seite.',
  paper: (number, of) => `Blatt ${formatNumber(number)} von ${formatNumber(of)}`,
  loadFailed: 'Die Bestellungen wurden nicht geladen',
  noneTitle: 'Keine Bestellungen zum Drucken',
  noneText: 'Wähle in der Liste Bestellungen aus, dann, was du drucken willst.',
  tooManyTitle: 'Zu viele Bestellungen',
  missingTitle: 'Bestellungen nicht gefunden',
  missingText: 'Vielleicht gehören sie zu einem anderen Shop.',
  all: 'Alle Bestellungen',
  left: (count) => `${orders(count)} ${count === 1 ? 'wurde nicht gefunden und fehlt' : 'wurden nicht gefunden und fehlen'} hier.`,
  cancelled: (numbers) => `Weggelassen, weil es nichts zu versenden gibt: ${numbers}`,
  nothingTitle: 'Nichts zu versenden',
  nothingText: 'Alle Artikel dieser Bestellungen wurden storniert.',
}
