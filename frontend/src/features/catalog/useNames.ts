import { useCurrency } from '@/components/Currency'
import type { Facets } from './api'
import type { Names } from './chips'
import type { Filters } from './listing'
import { useCategory } from './useCategory'

/** The category that a listing of something else is narrowed to, if any. */
export function useFilterCategory({ category }: Filters) {
  const [slug = '', sub, collection] = category?.split('/') ?? []
  return useCategory(slug, sub, collection).currentData
}

/** What the chips of a listing call its shops and its category: their names, as soon as these are known. */
export function useNames(filters: Filters, facets: Facets | undefined): Names {
  const currency = useCurrency()
  const category = useFilterCategory(filters)
  return {
    currency,
    shop: (slug) => facets?.shops.find((shop) => shop.slug === slug)?.name ?? slug,
    category: category?.name ?? filters.category ?? '',
  }
}
