/**
 * The calls of the catalogue that are about one person: the wishlist, votes on reviews. Apart from the
 * others, because no page needs them for a first look. What a heart or a vote changes is changed in the
 * answers at hand; nothing of the catalogue is asked for again.
 */
import { catalogApi } from './api'

const quiet = { invalidatesTags: [] }
const wish = { invalidatesTags: ['wishlist' as const] }

/** The personal endpoints, without the refetch of the catalogue that the generator adds after each change. */
export const personalApi = catalogApi.enhanceEndpoints({
  addTagTypes: ['wishlist'],
  endpoints: {
    listWishlistIds: { providesTags: [] },
    listWishlist: { providesTags: ['wishlist'] },
    addToWishlist: wish,
    removeFromWishlist: wish,
    listHelpfulReviews: { providesTags: [] },
    markReviewHelpful: quiet,
    unmarkReviewHelpful: quiet,
    reportReview: quiet,
  },
})

export const { useListWishlistIdsQuery, useListWishlistQuery, useListHelpfulReviewsQuery, useReportReviewMutation } =
  personalApi
