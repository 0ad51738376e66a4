import { useLocation, useSearchParams } from 'react-router-dom'
import type { CategoryView, ListProductsQuery } from '../../api'
import { readFilters, writeFilters } from '../../listing'
import { categoryAddress, narrowingsOf, scopesOf } from '../../scopes'
import { useListingAnswer } from '../../useListing'
import { useFilterCategory } from '../../useNames'
import { ScopeLinks, ScopeSkeleton } from './ScopeLinks'
import { listingText } from './text'

type ScopeProps = { scope: ListProductsQuery }

function useCategoryFacets(scope: ListProductsQuery) {
  const { data, currentData, isLoading } = useListingAnswer(scope)
  return { facets: (currentData ?? data)?.facets.categories ?? [], isLoading }
}

/** The parts of a category, or those beside it; the filters go along. */
export function CategoryLinks({ category, scope }: ScopeProps & { category: CategoryView }) {
  const [params] = useSearchParams()
  const { facets } = useCategoryFacets(scope)
  const query = writeFilters(readFilters(params, scope), params).toString()
  const address = (path: readonly string[]) => categoryAddress(path) + (query === '' ? '' : `?${query}`)
  return <ScopeLinks label={listingText.category} links={scopesOf(category, facets, address)} />
}

/** The categories that a listing of something else can be narrowed to. */
export function CategoryFilter({ scope }: ScopeProps) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const filters = readFilters(params, scope)
  const category = useFilterCategory(filters)
  const { facets, isLoading } = useCategoryFacets(scope)
  if (isLoading) return <ScopeSkeleton />
  const address = (path: readonly string[]) =>
    `${pathname}?${writeFilters({ ...filters, category: path.join('/') || null }, params)}`
  return <ScopeLinks label={listingText.category} links={narrowingsOf(category, facets, address)} />
}
