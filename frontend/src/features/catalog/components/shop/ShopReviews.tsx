import type { Shop } from '../../api'
import { ReviewSection } from '../reviews/ReviewSection'
import { shopfrontText } from './text'
import { useReviewFilter } from './useReviewFilter'

/** What buyers say of the goods of a shop; the address says which of it. */
export function ShopReviews({ shop }: { shop: Shop }) {
  const { filter, setFilter } = useReviewFilter()
  const { slug, name, rating, reviewCount } = shop
  const subject = { of: 'shop', slug, shop: name, rating, reviewCount } as const
  return <ReviewSection title={shopfrontText.reviewsOf(name)} subject={subject} filter={filter} onFilter={setFilter} />
}
