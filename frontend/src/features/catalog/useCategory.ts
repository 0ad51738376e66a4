import { useCurrency } from '@/components/Currency'
import { useGetCategoryQuery, useGetCollectionQuery, useGetSubCategoryQuery, type Facets } from './api'
import type { FilterNames } from './chips'
import { labelsOf } from './facets'
import type { Filters } from './listing'

/** The category of one, two or three slugs; only the call of that depth is made, and none without a slug. */
export function useCategory(slug: string, sub: string | undefined, collection: string | undefined) {
  const top = useGetCategoryQuery({ slug }, { skip: slug === '' || sub !== undefined })
  const second = useGetSubCategoryQuery(
    { slug, sub: sub ?? '' },
    { skip: sub === undefined || collection !== undefined },
  )
  const third = useGetCollectionQuery(
    { slug, sub: sub ?? '', collection: collection ?? '' },
    { skip: collection === undefined },
  )
  if (collection !== undefined) return third
  return sub === undefined ? top : second
}

/** The category that a listing of something else is narrowed to, if any. */
export function useFilterCategory({ category }: Filters) {
  const [slug = '', sub, collection] = category?.split('/') ?? []
  return useCategory(slug, sub, collection).currentData
}

/** What the chips of a listing call its shops and its category: their names, as soon as these are known. */
export function useFilterNames(filters: Filters, facets: Facets | undefined): FilterNames {
  const currency = useCurrency()
  const category = useFilterCategory(filters)
  return {
    currency,
    shop: (slug) => facets?.shops.find((shop) => shop.slug === slug)?.name ?? slug,
    option: (name, value) => labelsOf(facets, name, value),
    category: category?.name ?? filters.category ?? '',
  }
}
