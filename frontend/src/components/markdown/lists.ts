/** Lists of Markdown, also inside one another. */
import { isBlank, markerOf, startsBlock, type Inner, type Marker, type Read } from './lines'
import type { Block } from './tree'

const indentOf = (line: string) => line.length - line.trimStart().length

/** Whether a line belongs to the item: written below it with an indent, or a sentence that runs on. */
function continues(lines: string[], at: number, first: Marker): boolean {
  const line = lines[at] ?? ''
  if (isBlank(line)) return at + 1 < lines.length && !isBlank(lines[at + 1]) && indentOf(lines[at + 1] ?? '') > first.indent + 1
  if (indentOf(line) > first.indent + 1) return true
  return !isBlank(lines[at - 1]) && !startsBlock(line) && markerOf(line) === null
}

function itemAt(lines: string[], at: number, marker: Marker): { lines: string[]; next: number } {
  const item = [marker.text]
  let next = at + 1
  while (next < lines.length && continues(lines, next, marker)) {
    const line = lines[next] ?? ''
    item.push(line.slice(Math.min(indentOf(line), marker.width)))
    next += 1
  }
  return { lines: item, next }
}

/** Reads a list with all its items. */
export function listAt(lines: string[], at: number, inner: Inner): Read {
  const first = markerOf(lines[at] ?? '')
  if (!first) return null
  const items: Block[][] = []
  let next = at
  for (;;) {
    const marker = markerOf(lines[next] ?? '')
    const isSibling = marker && Math.abs(marker.indent - first.indent) < 2 && (marker.number === null) === (first.number === null)
    if (!isSibling) break
    const item = itemAt(lines, next, marker)
    items.push(inner(item.lines))
    next = item.next
    // Empty lines between items do not end the list.
    let ahead = next
    while (ahead < lines.length && isBlank(lines[ahead])) ahead += 1
    if (markerOf(lines[ahead] ?? '')) next = ahead
  }
  return { block: { kind: 'list', start: first.number, items }, next }
}
