import { formatNumber, texts } from '@/lib/language'

const products = (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`)
const pictures = (count: number) => (count === 1 ? '1 picture' : `${formatNumber(count)} pictures`)
const rows = (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`)

/** The words of an import of products. */
export const importText = texts('importText', {
  all: 'All imports',
  products: 'All products',
  intro:
    'Bring many products at once, or change many. You see what will happen before anything does, and you can undo it all.',
  loadFailed: 'The import did not load',
  missingTitle: 'No such import',
  missingText: 'Files that were not imported are kept for a day, others for 90 days.',
  steps: ['Choose a file', 'Match columns', 'Check', 'Import'] as readonly string[],
  stepsOf: 'Steps of the import',
  choose: 'Choose a file',
  drop: 'Or drop a CSV file here',
  fileHint: 'A CSV file with a row of headings, one variant to a row: up to 10,000 rows and 10 MB. As Excel, Numbers or another shop saves it.',
  sending: (percent: number) => `Sending ${formatNumber(percent)} %`,
  tooBig: 'Use a file of 10 MB or less',
  notSent: 'The file was not taken',
  template: 'Download the template',
  templateHint: 'Start from an empty table with two examples, or from an export of your products.',
  howTitle: 'How rows become products',
  how: [
    'Rows with the same handle, or without one the same title, are the variants of one product.',
    'The handle is the last part of a product’s web address. If you have a product of that handle, the file changes it.',
    'What has no column in the file stays as it is, and so do products and variants that are not in it.',
    'Pictures are named by their web addresses, several to a cell if you like. They are fetched after the products are there.',
    'Details share a cell, such as Material: Oak | Care: Wipe clean. So do texts that say what the pictures show, in the same order: A mug | Its handle.',
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
  columnsHint: 'We chose what the headings say. Leave out what you do not want to change.',
  leaveOut: 'Leave out',
  sample: (cells: string) => `Such as ${cells}`,
  noSample: 'Empty in the first rows',
  noHeading: (place: number) => `Column ${formatNumber(place)}`,
  check: 'Check the file',
  notChecked: 'The file was not checked',
  checking: 'Checking your file',
  applying: 'Importing your products',
  undoing: 'Undoing the import',
  progress: (done: number, of: number) => `${formatNumber(done)} of ${products(of)}`,
  bringing: 'Fetching the pictures',
  brought: (done: number, of: number) => `${formatNumber(done)} of ${pictures(of)}`,
  stands: 'It has not moved for a minute.',
  takeUp: 'Go on',
  leave: 'You can leave this page. It goes on, and you find it again under the latest imports.',
  checkedTitle: 'This is what will happen',
  counts: { create: 'New', change: 'Changed', skip: 'Unchanged', error: 'With errors', failed: 'Not done' },
  byAction: 'Products by what happens',
  everything: 'All',
  nothingToDo: 'Nothing would change. Your products are as the file says.',
  picturesToCome: (count: number) => `${pictures(count)} ${count === 1 ? 'is' : 'are'} fetched when the products are there.`,
  errorsLeftOut: (count: number) =>
    count === 1
      ? '1 product has errors and is left out. Correct its rows and bring them in a file of their own.'
      : `${products(count)} have errors and are left out. Correct their rows and bring them in a file of their own.`,
  downloadErrors: 'Download rows with errors',
  apply: (count: number) => `Import ${products(count)}`,
  notApplied: 'The import did not start',
  changeColumns: 'Match columns again',
  appliedTitle: 'Import done',
  applied: (made: number, changed: number) =>
    [made > 0 && `${products(made)} added`, changed > 0 && `${products(changed)} changed`].filter(Boolean).join(', ') ||
    'Nothing was changed',
  picturesAdded: (count: number) => `${pictures(count)} added`,
  picturesRefused: (count: number) =>
    `${pictures(count)} did not come. Why, and from which address, stands with the product.`,
  refused: (count: number) =>
    count === 1
      ? '1 product was not imported, because it changed after the check.'
      : `${products(count)} were not imported, because they changed after the check.`,
  undo: 'Undo import',
  undoTitle: 'Undo this import?',
  undoText:
    'Products it added are deleted, or archived if they were sold. Others are as they were before; what was sold stays sold. What you changed since is left.',
  keep: 'Keep it',
  notUndone: 'The import was not undone',
  undoneTitle: 'Import undone',
  undone: (count: number) => `${products(count)} ${count === 1 ? 'is as it was' : 'are as they were'} before.`,
  archived: (count: number) => `${products(count)} ${count === 1 ? 'was' : 'were'} sold meanwhile and archived instead of deleted.`,
  left: (count: number) =>
    `${products(count)} ${count === 1 ? 'was' : 'were'} changed since and left as ${count === 1 ? 'it is' : 'they are'}.`,
  see: 'See products',
  another: 'Import another file',
  itemsFailed: 'The list did not load',
  noItems: 'No products here',
  same: 'Nothing changes: the product is like this already.',
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
    kept: 'Left as it is',
  },
})

/** What the columns of a file are called. */
export const columnText = texts('columnText', {
  handle: 'Handle',
  title: 'Title',
  description: 'Description',
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
  variantImage: 'Variant’s picture address',
})

/** The words of the menu that brings products and takes them away. */
export const tableText = texts('tableText', {
  menu: 'Import and export',
  import: 'Import',
  export: 'Export this list',
  template: 'Template',
  notSaved: 'The file was not saved',
})
