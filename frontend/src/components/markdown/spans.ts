/** The Markdown inside a line: emphasis, code, links. Every rule looks a bounded way ahead, so no text is slow. */
import { Closers, isSpace, isWord, reach } from './closers'
import { safeHref } from './safeHref'
import type { Span } from './tree'

interface Inside {
  /** The words of a link cannot hold another one. */
  link: boolean
  /** How many emphases are open. */
  depth: number
  closers: Closers
}

type Found = { span: Span; end: number } | null
type Rule = (source: string, at: number, inside: Inside) => Found

/** Emphasis inside emphasis beyond this stays as it is written. */
const maxDepth = 6

const text = (words: string, end: number): Found => ({ span: { kind: 'text', text: words }, end })

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}

const punctuation = /[!-/:-@[-`{-~]/

const escape: Rule = (source, at) => {
  const next = source[at + 1]
  if (next === '\n') return { span: { kind: 'break' }, end: at + 2 }
  return next !== undefined && punctuation.test(next) ? text(next, at + 2) : null
}

const ticks = /`+/y

const code: Rule = (source, at) => {
  const fence = matchAt(ticks, source, at)?.[0] ?? ''
  const from = at + fence.length
  const close = source.indexOf(fence, from)
  if (close < 0 || close - from > reach) return text(fence, from)
  const inner = source.slice(from, close).replaceAll('\n', ' ')
  return { span: { kind: 'code', text: inner.trim() || inner }, end: close + fence.length }
}

const emphasis: Rule = (source, at, { link: inLink, depth, closers }) => {
  const mark = source[at] ?? ''
  const width = source[at + 1] === mark ? 2 : 1
  if (depth >= maxDepth || (mark === '~' && width === 1)) return null
  const from = at + width
  if (isSpace(source[from]) || (mark === '_' && isWord(source[at - 1]))) return null
  const close = closers.after(from, mark, width)
  if (close === null) return null
  const kind = mark === '~' ? 's' : width === 2 ? 'strong' : 'em'
  return { span: { kind, spans: parse(source.slice(from, close), inLink, depth + 1) }, end: close + width }
}

const linkPattern =
  /!?\[((?:[^[\]\\]|\\.){1,500})\]\((?:<([^<>\n]{1,2000})>|([^\s()<]{1,2000}(?:\([^\s()]{0,200}\)[^\s()]{0,200}){0,5}))(?:\s+(?:"[^"]{0,200}"|'[^']{0,200}'))?\)/y

const link: Rule = (source, at, inside) => {
  if (inside.link) return null
  const match = matchAt(linkPattern, source, at)
  if (!match) return null
  const [whole, label = '', angled, plain] = match
  const end = at + whole.length
  // A picture from elsewhere would tell its host who reads this: its words stand for it.
  if (whole.startsWith('!')) return text(label, end)
  const href = safeHref(angled ?? plain ?? '')
  const spans = parse(label, true, inside.depth)
  return href === null ? text(label, end) : { span: { kind: 'link', href, spans }, end }
}

const angledPattern = /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/iy

const angled: Rule = (source, at, inside) => {
  if (inside.link) return null
  const match = matchAt(angledPattern, source, at)
  const href = match && safeHref(match[1] ?? '')
  if (!match || !href) return null
  const label = href.replace(/^mailto:/i, '')
  return { span: { kind: 'link', href, spans: [{ kind: 'text', text: label }] }, end: at + match[0].length }
}

const barePattern = /https?:\/\/[^\s<>]{1,2000}/iy

const bare: Rule = (source, at, inside) => {
  if (inside.link || isWord(source[at - 1])) return null
  // The full stop after an address ends the sentence, not the address.
  const found = matchAt(barePattern, source, at)?.[0].replace(/[.,;:!?'"()*_~\]]{1,20}$/, '')
  const href = found && safeHref(found)
  if (!href) return null
  return { span: { kind: 'link', href, spans: [{ kind: 'text', text: found }] }, end: at + found.length }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
  copy: '©',
}
const entityPattern = /&(?:#(\d{1,6})|(\w{2,6}));/y

const entity: Rule = (source, at) => {
  const match = matchAt(entityPattern, source, at)
  if (!match) return null
  const [whole, number, name = ''] = match
  const letter = number ? String.fromCodePoint(Number(number) || 0xfffd) : entities[name]
  return letter === undefined ? null : text(letter, at + whole.length)
}

const rules: Readonly<Record<string, Rule>> = {
  '\\': escape,
  '`': code,
  '*': emphasis,
  _: emphasis,
  '~': emphasis,
  '[': link,
  '!': link,
  '<': angled,
  h: bare,
  '&': entity,
}

const mail = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g

/** Plain words, with the mail addresses among them as links. */
function withMailLinks(words: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const { 0: address, index } of words.matchAll(mail)) {
    if (index > from) spans.push({ kind: 'text', text: words.slice(from, index) })
    spans.push({ kind: 'link', href: `mailto:${address}`, spans: [{ kind: 'text', text: address }] })
    from = index + address.length
  }
  if (from < words.length) spans.push({ kind: 'text', text: words.slice(from) })
  return spans
}

function parse(source: string, inLink: boolean, depth: number): Span[] {
  const inside: Inside = { link: inLink, depth, closers: new Closers(source) }
  const spans: Span[] = []
  let plain = ''
  const flush = () => {
    if (!inLink) spans.push(...withMailLinks(plain))
    else if (plain) spans.push({ kind: 'text', text: plain })
    plain = ''
  }
  let at = 0
  while (at < source.length) {
    const letter = source[at] ?? ''
    const found = rules[letter]?.(source, at, inside) ?? null
    if (found?.span.kind === 'text') plain += found.span.text
    else if (found) {
      flush()
      spans.push(found.span)
    } else if (letter === '\n' && plain.endsWith('  ')) {
      plain = plain.trimEnd()
      flush()
      spans.push({ kind: 'break' })
    } else plain += letter === '\n' ? ' ' : letter
    at = found ? found.end : at + 1
  }
  flush()
  return spans
}

/** Reads the Markdown of one paragraph, heading or cell. */
export const parseSpans = (source: string): Span[] => parse(source, false, 0)
