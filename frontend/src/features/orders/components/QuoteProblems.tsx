import { Button } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import type { CartItem } from '@/features/cart/api'
import { lineName } from '@/features/cart/summary'
import type { QuoteProblem } from '../api'
import { problemWords } from '../problems'
import { ordersText } from '../text'

interface QuoteProblemsProps {
  problems: readonly QuoteProblem[]
  items: readonly CartItem[]
  onLeaveOut: (ids: number[]) => void
}

const words = ordersText.leaveOut

/** The lines that cannot be bought as they are, with the way to go on without them. */
export function QuoteProblems({ problems, items, onLeaveOut }: QuoteProblemsProps) {
  if (problems.length === 0) return null
  const ids = problems.flatMap(({ cartItemId }) => (cartItemId === null ? [] : [cartItemId]))
  const sentenceOf = (problem: QuoteProblem) => {
    const item = items.find(({ id }) => id === problem.cartItemId)
    const why = problemWords(problem)
    return item ? words.about(lineName(item), why) : why
  }
  return (
    <FormAlert tone="warning">
      {problems.map((problem) => (
        <p key={`${problem.cartItemId}-${problem.code}`}>{sentenceOf(problem)}</p>
      ))}
      {ids.length > 0 && (
        <Button variant="outlined" onClick={() => onLeaveOut(ids)}>
          {ids.length === 1 ? words.one : words.many}
        </Button>
      )}
    </FormAlert>
  )
}
