import { useEffect, useState } from 'react'
import { useSuggestQuery, type Suggestions } from '@/features/catalog/api'
import { recentRows, rowsOf, type Row } from './rows'

/** So long nobody types before the server is asked. */
const pauseMilliseconds = 120
/** The server takes no more. */
const longest = 200

function usePaused(words: string): string {
  const [paused, setPaused] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [words])
  return paused
}

const continues = (words: string, other: string) => words.startsWith(other) || other.startsWith(words)

type Room = {
  most: number
  /** Whether anybody looks; until then the server is not asked. */
  wanted: boolean
}

/** What to suggest for the words in the box; for none, what was searched for last. */
export function useRows(typed: string, recent: readonly string[], { most, wanted }: Room): Row[] {
  const words = typed.trim().slice(0, longest)
  const q = usePaused(words)
  const { currentData } = useSuggestQuery({ q }, { skip: q === '' || !wanted })
  const [last, setLast] = useState<{ q: string; answer: Suggestions } | null>(null)
  if (currentData && last?.answer !== currentData) setLast({ q, answer: currentData })
  if (words === '') return recentRows(recent)
  // Until the answer for these words is there, that for a part of them stays.
  return last && continues(words, last.q) ? rowsOf(last.answer, most) : []
}
