/**
 * The calls of the catalog that are about one person: the wishlist, followed shops, votes on reviews, emails about
 * what is back in stock. Apart from the others, because no page needs them for a first look. What a heart or a vote
 * changes is changed in the answers at hand; of the catalog only a shop's followers are counted anew.
 */
import type { Thunk } from '@/api/dispatch'
import { catalogApi } from './api'

const quiet = { invalidatesTags: [] }
const wish = { invalidatesTags: ['wishlist' as const] }
const wishlistShare = { invalidatesTags: ['wishlistShare' as const] }
const follow = { invalidatesTags: ['followedShops' as const, 'followers' as const] }
const stockRequest = { invalidatesTags: ['stockRequests' as const] }

/** The personal endpoints, without the refetch of the catalog that the generator adds after each change. */
export const personalApi = catalogApi.enhanceEndpoints({
  addTagTypes: ['wishlist', 'wishlistShare', 'followedShops', 'followers', 'stockRequests'],
  endpoints: {
    listWishlistIds: { providesTags: [] },
    listWishlist: { providesTags: ['wishlist'] },
    addToWishlist: wish,
    removeFromWishlist: wish,
    getWishlistShare: { providesTags: ['wishlistShare'] },
    shareWishlist: wishlistShare,
    renewWishlistLink: wishlistShare,
    stopSharingWishlist: wishlistShare,
    getSharedWishlist: { providesTags: [] },
    getShop: { providesTags: ['catalog', 'followers'] },
    listFollowedShopIds: { providesTags: [] },
    listFollowedShops: { providesTags: ['followedShops'] },
    followShop: follow,
    unfollowShop: follow,
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
  useGetWishlistShareQuery,
  useShareWishlistMutation,
  useRenewWishlistLinkMutation,
  useStopSharingWishlistMutation,
  useGetSharedWishlistQuery,
  useListFollowedShopIdsQuery,
  useListFollowedShopsQuery,
  useListHelpfulReviewsQuery,
  useReportReviewMutation,
  useSendStockRequestMutation,
  useConfirmStockRequestMutation,
  useListStockRequestsQuery,
  useAddStockRequestMutation,
  useRemoveStockRequestMutation,
} = personalApi

/** Puts an id in front of others or takes it out, unless that is so already. */
function place(ids: number[], id: number, isIn: boolean): void {
  const at = ids.indexOf(id)
  if (isIn && at < 0) ids.unshift(id)
  if (!isIn && at >= 0) ids.splice(at, 1)
}

/** Shows a product as on the wishlist or off it, unless the list says so already or is not there. */
export function showWish(productId: number, isWished: boolean): Thunk<void> {
  return (dispatch) => {
    const edit = personalApi.util.updateQueryData('listWishlistIds', undefined, ({ productIds }) =>
      place(productIds, productId, isWished),
    )
    dispatch(edit)
  }
}

/** Shows a shop as followed or not, unless the list says so already or is not there. */
export function showFollow(shopId: number, isFollowed: boolean): Thunk<void> {
  return (dispatch) => {
    const edit = personalApi.util.updateQueryData('listFollowedShopIds', undefined, ({ shopIds }) =>
      place(shopIds, shopId, isFollowed),
    )
    dispatch(edit)
  }
}
