import { useState, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { ErrorState } from '@/components/ErrorState'
import { Section } from '@/components/Page'
import { media } from '@/lib/design'
import { useListReviewsQuery, type Product } from '../../api'
import { allReviews, reviewQuery } from '../../reviews'
import { useRelated } from '../../useRelated'
import { CardShelf } from '../Rail'
import { RecentlyViewed } from '../RecentlyViewed'
import { ReviewSection } from '../reviews/ReviewSection'
import { WriteReview } from '../reviews/WriteReview'
import { reviewsText } from '../reviews/text'
import { belowProductText } from './text'

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 40,
  '&[data-waiting]': { minBlockSize: 'var(--room-phone)' },
  [media.wide]: { gap: 64, '&[data-waiting]': { minBlockSize: 'var(--room-wide)' } },
})

interface ReviewsProps {
  product: Product
  /** Where the reader writes a review of it. */
  renderForm: (onClose: () => void) => ReactNode
}

type ReviewsAndRelatedProps = ReviewsProps & { room: { phone: string; wide: string } }

/**
 * What stands under the product: what buyers say, and where to look next. The shelves come when the
 * length of the reviews is known, so that they need not move; until then their room is kept.
 */
export function ReviewsAndRelated({ product, room, renderForm }: ReviewsAndRelatedProps) {
  const settled = useReviewsSettled(product)
  return (
    <Stack
      style={{ '--room-phone': room.phone, '--room-wide': room.wide } as object}
      {...(settled ? {} : { 'data-waiting': '' })}
    >
      <Reviews product={product} renderForm={renderForm} />
      {settled && (
        <>
          <RelatedProducts product={product} />
          <RecentlyViewed except={product.slug} />
        </>
      )}
    </Stack>
  )
}

/** Others of the same category; the section stays away when there are none. */
function RelatedProducts({ product }: { product: Product }) {
  const { cards, isError, isFetching, refetch } = useRelated(product)
  if (cards?.length === 0) return null
  return (
    <Section title={belowProductText.related}>
      {isError && !isFetching ? (
        <ErrorState title={belowProductText.relatedFailed} onRetry={() => void refetch()} />
      ) : (
        <CardShelf label={belowProductText.related} cards={cards} />
      )}
    </Section>
  )
}

/** Whether the first reviews are there, or will not come. */
function useReviewsSettled(product: Product): boolean {
  const { data, isError } = useListReviewsQuery(reviewQuery(product.slug, 1))
  return product.reviewCount === 0 || data !== undefined || isError
}

/** What buyers say of a product. */
export function Reviews({ product, renderForm }: ReviewsProps) {
  const [filter, setFilter] = useState(allReviews)
  const { slug, shop, rating, reviewCount } = product
  const subject = { of: 'product', slug, shop: shop.name, rating, reviewCount } as const
  return (
    <ReviewSection
      title={reviewsText.title}
      subject={subject}
      filter={filter}
      onFilter={setFilter}
      write={<WriteReview productId={product.id} renderForm={renderForm} />}
    />
  )
}
