/** The Markdown inside a line: emphasis, code, links. Every rule looks a bounded way ahead, so no text is slow. */
import { safeHref } from './safeHref'
import type { Span } from './tree'

type Found = { span: Span; end: number } | null
/** `inLink`: the words of a link cannot hold another one. */
type Rule = (source: string, at: number, inLink: boolean) => Found

/** How far an opening mark looks for its end. */
const reach = 2000

const isSpace = (letter: string | undefined) => letter === undefined || /\s/.test(letter)
const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
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

/** Where the run of this mark that starts at `at` ends. */
function runEnd(source: string, mark: string, at: number): number {
  let end = at
  while (source[end] === mark) end += 1
  return end
}

/** The position of the mark that closes what was opened before `from`, or -1. */
function closerOf(source: string, mark: string, width: number, from: number): number {
  let at = source.indexOf(mark, from)
  while (at >= 0 && at - from <= reach) {
    const end = runEnd(source, mark, at)
    const length = end - at
    // A run of two closes strong text only; a run of three closes both, the inner one first.
    const fits = width === 2 ? length >= 2 : length % 2 === 1
    const closes = !isSpace(source[at - 1]) && source[at - 1] !== '\\' && at > from
    if (fits && closes && !(mark === '_' && isWord(source[end]))) return end - width
    at = source.indexOf(mark, end)
  }
  return -1
}

const emphasis: Rule = (source, at, inLink) => {
  const mark = source[at] ?? ''
  const width = source[at + 1] === mark ? 2 : 1
  if (mark === '~' && width === 1) return null
  const from = at + width
  if (isSpace(source[from]) || (mark === '_' && isWord(source[at - 1]))) return null
  const close = closerOf(source, mark, width, from)
  if (close <= from) return null
  const kind = mark === '~' ? 's' : width === 2 ? 'strong' : 'em'
  return { span: { kind, spans: parse(source.slice(from, close), inLink) }, end: close + width }
}

const linkPattern =
  /!?\[((?:[^[\]\\]|\\.){1,500})\]\((?:<([^<>\n]{1,2000})>|([^\s()<]{1,2000}(?:\([^\s()]{0,200}\)[^\s()]{0,200}){0,5}))(?:\s+(?:"[^"]{0,200}"|'[^']{0,200}'))?\)/y

const link: Rule = (source, at, inLink) => {
  if (inLink) return null
  const match = matchAt(linkPattern, source, at)
  if (!match) return null
  const [whole, label = '', angled, plain] = match
  const end = at + whole.length
  // A picture from elsewhere would tell its host who reads this: its words stand for it.
  if (whole.startsWith('!')) return text(label, end)
  const href = safeHref(angled ?? plain ?? '')
  const spans = parse(label, true)
  return href === null ? text(label, end) : { span: { kind: 'link', href, spans }, end }
}

const angledPattern = /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/iy

const angled: Rule = (source, at, inLink) => {
  if (inLink) return null
  const match = matchAt(angledPattern, source, at)
  const href = match && safeHref(match[1] ?? '')
  if (!match || !href) return null
  const label = href.replace(/^mailto:/i, '')
  return { span: { kind: 'link', href, spans: [{ kind: 'text', text: label }] }, end: at + match[0].length }
}

const barePattern = /https?:\/\/[^\s<>]{1,2000}/iy

const bare: Rule = (source, at, inLink) => {
  if (inLink || isWord(source[at - 1])) return null
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

function parse(source: string, inLink: boolean): Span[] {
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
    const found = rules[letter]?.(source, at, inLink) ?? null
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
export const parseSpans = (source: string): Span[] => parse(source, false)
