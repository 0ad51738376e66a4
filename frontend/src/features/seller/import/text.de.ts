import { formatNumber } from '@/lib/language'
import type { columnText as EnglishColumns, importText as EnglishImport, tableText as EnglishTable } from './text'

const products = (count: number) => (count === 1 ? '1 Produkt' : `${formatNumber(count)} Produkte`)
const pictures = (count: number) => (count === 1 ? '1 Bild' : `${formatNumber(count)} Bilder`)
const rows = (count: number) => (count === 1 ? '1 Zeile' : `${formatNumber(count)} Zeilen`)

export const importText: typeof EnglishImport = {
  all: 'Alle Importe',
  products: 'Alle Produkte',
  intro:
    'Bring viele Produkte auf einmal mit, oder ändere viele. Du siehst vorher, was geschieht, und kannst alles rückgängig machen.',
  loadFailed: 'Der Import konnte nicht geladen werden',
  missingTitle: 'Diesen Import gibt es nicht',
  missingText: 'Dateien, die nicht importiert wurden, bleiben einen Tag, andere 90 Tage.',
  steps: ['Datei wählen', 'Spalten zuordnen', 'Prüfen', 'Importieren'],
  stepsOf: 'Schritte des Imports',
  choose: 'Datei wählen',
  drop: 'Oder lege eine CSV-Datei hier ab',
  fileHint:
    'Eine CSV-Datei mit einer Kopfzeile, je Zeile eine Variante: bis zu 10.000 Zeilen und 10 MB. So, wie Excel, Numbers oder ein anderer Shop sie speichert.',
  sending: (percent) => `${formatNumber(percent)} % gesendet`,
  tooBig: 'Nimm eine Datei bis 10 MB',
  notSent: 'Die Datei wurde nicht angenommen',
  template: 'Vorlage herunterladen',
  templateHint: 'Beginne mit einer leeren Tabelle mit zwei Beispielen oder mit einem Export deiner Produkte.',
  howTitle: 'Wie aus Zeilen Produkte werden',
  how: [
    'Zeilen mit derselben Kennung, oder ohne eine mit demselben Titel, sind die Varianten eines Produkts.',
    'Die Kennung ist der letzte Teil der Webadresse eines Produkts. Hast du ein Produkt mit dieser Kennung, ändert die Datei es.',
    'Was in der Datei keine Spalte hat, bleibt, wie es ist, ebenso Produkte und Varianten, die nicht darin stehen.',
    'Bilder nennst du mit ihren Webadressen, wenn du magst mehrere in einer Zelle. Sie werden geholt, sobald die Produkte da sind.',
    'Merkmale teilen sich eine Zelle, etwa Material: Eiche | Pflege: Feucht abwischen. Ebenso Texte, die sagen, was die Bilder zeigen, in derselben Reihenfolge: Eine Tasse | Ihr Henkel.',
  ],
  latest: 'Letzte Importe',
  latestLine: (count, when) => `${rows(count)}, ${when}`,
  statuses: {
    uploaded: 'Spalten zuordnen',
    checking: 'Wird geprüft',
    checked: 'Kann importiert werden',
    applying: 'Wird importiert',
    applied: 'Importiert',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
  },
  fileOf: (name, count) => `${name}, ${rows(count)}`,
  otherFile: 'Andere Datei nehmen',
  columnsTitle: 'Was steht in welcher Spalte?',
  columnsHint: 'Wir haben gewählt, was die Überschriften sagen. Lass weg, was du nicht ändern willst.',
  leaveOut: 'Weglassen',
  sample: (cells) => `Etwa ${cells}`,
  noSample: 'In den ersten Zeilen leer',
  noHeading: (place) => `Spalte ${formatNumber(place)}`,
  check: 'Datei prüfen',
  notChecked: 'Die Datei wurde nicht geprüft',
  checking: 'Deine Datei wird geprüft',
  applying: 'Deine Produkte werden importiert',
  undoing: 'Der Import wird rückgängig gemacht',
  progress: (done, of) => `${formatNumber(done)} von ${of === 1 ? '1 Produkt' : `${formatNumber(of)} Produkten`}`,
  bringing: 'Bilder werden geholt',
  brought: (done, of) => `${formatNumber(done)} von ${of === 1 ? '1 Bild' : `${formatNumber(of)} Bildern`}`,
  stands: 'Seit einer Minute geht es nicht weiter.',
  takeUp: 'Weitermachen',
  leave: 'Du kannst diese Seite verlassen. Es geht weiter, und du findest es unter den letzten Importen wieder.',
  checkedTitle: 'Das wird geschehen',
  counts: { create: 'Neu', change: 'Geändert', skip: 'Unverändert', error: 'Mit Fehlern', failed: 'Nicht erledigt' },
  byAction: 'Produkte danach, was geschieht',
  everything: 'Alle',
  nothingToDo: 'Es würde sich nichts ändern. Deine Produkte sind so, wie es in der Datei steht.',
  picturesToCome: (count) => `${pictures(count)} ${count === 1 ? 'wird' : 'werden'} geholt, sobald die Produkte da sind.`,
  errorsLeftOut: (count) =>
    count === 1
      ? '1 Produkt hat Fehler und wird weggelassen. Verbessere seine Zeilen und bring sie in einer eigenen Datei.'
      : `${products(count)} haben Fehler und werden weggelassen. Verbessere ihre Zeilen und bring sie in einer eigenen Datei.`,
  downloadErrors: 'Zeilen mit Fehlern herunterladen',
  apply: (count) => `${products(count)} importieren`,
  notApplied: 'Der Import hat nicht begonnen',
  changeColumns: 'Spalten neu zuordnen',
  appliedTitle: 'Import fertig',
  applied: (made, changed) =>
    [made > 0 && `${products(made)} angelegt`, changed > 0 && `${products(changed)} geändert`].filter(Boolean).join(', ') ||
    'Es wurde nichts geändert',
  picturesAdded: (count) => `${pictures(count)} hinzugefügt`,
  picturesRefused: (count) =>
    `${pictures(count)} ${count === 1 ? 'ist' : 'sind'} nicht angekommen. Warum und von welcher Adresse, steht beim Produkt.`,
  refused: (count) =>
    count === 1
      ? '1 Produkt wurde nicht importiert, weil es sich nach der Prüfung geändert hat.'
      : `${products(count)} wurden nicht importiert, weil sie sich nach der Prüfung geändert haben.`,
  undo: 'Import rückgängig machen',
  undoTitle: 'Diesen Import rückgängig machen?',
  undoText:
    'Produkte, die er angelegt hat, werden gelöscht, oder archiviert, wenn sie verkauft wurden. Andere sind wieder wie vorher; was verkauft ist, bleibt verkauft. Was du seitdem geändert hast, bleibt.',
  keep: 'Behalten',
  notUndone: 'Der Import wurde nicht rückgängig gemacht',
  undoneTitle: 'Import rückgängig gemacht',
  undone: (count) => `${products(count)} ${count === 1 ? 'ist' : 'sind'} wieder wie vorher.`,
  archived: (count) =>
    `${products(count)} ${count === 1 ? 'wurde' : 'wurden'} inzwischen verkauft und archiviert statt gelöscht.`,
  left: (count) => `${products(count)} ${count === 1 ? 'wurde' : 'wurden'} seitdem geändert und ${count === 1 ? 'bleibt' : 'bleiben'} so.`,
  see: 'Produkte ansehen',
  another: 'Weitere Datei importieren',
  itemsFailed: 'Die Liste konnte nicht geladen werden',
  noItems: 'Hier gibt es keine Produkte',
  same: 'Nichts ändert sich: Das Produkt ist schon so.',
  change: (what, from, to) => (from ? `${what}: ${from} → ${to}` : `${what}: ${to}`),
  atRows: (numbers) =>
    numbers.length === 1
      ? `Zeile ${formatNumber(numbers[0] ?? 0)}`
      : `Zeilen ${formatNumber(numbers[0] ?? 0)} bis ${formatNumber(numbers.at(-1) ?? 0)}`,
  faultAt: (row, column, sentence) => `Zeile ${formatNumber(row)}${column ? `, ${column}` : ''}: ${sentence}`,
  untitled: 'Ohne Titel',
  actions: {
    create: 'Neu',
    change: 'Ändert sich',
    skip: 'Unverändert',
    error: 'Fehler',
    done: 'Importiert',
    refused: 'Nicht importiert',
    undone: 'Rückgängig gemacht',
    archived: 'Archiviert',
    kept: 'Bleibt so',
  },
}

export const columnText: typeof EnglishColumns = {
  handle: 'Kennung',
  title: 'Titel',
  description: 'Beschreibung',
  details: 'Merkmale',
  category: 'Kategorie',
  collection: 'Kollektion',
  status: 'Status',
  option1Name: 'Option 1 Name',
  option1Value: 'Option 1 Wert',
  option2Name: 'Option 2 Name',
  option2Value: 'Option 2 Wert',
  option3Name: 'Option 3 Name',
  option3Value: 'Option 3 Wert',
  sku: 'Artikelnummer',
  barcode: 'Strichcode',
  price: 'Preis',
  salePrice: 'Angebotspreis',
  saleFrom: 'Angebot ab',
  saleUntil: 'Angebot bis',
  stock: 'Bestand',
  weight: 'Gewicht in Gramm',
  images: 'Bildadressen',
  imageAlts: 'Was die Bilder zeigen',
  variantImage: 'Bildadresse der Variante',
}

export const tableText: typeof EnglishTable = {
  menu: 'Import und Export',
  import: 'Importieren',
  export: 'Diese Liste exportieren',
  template: 'Vorlage',
  notSaved: 'Die Datei wurde nicht gespeichert',
}
