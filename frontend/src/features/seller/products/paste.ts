/** Cells copied from a spreadsheet, put into the table of variants. */
import { cellNames, type CellName, type VariantEntry } from './values'

/** The rows of what a spreadsheet puts on the clipboard; null for a single cell, which the field takes by itself. */
export function parseCells(text: string): string[][] | null {
  const rows = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n')
  const cells = rows.map((row) => row.split('\t').map(unquoted))
  return rows.length > 1 || cells.some((row) => row.length > 1) ? cells : null
}

/** A spreadsheet quotes a cell that has a quotation mark in it. */
const unquoted = (cell: string) => {
  const text = cell.trim()
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text
}

/** An amount or a count as its field takes it: without a currency and without separators of thousands. */
function plain(column: CellName, text: string): string {
  if (column === 'sku' || column === 'barcode') return text
  const digits = text.replaceAll(/[^\d.,]/g, '')
  if (column !== 'price' && column !== 'priceSale') return digits.replaceAll(/[.,](?=\d{3}\b)/g, '')
  // The last sign is the decimal one if one or two digits follow it.
  const [, whole = digits, decimals] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  const units = whole.replaceAll(/[.,]/g, '')
  return decimals === undefined ? units : `${units}.${decimals}`
}

/** The variants with these cells put in from a row and column on; what would stand outside the table is left out. */
export function pasteCells(
  variants: readonly VariantEntry[],
  cells: readonly (readonly string[])[],
  at: { row: number; column: CellName },
): VariantEntry[] {
  const first = cellNames.indexOf(at.column)
  return variants.map((variant, row) => {
    const line = cells[row - at.row]
    if (!line) return variant
    const typed = line.flatMap((text, offset) => {
      const column = cellNames[first + offset]
      return column ? [[column, plain(column, text)] as const] : []
    })
    return { ...variant, ...Object.fromEntries(typed) }
  })
}
