/**
 * The calls of the catalogue that are about one person: the wishlist, votes on reviews, emails about what is back in stock. Apart from the
 * others, because no page needs them for a first look. What a heart or a vote changes is changed in the
 * answers at hand; nothing of the catalogue is asked for again.
 */
import type { Thunk } from '@/api/dispatch'
import { catalogApi } from './api'

const quiet = { invalidatesTags: [] }
const wish = { invalidatesTags: ['wishlist' as const] }
const stockRequest = { invalidatesTags: ['stockRequests' as const] }

/** The personal endpoints, without the refetch of the catalogue that the generator adds after each change. */
export const personalApi = catalogApi.enhanceEndpoints({
  addTagTypes: ['wishlist', 'stockRequests'],
  endpoints: {
    listWishlistIds: { providesTags: [] },
    listWishlist: { providesTags: ['wishlist'] },
    addToWishlist: wish,
    removeFromWishlist: wish,
    listHelpfulReviews: { providesTags: [] },
    markReviewHelpful: quiet,
    unmarkReviewHelpful: quiet,
    reportReview: quiet,
    sendStockRequest: quiet,
    confirmStockRequest: quiet,
    listStockRequests: { providesTags: ['stockRequests'] },
    addStockRequest: stockRequest,
    removeStockRequest: stockRequest,
  },
})

export const {
  useListWishlistIdsQuery,
  useListWishlistQuery,
  useListHelpfulReviewsQuery,
  useReportReviewMutation,
  useSendStockRequestMutation,
  useConfirmStockRequestMutation,
  useListStockRequestsQuery,
  useAddStockRequestMutation,
  useRemoveStockRequestMutation,
} = personalApi

/** Shows a product as on the wishlist or off it, unless the list says so already or is not there. */
export function showWish(productId: number, isWished: boolean): Thunk<void> {
  return (dispatch) => {
    const edit = personalApi.util.updateQueryData('listWishlistIds', undefined, ({ productIds }) => {
      const at = productIds.indexOf(productId)
      if (isWished && at < 0) productIds.unshift(productId)
      if (!isWished && at >= 0) productIds.splice(at, 1)
    })
    dispatch(edit)
  }
}
