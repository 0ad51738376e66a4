import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { onDemand } from '@/components/onDemand'
import { Rating } from '@/components/Rating'
import { paths } from '@/lib/paths'
import type { OrderLine } from '../../api'
import { lineReviewText } from './text'

const ReviewDialog = onDemand(() => import('./ReviewDialog').then((module) => module.ReviewDialog))

const Own = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  ...theme.typography.body2,
}))
const Write = styled(Button)({ marginBlockStart: 4 })

/** On a delivered line: the way to review it, then one's own stars. */
export function LineReview({ orderId, line }: { orderId: number; line: OrderLine }) {
  const [isWriting, setWriting] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const own = useRef<HTMLAnchorElement>(null)
  const isReviewed = line.review !== null
  // The button that had the focus is gone once the review is there.
  useEffect(() => {
    if (isReviewed && wasOpened) own.current?.focus()
  }, [isReviewed, wasOpened])
  const write = () => {
    setWriting(true)
    setWasOpened(true)
  }
  if (line.review)
    return (
      <Own ref={own} to={`${paths.product(line.productSlug)}#reviews`}>
        {lineReviewText.own}
        <Rating rating={line.review.rating} bare />
      </Own>
    )
  if (!line.reviewable) return null
  return (
    <>
      <Write variant="outlined" aria-label={lineReviewText.writeOf(line.title)} onClick={write}>
        {lineReviewText.write}
      </Write>
      {isWriting && <ReviewDialog orderId={orderId} line={line} onClose={() => setWriting(false)} />}
    </>
  )
}
