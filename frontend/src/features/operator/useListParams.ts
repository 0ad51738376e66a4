import { useSearchParams, type NavigateOptions } from 'react-router-dom'

/**
 * Which view of a list the address names, and which page of it; the first view is meant where it names none. `filter`
 * changes what else the address says and begins again with the first page.
 */
export function useListParams<View extends string>(name: string, views: readonly [View, ...View[]]) {
  const [search, setSearch] = useSearchParams()
  const view = views.find((value) => value === search.get(name)) ?? views[0]
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const change = (changes: Readonly<Record<string, string | null>>, how?: NavigateOptions) => {
    const next = new URLSearchParams(search)
    for (const [key, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(key)
      else next.set(key, value)
    }
    setSearch(next, how)
  }
  return {
    view,
    page,
    search,
    toPage: (to: number, how?: NavigateOptions) => change({ page: to === 1 ? null : String(to) }, how),
    filter: (changes: Readonly<Record<string, string | null>>) => change({ ...changes, page: null }),
  }
}

/** What a view is called in an address: the first one needs no name. */
export const viewParam = <View extends string>(views: readonly [View, ...View[]], view: View) =>
  view === views[0] ? undefined : view
