import { useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Field } from '@/components/form/Field'
import { SearchField } from '@/components/form/SearchField'
import { sellerOrdersText } from '../text'

const words = sellerOrdersText.search

/** On phones the words and the button share a line, and the days the next one. */
const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  '& > div': { flex: '1 1 140px', inlineSize: 'auto', maxInlineSize: 200 },
  '& > div:first-of-type': { flex: '1 1 200px', maxInlineSize: 400 },
})

/** What orders are looked for by. */
export interface OrderSearchValues {
  q: string
  /** Days of the shop, such as "2026-11-23"; empty: any. */
  from: string
  to: string
}

interface SellerOrderSearchProps {
  shown: OrderSearchValues
  onChange: (values: OrderSearchValues) => void
}

/** Finds orders by their number, the buyer or a product, and by the days on which they were placed. */
export function SellerOrderSearch({ shown, onChange }: SellerOrderSearchProps) {
  const [typed, setTyped] = useState(shown)
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange({ ...typed, q: typed.q.trim() })
  }
  const isSearch = Object.values(shown).some(Boolean)
  const none = { q: '', from: '', to: '' }
  return (
    <search>
      <Form onSubmit={find}>
        <SearchField
          label={words.label}
          name="q"
          placeholder={words.placeholder}
          slotProps={{ input: { enterKeyHint: 'search', maxLength: 100 } }}
          value={typed.q}
          onChange={(q) => setTyped({ ...typed, q })}
        />
        <Button type="submit" variant="outlined" size="large">
          {words.find}
        </Button>
        <Field
          label={words.from}
          name="from"
          type="date"
          slotProps={{ input: { max: typed.to || undefined } }}
          value={typed.from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        <Field
          label={words.to}
          name="to"
          type="date"
          slotProps={{ input: { min: typed.from || undefined } }}
          value={typed.to}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
        {isSearch && (
          <Button
            size="large"
            onClick={() => {
              setTyped(none)
              onChange(none)
            }}
          >
            {words.clear}
          </Button>
        )}
      </Form>
    </search>
  )
}
