/**
 * Markdown as plain values. There is no kind for HTML: whatever is not understood is text, so nothing
 * that someone wrote can become an element that this tree does not name.
 */
export type Span =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'em' | 's'; spans: Span[] }
  | { kind: 'link'; href: string; spans: Span[] }
  | { kind: 'break' }

export type Align = 'start' | 'center' | 'end'

export interface Heading {
  kind: 'heading'
  level: number
  /** Unique within its text: the anchor of the heading. */
  id: string
  spans: Span[]
}

export interface Table {
  kind: 'table'
  align: Align[]
  head: Span[][]
  rows: Span[][][]
}

export type Block =
  | Heading
  | Table
  | { kind: 'paragraph'; spans: Span[] }
  /** Numbered from `start`, or with bullets when `start` is null. */
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }

/** What the spans say, without their looks. */
export function plainText(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (span.kind === 'break') return ' '
      return 'text' in span ? span.text : plainText(span.spans)
    })
    .join('')
}

/** What the blocks say, for searching. */
export function plainTextOf(blocks: readonly Block[]): string {
  return blocks.map(wordsOf).join(' ')
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'rule':
      return ''
    case 'code':
      return block.text
    case 'list':
      return block.items.map(plainTextOf).join(' ')
    case 'quote':
      return plainTextOf(block.blocks)
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join(' ')
    default:
      return plainText(block.spans)
  }
}
