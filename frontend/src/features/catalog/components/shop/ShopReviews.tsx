import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Shop } from '../../api'
import { allReviews, reviewSorts, type ReviewFilter } from '../../reviews'
import { ReviewSection } from '../reviews/ReviewSection'
import { shopfrontText } from './text'

/** What buyers say of the products of a shop; the address says which of it. */
export function ShopReviews({ shop }: { shop: Shop }) {
  const { filter, setFilter } = useReviewFilter()
  const { slug, name, rating, reviewCount } = shop
  const subject = { of: 'shop', slug, shop: name, rating, reviewCount } as const
  return <ReviewSection title={shopfrontText.reviewsOf(name)} subject={subject} filter={filter} onFilter={setFilter} />
}

function readFilter(params: URLSearchParams): ReviewFilter {
  return {
    ...allReviews,
    stars: [1, 2, 3, 4, 5].find((stars) => String(stars) === params.get('rating')) ?? null,
    sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? allReviews.sort,
  }
}

/** Which of a shop's reviews the address asks for, and in which order; each change is one address. */
function useReviewFilter() {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readFilter(params), [params])
  const setFilter = ({ stars, sort }: ReviewFilter) => {
    const next = new URLSearchParams(params)
    next.delete('rating')
    next.delete('sort')
    if (stars !== null) next.set('rating', String(stars))
    if (sort !== allReviews.sort) next.set('sort', sort)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { filter, setFilter }
}
