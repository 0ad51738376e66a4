/** What stands under the search box, row by row. Pure. */
import { useEffect, useState } from 'react'
import { useSuggestQuery, type Suggestions } from '@/features/catalog/api'
import { language } from '@/lib/language'
import { paths } from '@/lib/paths'

/** One thing to go to. */
export type SuggestionRow =
  | { kind: 'recent'; to: string; words: string }
  | { kind: 'query'; to: string; words: string }
  | { kind: 'product'; to: string; product: Suggestions['products'][number] }
  | { kind: 'category'; to: string; category: Suggestions['categories'][number] }
  | { kind: 'shop'; to: string; shop: Suggestions['shops'][number] }

/** How many rows there is room for on phones and on wider screens. */
export const mostRows = { phone: 8, wide: 10 }

/** What each group is sure of, in the order they stand in, where it has so many. */
const shares = [3, 3, 1, 1]

/** Room for all groups: each gets its share, and what is left goes to the first that can use it. */
function portions(lengths: readonly number[], most: number): number[] {
  const sure = lengths.map((length, at) => Math.min(length, shares[at] ?? 0))
  let left = most - sure.reduce((sum, count) => sum + count, 0)
  return sure.map((count, at) => {
    const more = Math.min(left, (lengths[at] ?? 0) - count)
    left -= more
    return count + more
  })
}

function categoryPath(path: string): string {
  const [first = '', second, third] = path.split('/')
  return paths.category(first, second, third)
}

/** The rows of an answer. */
export function suggestionRowsOf({ queries, products, categories, shops }: Suggestions, most: number): SuggestionRow[] {
  const groups: SuggestionRow[][] = [
    queries.map((words) => ({ kind: 'query', to: paths.search(words), words })),
    products.map((product) => ({ kind: 'product', to: paths.product(product.slug), product })),
    categories.map((category) => ({ kind: 'category', to: categoryPath(category.path), category })),
    shops.map((shop) => ({ kind: 'shop', to: paths.shop(shop.slug), shop })),
  ]
  const counts = portions(
    groups.map(({ length }) => length),
    most,
  )
  return groups.flatMap((group, at) => group.slice(0, counts[at]))
}

/** The rows of an empty box. */
const recentRows = (searches: readonly string[]): SuggestionRow[] =>
  searches.map((words) => ({ kind: 'recent', to: paths.search(words), words }))

/** A text as typed and as completed: the part that was typed, and what stands before and after it. */
export function splitTyped(text: string, typed: string): { before: string; typed: string; after: string } {
  const wanted = typed.trim().toLowerCase()
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted)
  if (at < 0) return { before: '', typed: '', after: text }
  const end = at + wanted.length
  return { before: text.slice(0, at), typed: text.slice(at, end), after: text.slice(end) }
}

/** So long nobody types before the server is asked. */
const pauseMilliseconds = 120
/** The server takes no more. */
const longest = 200

function useDebounced(words: string): string {
  const [paused, setPaused] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [words])
  return paused
}

/** Searches are completed in the page's language. */
const spoken = language === 'en' ? {} : { language }

const continues = (words: string, other: string) => words.startsWith(other) || other.startsWith(words)

type RowLimits = {
  most: number
  /** Whether anybody looks; until then the server is not asked. */
  wanted: boolean
}

/** What to suggest for the words in the box; for none, what was searched for last. */
export function useSuggestionRows(typed: string, recent: readonly string[], { most, wanted }: RowLimits): SuggestionRow[] {
  const words = typed.trim().slice(0, longest)
  const q = useDebounced(words)
  const { currentData } = useSuggestQuery({ q, ...spoken }, { skip: q === '' || !wanted })
  const [last, setLast] = useState<{ q: string; answer: Suggestions } | null>(null)
  if (currentData && last?.answer !== currentData) setLast({ q, answer: currentData })
  if (words === '') return recentRows(recent)
  // Until the answer for these words is there, that for a part of them stays.
  return last && continues(words, last.q) ? suggestionRowsOf(last.answer, most) : []
}
