import type { Ref } from 'react'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import CheckIcon from 'lucide-react/icons/check'
import { productPageText } from './text'

/** Where adding stands. */
export type AddState = 'idle' | 'pending' | 'added' | 'soldOut' | 'away'

/** What the button needs. */
export type AddButtonProps = { state: AddState; onAdd: () => void; ref?: Ref<HTMLButtonElement> }

const words: Record<AddState, string> = {
  idle: productPageText.add,
  pending: productPageText.adding,
  added: productPageText.added,
  soldOut: productPageText.soldOut,
  away: productPageText.away,
}

/** "Add to cart", alive until the stock is none. While it works it keeps the focus and takes no second press. */
export function AddButton({ state, onAdd, ref }: AddButtonProps) {
  const pending = state === 'pending'
  return (
    <Button
      {...(ref ? { ref } : {})}
      variant="contained"
      size="large"
      disabled={state === 'soldOut' || state === 'away'}
      aria-disabled={pending}
      onClick={() => !pending && onAdd()}
      startIcon={pending ? <CircularProgress size={16} color="inherit" aria-hidden="true" /> : state === 'added' && <CheckIcon size={20} />}
    >
      {words[state]}
    </Button>
  )
}
