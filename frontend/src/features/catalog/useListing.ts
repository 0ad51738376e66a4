import { startTransition, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useListProductsQuery, type ListProductsQuery } from './api'
import { pageSize, queryOf, readFilters, readPage, writeFilters, type Filters } from './listing'

/**
 * What the history entry remembers besides the address: the page the visitor started on while more
 * are added, and whether the filters of phones lie over the list (so that Back closes them).
 */
type EntryState = { firstPage?: number; sheet?: boolean } | null

/** The listing's state and the ways to change it; every change is one address. */
export function useListing(scope: ListProductsQuery) {
  const [params, setParams] = useSearchParams()
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const entry = state as EntryState
  const { category, shop } = scope
  const applied = useMemo(
    () => readFilters(params, { ...(category ? { category } : {}), ...(shop ? { shop } : {}) }),
    [params, category, shop],
  )
  // A tick is seen at once, the products follow.
  const [filters, expect] = useOptimistic(applied)
  const lastPage = readPage(params)
  const firstPage = Math.min(entry?.firstPage ?? lastPage, lastPage)

  const setFilters = (next: Filters) =>
    startTransition(() => {
      expect(next)
      setParams(writeFilters(next, params), { replace: true, preventScrollReset: true })
    })
  /** The address of the next page, for the link behind "Show more". */
  const pageAddress = (page: number) => {
    const next = new URLSearchParams(params)
    if (page > 1) next.set('page', String(page))
    else next.delete('page')
    return `?${next}`
  }
  const showPages = (first: number, last: number) =>
    void navigate({ search: pageAddress(last) }, { replace: true, state: { ...entry, firstPage: first } })
  const sheet = {
    open: entry?.sheet === true,
    show: () => void navigate({ search }, { state: { ...entry, sheet: true } }),
    close: () => void navigate(-1),
  }
  return { filters, applied, setFilters, firstPage, lastPage, showPages, pageAddress, sheet }
}

/** What the server is asked for: the scope narrowed by the filters. */
export const queryIn = (scope: ListProductsQuery, filters: Filters): ListProductsQuery => ({
  ...queryOf(filters),
  ...scope,
})

/** The last page shown of the listing that the address describes. */
export function useListingAnswer(scope: ListProductsQuery) {
  const [params] = useSearchParams()
  const query = queryIn(scope, readFilters(params, scope))
  return { query, ...useListProductsQuery({ ...query, page: readPage(params), pageSize }) }
}
