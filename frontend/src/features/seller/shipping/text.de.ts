import { formatNumber } from '@/lib/language'
import type { ownNoteText as EnglishNote, shippingText as English } from './text'

export const shippingText: typeof English = {
  many: 'Viele versenden',
  manyTitle: 'Viele Bestellungen versenden',
  intro: 'Je Zeile eine Bestellung: Bestellnummer, Sendungsnummer und Paketdienst, wie du sie aus einer Tabelle kopierst. Die Reihenfolge der Spalten ist egal, wenn die erste Zeile sie benennt. Jede Bestellung wird vollständig versandt.',
  carrier: 'Paketdienst für Zeilen ohne Angabe',
  carrierExamples: 'DHL, DPD, GLS …',
  list: 'Bestellungen und Sendungsnummern',
  listHint: 'Zum Beispiel: HS-7K2M9-QX4TD, 1Z999AA10123456784, DHL',
  file: 'CSV-Datei öffnen',
  fileUnreadable: 'Diese Datei lässt sich nicht als Text lesen',
  found: (count) => (count === 1 ? '1 Bestellung zu versenden' : `${formatNumber(count)} Bestellungen zu versenden`),
  nothing: 'Gib mindestens eine Bestellung an',
  tooMany: (most) => `Versende höchstens ${formatNumber(most)} Bestellungen auf einmal`,
  faults: {
    number: (line) => `Zeile ${formatNumber(line)}: die Bestellnummer fehlt`,
    trackingNumber: (line) => `Zeile ${formatNumber(line)}: die Sendungsnummer fehlt`,
    carrier: (line) => `Zeile ${formatNumber(line)}: der Paketdienst fehlt`,
    twice: (line, order, before) =>
      `Zeile ${formatNumber(line)}: ${order} steht schon in Zeile ${formatNumber(before)}, und eine Zeile verschickt die ganze Bestellung. Für zwei Pakete öffne die Bestellung und verschicke die Artikel dort.`,
    long: (line) => `Zeile ${formatNumber(line)}: etwas ist länger als 60 Zeichen`,
  },
  ship: 'Versenden',
  shipped: (count) => (count === 1 ? '1 Bestellung ist unterwegs' : `${formatNumber(count)} Bestellungen sind unterwegs`),
  notShipped: (count) =>
    count === 1 ? '1 Bestellung wurde nicht versendet:' : `${formatNumber(count)} Bestellungen wurden nicht versendet:`,
  refused: (number, why) => `${number}: ${why}`,
  close: 'Schließen',
  correct: 'Sendungsnummer ändern',
  correctTitle: 'Sendungsnummer ändern',
  correctText: 'Der Käufer bekommt eine E-Mail mit der neuen Nummer.',
  save: 'Nummer speichern',
  saved: 'Sendungsnummer geändert',
  cancel: 'Abbrechen',
  part: 'Nur einen Teil versenden',
  all: 'Alles versenden',
  legend: 'In diesem Paket',
  piecesOf: (line) => `Anzahl von ${line} in diesem Paket`,
  none: 'Lege mindestens einen Artikel in das Paket',
}

export const ownNoteText: typeof EnglishNote = {
  title: 'Deine Notiz',
  label: 'Nur für deinen Shop',
  long: 'Nimm höchstens 2000 Zeichen',
  save: 'Notiz speichern',
  saved: 'Notiz gespeichert',
}
