import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { readPage } from '../../listing'

/** The orders that the directory of shops can stand in; the first is the usual one. */
export const shopSorts = ['reviews', 'rating', 'newest', 'name'] as const
export type ShopSort = (typeof shopSorts)[number]

/** The page the visitor started on while more are added; the address names the last one. */
type EntryState = { firstPage?: number } | null

/** The directory of shops as the address has it, and the ways to change it. */
export function useDirectory() {
  const [params, setParams] = useSearchParams()
  const entry = useLocation().state as EntryState
  const navigate = useNavigate()
  const words = params.get('q')?.trim() ?? ''
  const sort = shopSorts.find((known) => known === params.get('sort')) ?? shopSorts[0]
  const lastPage = readPage(params)
  const firstPage = Math.min(entry?.firstPage ?? lastPage, lastPage)

  const change = (name: 'q' | 'sort', value: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  /** The address of a page, for the link behind "Show more". */
  const pageAddress = (page: number) => {
    const next = new URLSearchParams(params)
    if (page > 1) next.set('page', String(page))
    else next.delete('page')
    return `?${next}`
  }
  return {
    query: { ...(words ? { q: words } : {}), ...(sort === shopSorts[0] ? {} : { sort }) },
    words,
    sort,
    firstPage,
    lastPage,
    pageAddress,
    search: (text: string) => change('q', text.trim()),
    orderBy: (chosen: ShopSort) => change('sort', chosen === shopSorts[0] ? '' : chosen),
    showPages: (first: number, last: number) =>
      void navigate({ search: pageAddress(last) }, { replace: true, state: { firstPage: first } }),
  }
}
