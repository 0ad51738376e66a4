import { useEffect, useRef } from 'react'
import { ErrorState } from '@/components/ErrorState'
import { useListReviewsQuery, type Product } from '../../api'
import { reviewPageSize, reviewQuery, type ReviewFilter } from '../../reviews'
import { ReviewCard } from './ReviewCard'
import { ReviewSkeleton } from './ReviewSkeleton'
import { reviewsText } from './text'

type ReviewPageProps = {
  product: Product
  filter: ReviewFilter
  page: number
  /** How many all pages have, as far as known. */
  total: number
  focusFirst: boolean
}

/** One page of reviews; the first of a page that was asked for takes the focus. */
export function ReviewPage({ product, filter, page, total, focusFirst }: ReviewPageProps) {
  const { data, isError, isFetching, refetch } = useListReviewsQuery(reviewQuery(product.slug, page, filter))
  const first = useRef<HTMLLIElement>(null)
  const ready = data !== undefined
  useEffect(() => {
    if (focusFirst && ready) first.current?.focus({ preventScroll: true })
  }, [focusFirst, ready])
  if (isError && !isFetching)
    return (
      <li>
        <ErrorState title={reviewsText.failed} onRetry={() => void refetch()} />
      </li>
    )
  if (!data) return <ReviewSkeleton count={Math.min(reviewPageSize, Math.max(1, total - (page - 1) * reviewPageSize))} />
  return data.items.map((review, at) => (
    <ReviewCard
      key={review.id}
      review={review}
      shop={product.shop.name}
      product={product.slug}
      ref={at === 0 ? first : null}
    />
  ))
}
