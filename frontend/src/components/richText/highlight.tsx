/** Marking the words somebody searched for. */
import { parseHtml } from './sections'

/** Finds any of these words, in capitals or not; null for none. One group stands around the whole. */
export function highlightPattern(words: readonly string[]): RegExp | null {
  const patterns = words.filter((word) => word !== '').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  // A longer word first, or its beginning would be marked alone.
  const longestFirst = patterns.toSorted((a, b) => b.length - a.length)
  return patterns.length === 0 ? null : new RegExp(`(${longestFirst.join('|')})`, 'giu')
}

/** A text as the words between marks and the marked ones, in turns. */
export const splitHighlights = (text: string, marks: RegExp) => text.split(marks)

/** The same HTML with the words marked. */
export function highlightHtml(html: string, marks: RegExp | null): string {
  if (!marks) return html
  const body = parseHtml(html)
  const texts: Text[] = []
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const pieces = splitHighlights(text.data, marks).map((piece, at) => {
      if (at % 2 === 0) return piece
      const mark = document.createElement('mark')
      mark.textContent = piece
      return mark
    })
    if (pieces.length > 1) text.replaceWith(...pieces)
  }
  return body.innerHTML
}

/** Plain words, those that were searched for marked. */
export function Highlighted({ text, marks }: { text: string; marks: RegExp | null }) {
  if (!marks) return text
  return splitHighlights(text, marks).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
}
