import { useState } from 'react'
import { useListReviewsQuery, type Product } from '../../api'
import { allReviews, reviewQuery } from '../../reviews'
import { ReviewSection } from './ReviewSection'
import { reviewsText } from './text'

/** Whether the first reviews are there, or will not come. */
export function useReviewsSettled(product: Product): boolean {
  const { data, isError } = useListReviewsQuery(reviewQuery(product.slug, 1))
  return product.reviewCount === 0 || data !== undefined || isError
}

/** What buyers say of a product. */
export function Reviews({ product }: { product: Product }) {
  const [filter, setFilter] = useState(allReviews)
  const { slug, shop, rating, reviewCount } = product
  const subject = { of: 'product', slug, shop: shop.name, rating, reviewCount } as const
  return <ReviewSection title={reviewsText.title} subject={subject} filter={filter} onFilter={setFilter} />
}
