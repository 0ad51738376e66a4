import { Button } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import type { CartItem } from '@/features/cart/api'
import { lineName } from '@/features/cart/components/CartLine'
import type { QuoteProblem } from '../api'

interface QuoteProblemsProps {
  problems: readonly QuoteProblem[]
  items: readonly CartItem[]
  onLeaveOut: (ids: number[]) => void
}

/** The lines that cannot be bought as they are, with the way to go on without them. */
export function QuoteProblems({ problems, items, onLeaveOut }: QuoteProblemsProps) {
  if (problems.length === 0) return null
  const ids = problems.flatMap(({ cartItemId }) => (cartItemId === null ? [] : [cartItemId]))
  const nameOf = (id: number | null) => {
    const item = items.find((line) => line.id === id)
    return item ? `${lineName(item)}: ` : ''
  }
  return (
    <FormAlert tone="warning">
      {problems.map((problem) => (
        <p key={`${problem.cartItemId}-${problem.code}`}>
          {nameOf(problem.cartItemId)}
          {problem.message}
        </p>
      ))}
      {ids.length > 0 && (
        <Button variant="outlined" onClick={() => onLeaveOut(ids)}>
          {ids.length === 1 ? 'Continue without it' : 'Continue without them'}
        </Button>
      )}
    </FormAlert>
  )
}
