import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { Button } from '@/components/Button'
import { onDemand } from '@/components/onDemand'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import type { Review } from '../../api'
import { useListHelpfulReviewsQuery } from '../../personalApi'
import { changeVote } from '../../votes'
import { reviewsText } from './text'

const ReportDialog = onDemand(() => import('./ReportDialog').then((module) => module.ReportDialog))

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: -12,
  '& > button': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > button[aria-pressed=true]': { color: theme.vars.palette.link },
}))

/** Whether the reader found a review helpful, and the press that says so; a guest is led to the login. */
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
  const vote = () =>
    dispatch(changeVote(product, id, !isHelpful)).catch((error: unknown) =>
      toast.error(reviewsText.notCounted, { detail: problemOf(error).message }),
    )
  return { isHelpful, vote }
}

/** What a reader can do with a review: say that it helped, or report it. */
export function ReviewActions({ review, product }: { review: Review; product: string }) {
  const { isSignedIn } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { isHelpful, vote } = useVote(review, product)
  const [isAsking, setAsking] = useState(false)
  const [isReported, setReported] = useState(false)
  const signedIn = (act: () => void) => () => (isSignedIn ? act() : void navigate(paths.login(pathname + search)))
  return (
    <Row>
      <Button size="small" aria-pressed={isHelpful} onClick={signedIn(() => void vote())}>
        {reviewsText.helpful(review.helpfulCount)}
      </Button>
      <Button
        size="small"
        disabled={isReported}
        {...(isReported ? {} : { 'aria-label': reviewsText.reportOf(review.author) })}
        onClick={signedIn(() => setAsking(true))}
      >
        {isReported ? reviewsText.reported : reviewsText.report}
      </Button>
      {isAsking && (
        <ReportDialog reviewId={review.id} onReported={() => setReported(true)} onClose={() => setAsking(false)} />
      )}
    </Row>
  )
}
