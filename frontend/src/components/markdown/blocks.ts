/**
 * The lines of a Markdown text as blocks: headings, paragraphs, lists in lists, quotes, tables, code.
 * The part of CommonMark and of GitHub's tables that people write by hand; the rest stays text.
 */
import { Anchors } from './anchors'
import {
  fencePattern,
  headingPattern,
  isBlank,
  quotePattern,
  rulePattern,
  startsBlock,
  type Inner,
  type Read,
} from './lines'
import { listAt } from './lists'
import { parseSpans } from './spans'
import { isTableAt, tableAt } from './tables'
import { plainText, type Block } from './tree'

/** Lists and quotes inside one another beyond this are read as plain paragraphs. */
const maxDepth = 8

function headingAt(line: string, anchors: Anchors): Block | null {
  const match = headingPattern.exec(line)
  if (!match) return null
  const text = match[2]?.trim() ?? ''
  const spans = parseSpans(Anchors.wordsOf(text))
  return { kind: 'heading', level: match[1]?.length ?? 1, id: anchors.idFor(text, plainText(spans)), spans }
}

function codeAt(lines: string[], at: number): Read {
  const fence = fencePattern.exec(lines[at] ?? '')?.[1]
  if (!fence) return null
  const close = lines.findIndex((line, position) => position > at && line.trimStart().startsWith(fence))
  const end = close < 0 ? lines.length : close
  return { block: { kind: 'code', text: lines.slice(at + 1, end).join('\n') }, next: end + 1 }
}

function quoteAt(lines: string[], at: number, inner: Inner): Read {
  if (!quotePattern.test(lines[at] ?? '')) return null
  let end = at
  while (!isBlank(lines[end]) && (quotePattern.test(lines[end] ?? '') || !startsBlock(lines[end] ?? ''))) end += 1
  const blocks = inner(lines.slice(at, end).map((line) => line.replace(quotePattern, '')))
  return { block: { kind: 'quote', blocks }, next: end }
}

function paragraphAt(lines: string[], at: number): { block: Block; next: number } {
  let end = at + 1
  while (!isBlank(lines[end]) && !startsBlock(lines[end] ?? '') && !isTableAt(lines, end)) end += 1
  // The spaces at a line's end are kept: two of them break the line.
  const text = lines.slice(at, end).map((line) => line.trimStart()).join('\n')
  return { block: { kind: 'paragraph', spans: parseSpans(text.trimEnd()) }, next: end }
}

function blocksOf(lines: string[], anchors: Anchors, depth: number): Block[] {
  const inner: Inner = (part) => blocksOf(part, anchors, depth + 1)
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (isBlank(line)) {
      at += 1
      continue
    }
    const single = headingAt(line, anchors) ?? (rulePattern.test(line) ? ({ kind: 'rule' } as const) : null)
    const nested = depth < maxDepth ? (quoteAt(lines, at, inner) ?? listAt(lines, at, inner)) : null
    const read = single
      ? { block: single, next: at + 1 }
      : (nested ?? codeAt(lines, at) ?? tableAt(lines, at) ?? paragraphAt(lines, at))
    blocks.push(read.block)
    at = read.next
  }
  return blocks
}

/** Reads a Markdown text. */
export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n')
  return blocksOf(lines, new Anchors(), 0)
}
