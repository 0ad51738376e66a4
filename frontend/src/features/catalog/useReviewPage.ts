import { skipToken } from '@reduxjs/toolkit/query'
import { useListReviewsQuery, useListShopReviewsQuery, type Review, type ShopReview } from './api'
import { allReviews, reviewQuery, type ReviewSubject } from './reviews'

/** A review, with its product where those of several are mixed. */
export type ReviewEntry = { review: Review; product?: ShopReview['product'] }

/** One page of the reviews of a product or of a shop; the call is the same in all but its address. */
export function useReviewPage(subject: ReviewSubject, page: number, filter = allReviews) {
  const query = reviewQuery(subject.slug, page, filter)
  const ofProduct = useListReviewsQuery(subject.of === 'product' ? query : skipToken)
  const ofShop = useListShopReviewsQuery(subject.of === 'shop' ? query : skipToken)
  return subject.of === 'product' ? ofProduct : ofShop
}

/** The reviews of an answer, whichever call gave it. */
export const entriesOf = (items: readonly (Review | ShopReview)[]): ReviewEntry[] =>
  items.map((item) => ('review' in item ? item : { review: item }))
