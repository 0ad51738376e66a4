import { useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { SearchField } from '@/components/form/SearchField'
import { SelectField } from '@/components/form/SelectField'
import { media } from '@/lib/design'
import { periodChoices, type Period } from '../period'
import { ordersText, orderPeriodText } from '../text'

const words = ordersText.list

/** The periods to choose from beside the years. */
export const periods = ['all', 'days', 'months'] as const

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  justifyContent: 'start',
  gap: 12,
  '& > :last-child': { gridColumn: '1 / -1' },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 400px) auto minmax(0, 240px)',
    '& > :last-child': { gridColumn: 'auto' },
  },
})

interface OrderSearchProps {
  /** What is being looked for. */
  q: string
  period: Period
  /** Years in which something was ordered, the latest first. */
  years: readonly string[]
  onChange: (change: { q?: string; period?: Period }) => void
}

/** Finds orders by their number, a product or a shop, and by when they were placed. */
export function OrderSearch({ q, period, years, onChange }: OrderSearchProps) {
  const [typed, setTyped] = useState(q)
  const [shown, setShown] = useState(q)
  // Another address, another search; the field stays the same, and the focus in it.
  if (shown !== q) {
    setShown(q)
    setTyped(q)
  }
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange({ q: typed.trim() })
  }
  return (
    <search>
      <Form onSubmit={find}>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          name="q"
          slotProps={{ input: { enterKeyHint: 'search', maxLength: 100 } }}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" variant="outlined" size="large">
          {words.find}
        </Button>
        <SelectField
          label={orderPeriodText.label}
          value={period}
          onChange={({ target }) => onChange({ period: target.value as Period })}
        >
          {periodChoices(periods, years, period).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </Form>
    </search>
  )
}
