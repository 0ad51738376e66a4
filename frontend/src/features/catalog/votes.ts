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

function showVote(product: string, reviewId: number, isHelpful: boolean): Thunk<void> {
  return (dispatch) => {
    const edit = personalApi.util.updateQueryData('listHelpfulReviews', { product }, (votes) => {
      const others = votes.reviewIds.filter((id) => id !== reviewId)
      votes.reviewIds = isHelpful ? [...others, reviewId] : others
    })
    dispatch(edit)
    dispatch(editReview(reviewId, (review) => (review.helpfulCount += isHelpful ? 1 : -1)))
  }
}

/** Says that a review helped, or takes that back. Throws what the server said against it. */
export function changeVote(product: string, reviewId: number, isHelpful: boolean): Thunk<Promise<void>> {
  return async (dispatch) => {
    const { markReviewHelpful, unmarkReviewHelpful } = personalApi.endpoints
    dispatch(showVote(product, reviewId, isHelpful))
    try {
      const call = isHelpful ? markReviewHelpful : unmarkReviewHelpful
      const { helpfulCount } = await dispatch(call.initiate({ reviewId })).unwrap()
      dispatch(editReview(reviewId, (review) => (review.helpfulCount = helpfulCount)))
    } catch (error) {
      dispatch(showVote(product, reviewId, !isHelpful))
      throw error
    }
  }
}
