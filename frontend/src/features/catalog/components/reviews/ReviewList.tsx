import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { ErrorState } from '@/components/ErrorState'
import { InlineSelect } from '@/components/form/InlineSelect'
import { Row } from '@/components/Row'
import { media, motion, visuallyHidden } from '@/lib/design'
import {
  allReviews,
  entriesOf,
  reviewPageSize,
  reviewSorts,
  useReviewPage,
  type ReviewFilter,
  type ReviewSort,
  type ReviewSubject,
} from '../../reviews'
import { appearDelayed } from '../styles'
import { ReviewActions, ReviewCard, ReviewedProduct, ReviewItems } from './ReviewCard'
import { reviewsText } from './text'

const Items = styled(ReviewItems)({
  marginBlockStart: 16,
  transition: `opacity ${motion.press}`,
  '&[data-dimmed]': { opacity: 0.6 },
})
const NoneFits = styled('p')(({ theme }) => ({ paddingBlock: 20, color: theme.vars.palette.text.secondary }))

type ReviewListProps = {
  subject: ReviewSubject
  filter: ReviewFilter
  /** Whether any buyer has sent photos. */
  hasPhotos: boolean
  onFilter: (filter: ReviewFilter) => void
}

/** The reviews that fit, page after page; a change of the filter begins at the first again. */
export function ReviewList({ subject, filter, hasPhotos, onFilter }: ReviewListProps) {
  const [pages, setPages] = useState({ of: filter, count: 1 })
  if (pages.of !== filter) setPages({ of: filter, count: 1 })
  const { data, currentData, isFetching } = useReviewPage(subject, 1, filter)
  const total = data?.total ?? subject.reviewCount
  return (
    <div>
      <ReviewTools filter={filter} total={currentData?.total} hasPhotos={hasPhotos} onChange={onFilter} />
      {currentData?.total === 0 ? (
        <NoneFits>{reviewsText.noneFits}</NoneFits>
      ) : (
        <Items aria-busy={isFetching} data-dimmed={(isFetching && data !== undefined && !currentData) || undefined}>
          {Array.from({ length: pages.count }, (_, at) => (
            <ReviewPage
              key={at}
              subject={subject}
              filter={filter}
              page={at + 1}
              total={total}
              focusFirst={at > 0 && at + 1 === pages.count}
            />
          ))}
        </Items>
      )}
      {data && pages.count * reviewPageSize < total && (
        <Row>
          <Button variant="outlined" onClick={() => setPages({ of: filter, count: pages.count + 1 })}>
            {reviewsText.more}
          </Button>
        </Row>
      )}
    </div>
  )
}

type ReviewPageProps = {
  subject: ReviewSubject
  filter: ReviewFilter
  page: number
  /** How many all pages have, as far as known. */
  total: number
  focusFirst: boolean
}

/** One page of reviews; the first of a page that was asked for takes the focus. */
function ReviewPage({ subject, filter, page, total, focusFirst }: ReviewPageProps) {
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
      about={product && <ReviewedProduct product={product} />}
      actions={<ReviewActions review={review} product={product?.slug ?? subject.slug} />}
      ref={at === 0 ? first : null}
    />
  ))
}

const Item = styled('li')({ ...appearDelayed, display: 'grid', gap: 8, paddingBlock: 20 })

/** Two lines on phones, one beside the spread. */
const Words = styled(Skeleton)({ [media.wide]: { blockSize: 24 } })

/** Reviews still loading, in the boxes of short ones. */
function ReviewSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <Item key={`empty-${at}`} aria-hidden="true">
      <Skeleton width={240} height={20} />
      <Words height={48} />
    </Item>
  ))
}

const Count = styled('p')({ fontWeight: 550, fontVariantNumeric: 'tabular-nums' })

type ReviewToolsProps = {
  filter: ReviewFilter
  /** How many fit; undefined while that is not known. */
  total: number | undefined
  /** Whether any buyer has sent photos. */
  hasPhotos: boolean
  onChange: (filter: ReviewFilter) => void
}

/** How many reviews are shown, which, and in which order. */
function ReviewTools({ filter, total, hasPhotos, onChange }: ReviewToolsProps) {
  const isNarrowed = filter.stars !== null || filter.photos
  return (
    <Row spread>
      <Row spacing={1}>
        <Count role="status">{total !== undefined && reviewsText.count(total)}</Count>
        {(hasPhotos || filter.photos) && (
          <Chip
            variant="filter"
            component="button"
            label={reviewsText.withPhotos}
            aria-pressed={filter.photos}
            onClick={() => onChange({ ...filter, photos: !filter.photos })}
          />
        )}
        {isNarrowed && (
          <Button size="small" onClick={() => onChange({ ...allReviews, sort: filter.sort })}>
            {reviewsText.clear}
          </Button>
        )}
      </Row>
      <SortReviews value={filter.sort} onChange={(sort) => onChange({ ...filter, sort })} />
    </Row>
  )
}

const choices = reviewSorts.map((sort) => [sort, reviewsText.sorts[sort]] as const)

/** In which order reviews stand. */
function SortReviews({ value, onChange }: { value: ReviewSort; onChange: (sort: ReviewSort) => void }) {
  return (
    <InlineSelect
      label={reviewsText.sort}
      value={value}
      choices={choices}
      onChange={onChange}
      // Phones need the room for the count beside it: a second line would move the reviews when that comes.
      sx={{ [media.phone]: { '& .MuiFormControlLabel-label': visuallyHidden } }}
    />
  )
}
