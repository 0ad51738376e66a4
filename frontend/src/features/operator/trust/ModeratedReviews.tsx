import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { QuotedText } from '@/components/QuotedText'
import { ReviewCard, ReviewedProduct, ReviewItems } from '@/features/catalog/components/reviews/ReviewCard'
import { reviewsText } from '@/features/catalog/components/reviews/text'
import { formatDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { useHideReviewMutation, useRestoreReviewMutation, type ModeratedReview } from '../api'
import { ModerationActions } from './ModerationActions'
import { trustText as words } from './text'

/** Reviews with what is held against them, and the way to decide about each. */
export function ModeratedReviews({ reviews }: { reviews: readonly ModeratedReview[] }) {
  return (
    <Paper variant="panel">
      <ReviewItems>
        {reviews.map((entry) => (
          <ReviewCard
            key={entry.review.id}
            review={entry.review}
            shop={words.theShop}
            about={
              <>
                <ReviewedProduct product={entry.product} />
                <Link to={paths.adminProducts({ q: entry.product.slug })}>{words.manageProduct}</Link>
              </>
            }
            actions={<Decide entry={entry} />}
          />
        ))}
      </ReviewItems>
    </Paper>
  )
}

function Decide({ entry: { review, reports, hiddenAt, hiddenReason } }: { entry: ModeratedReview }) {
  const [hide] = useHideReviewMutation()
  const [restore] = useRestoreReviewMutation()
  const { id, author } = review
  return (
    <Stack spacing={1.5}>
      {reports.map(({ reason, text, createdAt, settledAt }) => (
        <QuotedText
          key={`${createdAt}-${reason}`}
          title={(settledAt ? words.settled : words.reported)(reviewsText.reasons[reason], formatDate(createdAt))}
        >
          {text}
        </QuotedText>
      ))}
      {hiddenAt && <QuotedText title={words.hiddenOn(formatDate(hiddenAt))}>{hiddenReason}</QuotedText>}
      <ModerationActions
        isHidden={hiddenAt !== null}
        isReported={reports.some(({ settledAt }) => settledAt === null)}
        names={{ keep: words.keepReview(author), show: words.showReview(author), hide: words.hideReview(author) }}
        question={words.hideReviewQuestion}
        text={words.hideReviewText}
        shown={words.shownReview}
        hidden={words.hiddenReview}
        onHide={(reason) => hide({ reviewId: id, hideReview: { reason } })}
        onRestore={() => restore({ reviewId: id })}
      />
    </Stack>
  )
}
