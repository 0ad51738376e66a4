import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { allReviews, reviewSorts, type ReviewFilter } from '../../reviews'

function readFilter(params: URLSearchParams): ReviewFilter {
  return {
    ...allReviews,
    stars: [1, 2, 3, 4, 5].find((stars) => String(stars) === params.get('rating')) ?? null,
    sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? allReviews.sort,
  }
}

/** Which of a shop's reviews the address asks for, and in which order; each change is one address. */
export function useReviewFilter() {
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
