import { skipToken } from '@reduxjs/toolkit/query'
import { useListReviewsQuery, useListShopReviewsQuery, type Review, type ShopReview } from './api'

/** Which reviews are asked for. */

/** The id of the reviews on the page of a product. */
export const reviewsId = 'reviews'

/** The orders of reviews; the first is the usual one. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** What narrows and orders the reviews. */
export interface ReviewFilter {
  /** 1 to 5; null for any. */
  stars: number | null
  photos: boolean
  sort: ReviewSort
}

/** Whose reviews they are: those of a product, or those of all products of a shop. */
export interface ReviewSubject {
  of: 'product' | 'shop'
  slug: string
  /** The shop's name, over its replies. */
  shop: string
  /** As far as known before the reviews have come. */
  rating: number | null
  reviewCount: number
}

/** Everything, in the usual order. */
export const allReviews: ReviewFilter = { stars: null, photos: false, sort: 'newest' }

/** Most reviews that come at once. */
export const reviewPageSize = 5

/** One page of reviews as the server's parameters; what is usual is not named. */
export function reviewQuery(slug: string, page: number, { stars, photos, sort }: ReviewFilter = allReviews) {
  return {
    ...{ slug, page, pageSize: reviewPageSize },
    ...(stars === null ? {} : { rating: stars }),
    ...(photos ? { photos } : {}),
    ...(sort === allReviews.sort ? {} : { sort }),
  }
}

/** A review, with its product where those of several are mixed. */
type ReviewEntry = { review: Review; product?: ShopReview['product'] }

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
