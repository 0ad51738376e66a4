import { formatNumber, texts } from '@/lib/language'

const products = (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`)
const pictures = (count: number) => (count === 1 ? '1 picture' : `${formatNumber(count)} pictures`)
const rows = (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`)

/** The words of an import of products. */
export const importText = texts('importText', {
  all: 'All imports',
  products: 'All products',
  intro:
    'Add or change many products at once. You see a preview before anything changes, and you can undo it.',
  loadFailed: 'The import didn\'t load',
  missingTitle: 'Import not found',
  missingText: 'Files you didn\'t import are kept for a day, others for 90 days.',
  steps: ['Choose a file', 'Match columns', 'Check', 'Import'] as readonly string[],
  stepsOf: 'Steps of the import',
  choose: 'Choose a file',
  drop: 'Or drop a CSV file here',
  fileHint: 'A CSV file with a header row and one variant per row: up to 10,000 rows and 10 MB. Excel, Numbers and other shops can export one.',
  sending: (percent: number) => `Uploading ${formatNumber(percent)}%`,
  tooBig: 'Use a file of 10 MB or less',
  notSent: 'The file wasn\'t uploaded',
  template: 'Download the template',
  templateHint: 'Start with a template that has two examples, or with an export of your products.',
  howTitle: 'How rows become products',
  how: [
    'Rows with the same handle are variants of one product. Without a handle, the title counts.',
    'The handle is the last part of a product\'s web address. If you already have a product with that handle, the file updates it.',
    'Anything without a column in the file stays the same, and so do products and variants that aren\'t in it.',
    'Add pictures by their web addresses, several in a cell if you like. They\'re fetched after the products are imported.',
    'Put all details in one cell, such as Material: Oak | Care: Wipe clean. The same goes for picture descriptions, in the order of the pictures: A mug | Its handle.',
  ] as readonly string[],
  latest: 'Latest imports',
  latestLine: (count: number, when: string) => `${rows(count)}, ${when}`,
  statuses: {
    uploaded: 'Columns to match',
    checking: 'Being checked',
    checked: 'Ready to import',
    applying: 'Being imported',
    applied: 'Imported',
    undoing: 'Being undone',
    undone: 'Undone',
  },
  fileOf: (name: string, count: number) => `${name}, ${rows(count)}`,
  otherFile: 'Use another file',
  columnsTitle: 'What is in each column?',
  columnsHint: 'We matched the headings. Leave out what you don\'t want to change.',
  leaveOut: 'Leave out',
  sample: (cells: string) => `Such as ${cells}`,
  noSample: 'Empty in the first rows',
  noHeading: (place: number) => `Column ${formatNumber(place)}`,
  check: 'Check the file',
  notChecked: 'The file wasn\'t checked',
  checking: 'Checking your file',
  applying: 'Importing your products',
  undoing: 'Undoing the import',
  progress: (done: number, of: number) => `${formatNumber(done)} of ${products(of)}`,
  bringing: 'Fetching the pictures',
  brought: (done: number, of: number) => `${formatNumber(done)} of ${pictures(of)}`,
  stands: 'No progress for a minute.',
  takeUp: 'Resume',
  leave: 'You can leave this page. The import continues, and you\'ll find it under the latest imports.',
  checkedTitle: 'This is what will happen',
  counts: { create: 'New', change: 'Changed', skip: 'Unchanged', error: 'With errors', failed: 'Not done' },
  byAction: 'Products by result',
  everything: 'All',
  nothingToDo: 'Nothing would change. Your products already match the file.',
  picturesToCome: (count: number) => `${pictures(count)} will be fetched after the products are imported.`,
  errorsLeftOut: (count: number) =>
    count === 1
      ? '1 product has errors and is left out. Fix its rows and import them in a separate file.'
      : `${products(count)} have errors and are left out. Fix their rows and import them in a separate file.`,
  downloadErrors: 'Download rows with errors',
  apply: (count: number) => `Import ${products(count)}`,
  notApplied: 'The import didn\'t start',
  changeColumns: 'Match columns again',
  appliedTitle: 'Import done',
  applied: (made: number, changed: number) =>
    [made > 0 && `${products(made)} added`, changed > 0 && `${products(changed)} changed`].filter(Boolean).join(', ') ||
    'Nothing was changed',
  picturesAdded: (count: number) => `${pictures(count)} added`,
  picturesRefused: (count: number) =>
    `${pictures(count)} couldn't be fetched. See the product for the address and the reason.`,
  refused: (count: number) =>
    count === 1
      ? '1 product wasn\'t imported because it changed after the check.'
      : `${products(count)} weren't imported because they changed after the check.`,
  undo: 'Undo import',
  undoTitle: 'Undo this import?',
  undoText:
    'Products it added are deleted, or archived if they were sold. Others go back to how they were; sales aren\'t affected. Anything you changed since then stays.',
  keep: 'Keep it',
  notUndone: 'The import wasn\'t undone',
  undoneTitle: 'Import undone',
  undone: (count: number) => `${products(count)} restored.`,
  archived: (count: number) => `${products(count)} ${count === 1 ? 'was' : 'were'} sold in the meantime and archived instead of deleted.`,
  left: (count: number) =>
    `${products(count)} ${count === 1 ? 'was' : 'were'} changed since then and left alone.`,
  see: 'See products',
  another: 'Import another file',
  itemsFailed: 'The list didn\'t load',
  noItems: 'No products here',
  same: 'No changes: the product already looks like this.',
  change: (what: string, from: string, to: string) => (from ? `${what}: ${from} → ${to}` : `${what}: ${to}`),
  atRows: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `Row ${formatNumber(numbers[0] ?? 0)}`
      : `Rows ${formatNumber(numbers[0] ?? 0)} to ${formatNumber(numbers.at(-1) ?? 0)}`,
  faultAt: (row: number, column: string | undefined, sentence: string) =>
    `Row ${formatNumber(row)}${column ? `, ${column}` : ''}: ${sentence}`,
  untitled: 'Without a title',
  actions: {
    create: 'New',
    change: 'Changes',
    skip: 'Unchanged',
    error: 'Error',
    done: 'Imported',
    refused: 'Not imported',
    undone: 'Undone',
    archived: 'Archived',
    kept: 'Left alone',
  },
})

/** What the columns of a file are called. */
export const columnText = texts('columnText', {
  handle: 'Handle',
  title: 'Title',
  description: 'Description',
  titleDe: 'Title in German',
  descriptionDe: 'Description in German',
  details: 'Details',
  category: 'Category',
  collection: 'Collection',
  status: 'Status',
  option1Name: 'Option 1 name',
  option1Value: 'Option 1 value',
  option2Name: 'Option 2 name',
  option2Value: 'Option 2 value',
  option3Name: 'Option 3 name',
  option3Value: 'Option 3 value',
  sku: 'SKU',
  barcode: 'Barcode',
  price: 'Price',
  salePrice: 'Sale price',
  saleFrom: 'Sale from',
  saleUntil: 'Sale until',
  stock: 'Stock',
  weight: 'Weight in grams',
  images: 'Picture addresses',
  imageAlts: 'What the pictures show',
  variantImage: 'Variant\'s picture address',
})

/** The words of the menu that brings products and takes them away. */
export const tableText = texts('tableText', {
  menu: 'Import and export',
  import: 'Import',
  export: 'Export this list',
  template: 'Template',
  notSaved: 'The file wasn\'t saved',
})
