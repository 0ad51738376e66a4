import { useState } from 'react'
import { problemOf, type ProblemView } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { useReviewOrderLineMutation, type OrderLine } from './api'
import { lineReviewText } from './components/review/text'
import { dropDraft } from './reviewDraft'

interface Sending {
  orderId: number
  line: OrderLine
  photos: readonly File[]
  onSent: () => void
}

/** What the server said of the photos, and what is left to say. */
function sort(problem: ProblemView) {
  const [, ofPhotos] = Object.entries(problem.fields).find(([name]) => name.startsWith('images')) ?? []
  const others = Object.entries(problem.fields).filter(([name]) => !name.startsWith('images'))
  return { ofPhotos, rest: { ...problem, fields: Object.fromEntries(others) } }
}

/** Sends the review of a line; what the server refuses of the photos is said apart from the rest. */
export function useSendReview({ orderId, line, photos, onSent }: Sending) {
  const [review] = useReviewOrderLineMutation()
  const [refused, setRefused] = useState<string>()

  const send = async ({ rating, text }: { rating: string; text: string }): Promise<ProblemView | null> => {
    setRefused(undefined)
    const reviewForm = { rating: Number(rating), text, images: [...photos] }
    const answer = await review({ orderId, lineId: line.id, reviewForm })
    if (answer.error) {
      const { ofPhotos, rest } = sort(problemOf(answer.error))
      setRefused(ofPhotos)
      return rest
    }
    dropDraft(line.id)
    toast.success(lineReviewText.sent)
    onSent()
    return null
  }
  return { send, refused, forgive: () => setRefused(undefined) }
}
