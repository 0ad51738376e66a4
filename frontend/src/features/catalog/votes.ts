/** Votes on reviews: shown at once, taken back when the server refuses. */
import type { Thunk } from '@/api/dispatch'
import { catalogApi, type Review } from './api'
import { press, type Switch } from './lastPress'
import { personalApi } from './personalApi'

const { listHelpfulReviews, markReviewHelpful, unmarkReviewHelpful } = personalApi.endpoints

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

/** Says that a review helped, or takes that back; answers and throws as {@link press} does. */
export function changeVote(product: string, reviewId: number, isHelpful: boolean): Thunk<Promise<boolean>> {
  const vote: Switch<{ helpfulCount: number }> = {
    name: `vote ${reviewId}`,
    load: (dispatch) => dispatch(listHelpfulReviews.initiate({ product }, { subscribe: false })),
    show: (isOn) => showVote(product, reviewId, isOn),
    save: (isOn) => (dispatch) =>
      dispatch((isOn ? markReviewHelpful : unmarkReviewHelpful).initiate({ reviewId })).unwrap(),
    take: ({ helpfulCount }) => editReview(reviewId, (review) => (review.helpfulCount = helpfulCount)),
  }
  return press(vote, isHelpful)
}
