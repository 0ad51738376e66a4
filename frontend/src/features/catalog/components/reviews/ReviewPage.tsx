import { useEffect, useRef } from 'react'
import { ErrorState } from '@/components/ErrorState'
import { reviewPageSize, type ReviewFilter, type ReviewSubject } from '../../reviews'
import { entriesOf, useReviewPage } from '../../useReviewPage'
import { ReviewCard } from './ReviewCard'
import { Reviewed } from './Reviewed'
import { ReviewSkeleton } from './ReviewSkeleton'
import { reviewsText } from './text'

type ReviewPageProps = {
  subject: ReviewSubject
  filter: ReviewFilter
  page: number
  /** How many all pages have, as far as known. */
  total: number
  focusFirst: boolean
}

/** One page of reviews; the first of a page that was asked for takes the focus. */
export function ReviewPage({ subject, filter, page, total, focusFirst }: ReviewPageProps) {
  const { data, isError, isFetching, refetch } = useReviewPage(subject, page, filter)
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
  return entriesOf(data.items).map(({ review, product }, at) => (
    <ReviewCard
      key={review.id}
      review={review}
      shop={subject.shop}
      product={product?.slug ?? subject.slug}
      about={product && <Reviewed product={product} />}
      ref={at === 0 ? first : null}
    />
  ))
}
