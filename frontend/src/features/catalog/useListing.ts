import { startTransition, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { readFilters, readPage, writeFilters, type Filters } from './listing'

/** Which page the visitor started on, remembered in the history entry while more pages are added. */
type PageState = { firstPage?: number } | null

/** The listing's state and the ways to change it; every change is one address. */
export function useListing() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const filters = useMemo(() => readFilters(params), [params])
  const lastPage = readPage(params)
  const firstPage = Math.min((state as PageState)?.firstPage ?? lastPage, lastPage)

  const setFilters = (next: Filters) =>
    startTransition(() => setParams(writeFilters(next, params), { replace: true, preventScrollReset: true }))
  const showPages = (first: number, last: number) => {
    const next = new URLSearchParams(params)
    if (last > 1) next.set('page', String(last))
    else next.delete('page')
    setParams(next, { replace: true, preventScrollReset: true, state: { firstPage: first } satisfies PageState })
  }
  /** The address of the next page, for the link behind "Show more". */
  const pageAddress = (page: number) => {
    const next = new URLSearchParams(params)
    next.set('page', String(page))
    return `?${next}`
  }
  return { filters, setFilters, firstPage, lastPage, showPages, pageAddress, query: params.get('q')?.trim() ?? '' }
}
