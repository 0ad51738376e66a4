/** Marking the words somebody searched for inside a text. */
import { createContext } from 'react'

/** The pattern of the words to mark, with one group around the whole; null marks nothing. */
export const MarksContext = createContext<RegExp | null>(null)

/** Finds any of these words, in capitals or not. */
export function marksOf(words: readonly string[]): RegExp | null {
  const patterns = words.filter((word) => word !== '').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  // A longer word first, or its beginning would be marked alone.
  const longestFirst = patterns.toSorted((a, b) => b.length - a.length)
  return patterns.length === 0 ? null : new RegExp(`(${longestFirst.join('|')})`, 'giu')
}
