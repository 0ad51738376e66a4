import { useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { ReviewCard, ReviewedProduct, ReviewItems } from '@/features/catalog/components/reviews/ReviewCard'
import { reviewsText } from '@/features/catalog/components/reviews/text'
import { characters } from '@/lib/design'
import { useEditReviewReplyMutation, useReplyToReviewMutation, type SellerReview } from '../api'
import { sellerReviewsText as words } from './text'

const ReportDialog = onDemand(() =>
  import('@/features/catalog/components/reviews/ReportDialog').then((module) => module.ReportDialog),
)

/** What buyers say about the shop's products, each with the way to answer or report it. */
export function SellerReviews({ reviews, shop }: { reviews: readonly SellerReview[]; shop: string }) {
  return (
    <Paper variant="panel">
      <ReviewItems>
        {reviews.map((entry) => (
          <ReviewCard
            key={entry.review.id}
            review={entry.review}
            shop={shop}
            about={<ReviewedProduct product={entry.product} />}
            actions={<SellerActions entry={entry} />}
          />
        ))}
      </ReviewItems>
    </Paper>
  )
}

/** An answer, its one change, and a report to the marketplace. */
function SellerActions({ entry }: { entry: SellerReview }) {
  const { review, replyEditedAt } = entry
  const [isWriting, setWriting] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isReported, setReported] = useState(false)
  const { author, reply } = review
  const isFinal = reply !== null && replyEditedAt !== null
  if (isWriting) return <AnswerForm entry={entry} onClose={() => setWriting(false)} />
  return (
    <Row spacing={1}>
      {!isFinal && (
        <Button
          variant={reply === null ? 'outlined' : 'text'}
          aria-label={reply === null ? words.answerOf(author) : words.changeOf(author)}
          onClick={() => setWriting(true)}
        >
          {reply === null ? words.answer : words.change}
        </Button>
      )}
      <Button
        variant="text"
        disabled={isReported}
        {...(isReported ? {} : { 'aria-label': reviewsText.reportOf(author) })}
        onClick={() => setAsking(true)}
      >
        {isReported ? reviewsText.reported : reviewsText.report}
      </Button>
      {isAsking && (
        <ReportDialog reviewId={review.id} onReported={() => setReported(true)} onClose={() => setAsking(false)} />
      )}
    </Row>
  )
}

const focusOn = (box: HTMLFormElement | null) => box?.querySelector('textarea')?.focus()

function AnswerForm({ entry: { review }, onClose }: { entry: SellerReview; onClose: () => void }) {
  const [post] = useReplyToReviewMutation()
  const [edit] = useEditReviewReplyMutation()
  const isChange = review.reply !== null
  const form = useProblemForm({
    defaultValues: { text: review.reply ?? '' },
    send: async (replyToReview) => {
      const call = isChange ? edit : post
      const { error } = await call({ reviewId: review.id, replyToReview })
      if (error) return problemOf(error, words.notAnswered)
      toast.success(isChange ? words.changed : words.answered)
      onClose()
      return null
    },
  })
  const { ref, ...rest } = form.props
  return (
    <form
      {...rest}
      ref={(box) => {
        ref.current = box
        // Where the button that was pressed stood.
        focusOn(box)
      }}
    >
      <Stack spacing={1.5} sx={{ maxInlineSize: characters(68) }}>
        <FormErrors form={form} />
        <Field
          multiline
          minRows={3}
          label={words.answerLabel(review.author)}
          hint={isChange ? words.changeHint : words.answerHint}
          {...form.field('text', { required: words.answerMissing, validate: atMost(2000, words.tooLong) })}
        />
        <Row>
          <SubmitButton busy={form.isSending}>{isChange ? words.save : words.send}</SubmitButton>
          <Button variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
