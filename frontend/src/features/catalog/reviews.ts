/** Which reviews are asked for. */

/** The orders of reviews; the first is the usual one. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** What narrows and orders the reviews of a product. */
export interface ReviewFilter {
  /** 1 to 5; null for any. */
  stars: number | null
  photos: boolean
  sort: ReviewSort
}

/** Everything, in the usual order. */
export const allReviews: ReviewFilter = { stars: null, photos: false, sort: 'newest' }

/** Most reviews that come at once. */
export const reviewPageSize = 5

/** One page of a product's reviews as the server's parameters; what is usual is not named. */
export function reviewQuery(slug: string, page: number, { stars, photos, sort }: ReviewFilter = allReviews) {
  return {
    ...{ slug, page, pageSize: reviewPageSize },
    ...(stars === null ? {} : { rating: stars }),
    ...(photos ? { photos } : {}),
    ...(sort === allReviews.sort ? {} : { sort }),
  }
}
