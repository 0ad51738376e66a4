/** Which reviews are asked for. */

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

/** Whose reviews they are: those of a product, or those of all goods of a shop. */
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
