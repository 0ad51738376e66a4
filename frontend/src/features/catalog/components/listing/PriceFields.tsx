import { useId, useState, type KeyboardEvent } from 'react'
import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { radius } from '@/lib/design'
import { moneyToInput, parseMoney } from '@/lib/money'
import type { Filters } from '../../listing'
import { listingText } from './text'

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  '& label': theme.typography.subtitle2,
  '& input': {
    display: 'block',
    inlineSize: '100%',
    minBlockSize: 44,
    marginBlockStart: 4,
    paddingInline: 12,
    ...theme.typography.body1,
    fontVariantNumeric: 'tabular-nums',
    borderRadius: radius.field,
    border: `1px solid ${theme.vars.palette.control}`,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& input[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
  '& p': { gridColumn: '1 / -1', color: theme.vars.palette.error.main, ...theme.typography.body2 },
}))

type PriceFieldsProps = { filters: Filters; onChange: (filters: Filters) => void }
type Draft = { of: string; low: string; high: string }

/** The least and the most to pay. They take effect when a field is left or Enter is pressed. */
export function PriceFields({ filters, onChange }: PriceFieldsProps) {
  const currency = useCurrency()
  const errorId = useId()
  const toText = (minor: number | null) => (minor === null ? '' : moneyToInput(minor, currency))
  const of = `${filters.minPrice}-${filters.maxPrice}`
  const fresh: Draft = { of, low: toText(filters.minPrice), high: toText(filters.maxPrice) }
  const [draft, setDraft] = useState(fresh)
  const [checked, setChecked] = useState(false)
  // The prices were changed from outside, by a chip for one.
  if (draft.of !== of) setDraft(fresh)
  const bad = (text: string) => checked && text.trim() !== '' && parseMoney(text, currency) === null
  const apply = () => {
    setChecked(true)
    const bounds = [parseMoney(draft.low, currency), parseMoney(draft.high, currency)] as const
    const swap = bounds[0] !== null && bounds[1] !== null && bounds[0] > bounds[1]
    const [minPrice, maxPrice] = swap ? [bounds[1], bounds[0]] : bounds
    if (minPrice !== filters.minPrice || maxPrice !== filters.maxPrice) onChange({ ...filters, minPrice, maxPrice })
  }
  const field = (name: 'low' | 'high', label: string) => (
    <label>
      {label}
      <input
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        value={draft[name]}
        aria-invalid={bad(draft[name])}
        {...(bad(draft[name]) ? { 'aria-describedby': errorId } : {})}
        onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        onBlur={apply}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && apply()}
      />
    </label>
  )
  return (
    <Pair>
      {field('low', listingText.from)}
      {field('high', listingText.to)}
      {(bad(draft.low) || bad(draft.high)) && (
        <p id={errorId} role="alert">
          {listingText.noAmount}
        </p>
      )}
    </Pair>
  )
}
