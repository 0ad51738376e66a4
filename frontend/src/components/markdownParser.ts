/** The small part of Markdown that shops need, as plain values. Whatever is not understood stays text. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list' | 'ordered'; items: string[] }

export type Span = { kind: 'text' | 'strong' | 'em'; text: string } | { kind: 'link'; text: string; href: string }

const bullet = /^[-*+]\s+/
const numbered = /^\d{1,3}[.)]\s+/

function blockOf(lines: string[]): Block {
  if (lines.every((line) => bullet.test(line)))
    return { kind: 'list', items: lines.map((line) => line.replace(bullet, '')) }
  if (lines.every((line) => numbered.test(line)))
    return { kind: 'ordered', items: lines.map((line) => line.replace(numbered, '')) }
  return { kind: 'paragraph', text: lines.join(' ') }
}

const kindOf = (line: string) => (bullet.test(line) ? 'bullet' : numbered.test(line) ? 'number' : 'text')

export function parseBlocks(source: string): Block[] {
  const blocks: Block[] = []
  let open: string[] = []
  const flush = () => {
    if (open.length > 0) blocks.push(blockOf(open))
    open = []
  }
  for (const raw of source.split(/\r?\n/)) {
    const line = raw.trim()
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    if (line === '' || heading) flush()
    if (heading) blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' })
    else if (line !== '') {
      // A list may follow a sentence without an empty line between them.
      const last = open.at(-1)
      if (last !== undefined && kindOf(last) !== kindOf(line)) flush()
      open.push(line)
    }
  }
  flush()
  return blocks
}

const inlinePattern = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|_([^_\s][^_]*?)_(?!\w)|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Only addresses that cannot run code. */
const isSafe = (href: string) => /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href)

export function parseInline(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const match of text.matchAll(inlinePattern)) {
    const [whole, strong, starred, underscored, label, href] = match
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) })
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong })
    else if (label !== undefined && href !== undefined)
      spans.push(isSafe(href) ? { kind: 'link', text: label, href } : { kind: 'text', text: label })
    else spans.push({ kind: 'em', text: starred ?? underscored ?? '' })
    from = match.index + whole.length
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) })
  return spans
}
