import { formatNumber } from '@/lib/language'
import type { columnText as EnglishColumns, importText as EnglishImport, tableText as EnglishTable } from './text'

const products = (count: number) => (count === 1 ? '1 Produkt' : `${formatNumber(count)} Produkte`)
const pictures = (count: number) => (count === 1 ? '1 Bild' : `${formatNumber(count)} Bilder`)
const rows = (count: number) => (count === 1 ? '1 Zeile' : `${formatNumber(count)} Zeilen`)

export const importText: typeof EnglishImport = {
  all: 'Alle Importe',
  products: 'Alle Produkte',
  intro:
    'Lege viele Produkte auf einmal an oder ändere sie. Du siehst vorher, was sich ändert, und kannst alles rückgängig machen.',
  loadFailed: 'Der Import konnte nicht geladen werden',
  missingTitle: 'Import nicht gefunden',
  missingText: 'Dateien, die nicht importiert wurden, bleiben einen Tag, andere 90 Tage.',
  steps: ['Datei wählen', 'Spalten zuordnen', 'Prüfen', 'Importieren'],
  stepsOf: 'Schritte des Imports',
  choose: 'Datei wählen',
  drop: 'Oder lege eine CSV-Datei hier ab',
  fileHint:
    'Eine CSV-Datei mit einer Kopfzeile, je Zeile eine Variante: bis zu 10.000 Zeilen und 10 MB. Excel, Numbers und andere Shops können sie exportieren.',
  sending: (percent) => `${formatNumber(percent)} % hochgeladen`,
  tooBig: 'Nimm eine Datei bis 10 MB',
  notSent: 'Die Datei wurde nicht hochgeladen',
  template: 'Vorlage herunterladen',
  templateHint: 'Beginne mit einer Vorlage mit zwei Beispielen oder mit einem Export deiner Produkte.',
  howTitle: 'Wie aus Zeilen Produkte werden',
  how: [
    'Zeilen mit derselben Kennung sind Varianten eines Produkts. Ohne Kennung zählt der Titel.',
    'Die Kennung ist der letzte Teil der Webadresse eines Produkts. Hast du schon ein Produkt mit dieser Kennung, wird es geändert.',
    'Was in der Datei keine Spalte hat, bleibt unverändert, ebenso Produkte und Varianten, die nicht darin stehen.',
    'Bilder gibst du mit ihren Webadressen an, gern mehrere in einer Zelle. Sie werden geholt, sobald die Produkte importiert sind.',
    'Alle Merkmale stehen in einer Zelle, etwa Material: Eiche | Pflege: Feucht abwischen. Ebenso die Bildbeschreibungen, in der Reihenfolge der Bilder: Eine Tasse | Ihr Henkel.',
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
  columnsHint: 'Wir haben die Überschriften zugeordnet. Lass weg, was du nicht ändern willst.',
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
  leave: 'Du kannst diese Seite verlassen. Der Import läuft weiter, und du findest ihn unter den letzten Importen.',
  checkedTitle: 'Das wird sich ändern',
  counts: { create: 'Neu', change: 'Geändert', skip: 'Unverändert', error: 'Mit Fehlern', failed: 'Nicht erledigt' },
  byAction: 'Produkte nach Ergebnis',
  everything: 'Alle',
  nothingToDo: 'Es würde sich nichts ändern. Deine Produkte entsprechen schon der Datei.',
  picturesToCome: (count) => `${pictures(count)} ${count === 1 ? 'wird' : 'werden'} geholt, sobald die Produkte importiert sind.`,
  errorsLeftOut: (count) =>
    count === 1
      ? '1 Produkt hat Fehler und wird weggelassen. Korrigiere seine Zeilen und importiere sie in einer eigenen Datei.'
      : `${products(count)} haben Fehler und werden weggelassen. Korrigiere ihre Zeilen und importiere sie in einer eigenen Datei.`,
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
    `${pictures(count)} ${count === 1 ? 'konnte' : 'konnten'} nicht geholt werden. Adresse und Grund stehen beim Produkt.`,
  refused: (count) =>
    count === 1
      ? '1 Produkt wurde nicht importiert, weil es sich nach der Prüfung geändert hat.'
      : `${products(count)} wurden nicht importiert, weil sie sich nach der Prüfung geändert haben.`,
  undo: 'Import rückgängig machen',
  undoTitle: 'Diesen Import rückgängig machen?',
  undoText:
    'Produkte, die er angelegt hat, werden gelöscht, oder archiviert, wenn sie verkauft wurden. Andere sind wieder wie vorher; Verkäufe bleiben bestehen. Was du seitdem geändert hast, bleibt.',
  keep: 'Behalten',
  notUndone: 'Der Import wurde nicht rückgängig gemacht',
  undoneTitle: 'Import rückgängig gemacht',
  undone: (count) => `${products(count)} wiederhergestellt.`,
  archived: (count) =>
    `${products(count)} ${count === 1 ? 'wurde' : 'wurden'} inzwischen verkauft und archiviert statt gelöscht.`,
  left: (count) => `${products(count)} ${count === 1 ? 'wurde' : 'wurden'} seitdem geändert und ${count === 1 ? 'bleibt' : 'bleiben'} so.`,
  see: 'Produkte ansehen',
  another: 'Weitere Datei importieren',
  itemsFailed: 'Die Liste konnte nicht geladen werden',
  noItems: 'Hier gibt es keine Produkte',
  same: 'Keine Änderung: Das Produkt ist schon so.',
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
  titleDe: 'Titel auf Deutsch',
  descriptionDe: 'Beschreibung auf Deutsch',
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
  imageAlts: 'Bildbeschreibungen',
  variantImage: 'Bildadresse der Variante',
}

export const tableText: typeof EnglishTable = {
  menu: 'Import und Export',
  import: 'Importieren',
  export: 'Diese Liste exportieren',
  template: 'Vorlage',
  notSaved: 'Die Datei wurde nicht gespeichert',
}
