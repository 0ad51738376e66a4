import { useState, type KeyboardEvent } from 'react'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import MinusIcon from 'lucide-react/icons/minus'
import PlusIcon from 'lucide-react/icons/plus'
import { radius } from '@/lib/design'
import { componentText } from './text'

type QuantityInputProps = {
  value: number
  onChange: (quantity: number) => void
  min?: number
  max?: number
  /** What is counted, for screen readers: "Quantity of Mug". */
  label?: string
  disabled?: boolean
}

const Box = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'stretch',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radius.field,
  backgroundColor: theme.vars.palette.background.paper,
  '& input': {
    inlineSize: 44,
    border: 0,
    padding: 0,
    background: 'none',
    textAlign: 'center',
    fontWeight: 550,
    fontVariantNumeric: 'tabular-nums',
  },
}))

/** Minus, number, plus. Values outside the bounds are brought back to the nearest bound. */
export function QuantityInput({
  value,
  onChange,
  min = 1,
  max = 999,
  label = componentText.quantity,
  disabled = false,
}: QuantityInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const apply = (wanted: number) => {
    setDraft(null)
    const bounded = Math.min(max, Math.max(min, wanted))
    if (bounded !== value) onChange(bounded)
  }
  const commit = () => {
    if (draft !== null) apply(/^\d+$/.test(draft) ? Number(draft) : value)
  }
  const step = (event: KeyboardEvent) => {
    const change = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (!change && event.key !== 'Enter') return
    // Enter would send the form around it, with whatever else stands there.
    event.preventDefault()
    if (change) apply(value + change)
    else commit()
  }
  return (
    <Box role="group" aria-label={label}>
      <IconButton
        aria-label={componentText.decrease}
        disabled={disabled || value <= min}
        onClick={() => apply(value - 1)}
      >
        <MinusIcon size={20} />
      </IconButton>
      <input
        aria-label={label}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={step}
      />
      <IconButton
        aria-label={componentText.increase}
        disabled={disabled || value >= max}
        onClick={() => apply(value + 1)}
      >
        <PlusIcon size={20} />
      </IconButton>
    </Box>
  )
}
