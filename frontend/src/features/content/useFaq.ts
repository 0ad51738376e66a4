/** Which questions are shown and which are open: by hand, by a search, by the address. */
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { questionsOf, searchFaq, type Group } from './faq'
import { partOf } from './useAnchor'

const idsOf = (groups: readonly Group[]) => questionsOf(groups).map(({ id }) => id)

/** The state of a page of questions; `?q=` in the address is a search to begin with. */
export function useFaq(groups: readonly Group[]) {
  const { hash, key } = useLocation()
  const [params] = useSearchParams()
  const [query, setQuery] = useState(params.get('q') ?? '')
  const found = searchFaq(groups, query)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(query === '' ? [] : idsOf(found)))
  const [seen, setSeen] = useState<string | null>(null)

  const named = partOf(hash)
  if (key + hash !== seen) {
    // A link that names a question shows it, whatever was searched for before.
    setSeen(key + hash)
    if (named !== null && idsOf(groups).includes(named)) setOpen(new Set([...open, named]))
    if (named !== null) setQuery('')
  }

  const search = (words: string) => {
    setQuery(words)
    setOpen(new Set(words.trim() === '' ? [] : idsOf(searchFaq(groups, words))))
  }
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  const shown = idsOf(found)
  const isAllOpen = shown.length > 0 && shown.every((id) => open.has(id))
  return {
    query,
    search,
    groups: found,
    count: shown.length,
    isOpen: (id: string) => open.has(id),
    toggle,
    isAllOpen,
    toggleAll: () => setOpen(new Set(isAllOpen ? [] : shown)),
  }
}
