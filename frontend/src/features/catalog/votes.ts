/** Votes on reviews: shown at once, taken back when the server refuses. */
import type { Thunk } from '@/api/dispatch'
import { catalogApi, type Review } from './api'
import { personalApi } from './personalApi'

/** Changes a review in every answer at hand: the same one may stand in several lists. */
function editReview(id: number, edit: (review: Review) => void): Thunk<void> {
  return (dispatch, getState) => {
    const { selectCachedArgsForQuery, updateQueryData } = catalogApi.util
    const change = (reviews: Review[]) => reviews.filter((review) => review.id === id).forEach(edit)
    for (const args of selectCachedArgsForQuery(getState(), 'listReviews'))
      dispatch(updateQueryData('listReviews', args, ({ items }) => change(items)))
    for (const args of selectCachedArgsForQuery(getState(), 'listShopReviews'))
      dispatch(updateQueryData('listShopReviews', args, ({ items }) => change(items.map(({ review }) => review))))
  }
}

/** Shows a vote in the list of votes and in the count, unless the list says so already or is not there. */
function showVote(product: string, reviewId: number, isHelpful: boolean): Thunk<void> {
  return (dispatch) => {
    const edit = personalApi.util.updateQueryData('listHelpfulReviews', { product }, ({ reviewIds }) => {
      const at = reviewIds.indexOf(reviewId)
      if (isHelpful && at < 0) reviewIds.push(reviewId)
      if (!isHelpful && at >= 0) reviewIds.splice(at, 1)
    })
    const { patches } = dispatch(edit)
    if (patches.length > 0) dispatch(editReview(reviewId, (review) => (review.helpfulCount += isHelpful ? 1 : -1)))
  }
}

/** The last wish about each review of which a vote is on its way. */
const wishes = new Map<number, boolean>()

/**
 * Says that a review helped, or takes that back. Calls go one after the other, and only while the server
 * has something else than the last wish. Throws what the server said against it.
 */
export function changeVote(product: string, reviewId: number, isHelpful: boolean): Thunk<Promise<void>> {
  return async (dispatch) => {
    const { listHelpfulReviews, markReviewHelpful, unmarkReviewHelpful } = personalApi.endpoints
    const isOnItsWay = wishes.has(reviewId)
    wishes.set(reviewId, isHelpful)
    dispatch(showVote(product, reviewId, isHelpful))
    if (isOnItsWay) return
    // A list of votes that is still on its way would not know of this one when it comes.
    await dispatch(listHelpfulReviews.initiate({ product }, { subscribe: false }))
    dispatch(showVote(product, reviewId, wishes.get(reviewId) ?? isHelpful))
    let has = !isHelpful
    try {
      while (wishes.get(reviewId) !== has) {
        const call = has ? unmarkReviewHelpful : markReviewHelpful
        const { helpfulCount } = await dispatch(call.initiate({ reviewId })).unwrap()
        has = !has
        // The count of a vote that is about to change again would flicker.
        if (wishes.get(reviewId) !== has) continue
        dispatch(editReview(reviewId, (review) => (review.helpfulCount = helpfulCount)))
      }
    } catch (error) {
      // Whoever has taken it back meanwhile has what they want.
      if (wishes.get(reviewId) !== has) throw error
    } finally {
      wishes.delete(reviewId)
      dispatch(showVote(product, reviewId, has))
    }
  }
}
