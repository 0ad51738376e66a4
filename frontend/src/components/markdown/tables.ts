/** Tables as GitHub writes them: a row of names, a row of dashes, rows of cells. */
import type { Read } from './lines'
import { parseSpans } from './spans'
import type { Align } from './tree'

function cellsOf(line: string): string[] {
  const bare = line.trim().replace(/^\|/, '').replace(/(?<!\\)\|$/, '')
  return bare.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

const dashes = /^:?-+:?$/

const alignOf = (cell: string): Align =>
  cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'end') : 'start'

/** Whether a row of names and its row of dashes stand here. */
export function isTableAt(lines: string[], at: number): boolean {
  const head = lines[at]
  const rule = lines[at + 1]
  if (!head?.includes('|') || !rule?.includes('-')) return false
  const marks = cellsOf(rule)
  return marks.every((cell) => dashes.test(cell)) && marks.length === cellsOf(head).length
}

/** Reads a table; rows that are too short are filled, what is too much is left out. */
export function tableAt(lines: string[], at: number): Read {
  if (!isTableAt(lines, at)) return null
  const head = cellsOf(lines[at] ?? '')
  let next = at + 2
  while (lines[next]?.includes('|')) next += 1
  const rows = lines.slice(at + 2, next).map((line) => {
    const cells = cellsOf(line)
    return head.map((_name, column) => parseSpans(cells[column] ?? ''))
  })
  const align = cellsOf(lines[at + 1] ?? '').map(alignOf)
  return { block: { kind: 'table', align, head: head.map(parseSpans), rows }, next }
}
