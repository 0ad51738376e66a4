import { useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useThunkDispatch, type Thunk } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { onDemand } from '@/components/onDemand'
import { ProductTile } from '@/components/ProductTile'
import { Rating } from '@/components/Rating'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { formatDate } from '@/lib/dates'
import { characters, radius, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import { catalogApi, type Review, type ShopReview } from '../../api'
import { awaitsLogin, takeIntent, useAskLogin } from '../../intent'
import { toggleLatest, type ToggleTarget } from '../../latestToggle'
import { personalApi, useListHelpfulReviewsQuery } from '../../personalApi'
import { reviewsId } from '../../reviews'
import { ReviewPhotos } from './ReviewPhotos'
import { reviewsText } from './text'

/** The list that review cards stand in. */
export const ReviewItems = styled('ul')(({ theme }) => ({
  '& > li': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  '& > li:last-child': { borderBlockEnd: 0 },
}))

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  paddingBlock: '20px 12px',
  '&:first-of-type': { paddingBlockStart: 0 },
})
const Meta = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& b': { fontWeight: 550, color: theme.vars.palette.text.primary },
}))
const Words = styled('p')({ maxInlineSize: characters(68), whiteSpace: 'pre-line' })
const Reply = styled('div')(({ theme }) => ({
  marginInlineStart: 16,
  paddingInlineStart: 16,
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  maxInlineSize: characters(68),
  ...theme.typography.body2,
  whiteSpace: 'pre-line',
  '& b': { fontWeight: 550 },
  '& time': { color: theme.vars.palette.text.secondary, marginInlineStart: 8 },
}))

type ReviewCardProps = {
  review: Review
  /** The shop's name, over its reply. */
  shop: string
  /** Stands over the words where reviews of several products are mixed. */
  about?: ReactNode
  /** What can be done with it. */
  actions: ReactNode
  ref?: Ref<HTMLLIElement>
}

/** One buyer's words and photos, the shop's answer set in, and what can be done with them. */
export function ReviewCard({ review, shop, about, actions, ref }: ReviewCardProps) {
  const { author, choice, images, reply, repliedAt } = review
  return (
    <Item {...(ref ? { ref } : {})} tabIndex={-1}>
      <Meta>
        <Rating rating={review.rating} />
        <b>{author}</b>
        <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
        {choice && <span>{reviewsText.bought(choice)}</span>}
      </Meta>
      {about}
      {review.text && <Words>{review.text}</Words>}
      {images.length > 0 && (
        <ReviewPhotos
          photos={images}
          title={reviewsText.photosOf(author)}
          nameOf={(at) => reviewsText.photoOf(author, at)}
        />
      )}
      {reply && (
        <Reply>
          <b>{reviewsText.reply(shop)}</b>
          {repliedAt && <time dateTime={repliedAt}>{formatDate(repliedAt)}</time>}
          <p>{reply}</p>
        </Reply>
      )}
      {actions}
    </Item>
  )
}

const About = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 12,
  minBlockSize: 44,
  color: theme.vars.palette.text.primary,
  fontWeight: 550,
  textDecoration: 'none',
  borderRadius: radius.field,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& > div': { inlineSize: 40, flex: 'none', borderRadius: radius.field },
}))

/** The product that a review is about. */
export function ReviewedProduct({ product }: Pick<ShopReview, 'product'>) {
  return (
    <About to={paths.product(product.slug)}>
      <ProductTile src={product.thumbnail} tile={tileOf(product.tile)} size={40} />
      {product.title}
    </About>
  )
}

const ReportDialog = onDemand(() => import('./ReportDialog').then((module) => module.ReportDialog))

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: -12,
  '& > button': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > button[aria-pressed=true]': { color: theme.vars.palette.link },
}))

/** Whether the reader found a review helpful, and what says so. */
function useVote({ id }: Review, product: string) {
  const { isSignedIn } = useSession()
  const dispatch = useThunkDispatch()
  const { isHelpful } = useListHelpfulReviewsQuery(
    { product },
    {
      skip: !isSignedIn,
      selectFromResult: ({ data }) => ({ isHelpful: isSignedIn && (data?.reviewIds.includes(id) ?? false) }),
    },
  )
  const vote = (helpful: boolean) =>
    dispatch(changeVote(product, id, helpful)).catch((error: unknown) =>
      toast.error(reviewsText.notCounted, { detail: problemOf(error).message }),
    )
  return { isHelpful, vote }
}

/**
 * What a reader can do with a review of the product of this slug: say that it helped, or report it. A guest is
 * led to the login first, and goes on here.
 */
export function ReviewActions({ review, product }: { review: Review; product: string }) {
  const { isSignedIn } = useSession()
  const askLogin = useAskLogin(`#${reviewsId}`)
  const { isHelpful, vote } = useVote(review, product)
  const [isAsking, setAsking] = useState(() => awaitsLogin('report', review.id))
  const [isReported, setReported] = useState(false)
  const goOn = useEffectEvent(() => {
    takeIntent('report', review.id)
    if (takeIntent('helpful', review.id)) void vote(true)
  })
  useEffect(() => {
    if (isSignedIn) goOn()
  }, [isSignedIn])
  const signedIn = (kind: 'helpful' | 'report', act: () => void) => () =>
    isSignedIn ? act() : askLogin(kind, review.id)
  return (
    <Row>
      <Button size="small" aria-pressed={isHelpful} onClick={signedIn('helpful', () => void vote(!isHelpful))}>
        {reviewsText.helpful(review.helpfulCount)}
      </Button>
      <Button
        size="small"
        disabled={isReported}
        {...(isReported ? {} : { 'aria-label': reviewsText.reportOf(review.author) })}
        onClick={signedIn('report', () => setAsking(true))}
      >
        {isReported ? reviewsText.reported : reviewsText.report}
      </Button>
      {isSignedIn && isAsking && (
        <ReportDialog reviewId={review.id} onReported={() => setReported(true)} onClose={() => setAsking(false)} />
      )}
    </Row>
  )
}

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

/** Says that a review helped, or takes that back; answers and throws as {@link toggleLatest} does. */
function changeVote(product: string, reviewId: number, isHelpful: boolean): Thunk<Promise<boolean>> {
  const vote: ToggleTarget<{ helpfulCount: number }> = {
    name: `vote ${reviewId}`,
    load: (dispatch) => dispatch(listHelpfulReviews.initiate({ product }, { subscribe: false })),
    show: (isOn) => showVote(product, reviewId, isOn),
    save: (isOn) => (dispatch) =>
      dispatch((isOn ? markReviewHelpful : unmarkReviewHelpful).initiate({ reviewId })).unwrap(),
    take: ({ helpfulCount }) => editReview(reviewId, (review) => (review.helpfulCount = helpfulCount)),
  }
  return toggleLatest(vote, isHelpful)
}
