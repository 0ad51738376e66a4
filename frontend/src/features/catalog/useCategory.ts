import { useGetCategoryQuery, useGetCollectionQuery, useGetSubCategoryQuery } from './api'

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
