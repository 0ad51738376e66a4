import { useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Field } from '@/components/form/Field'
import { media } from '@/lib/design'
import { sellerOrdersText } from '../text'

const words = sellerOrdersText.search

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  justifyContent: 'start',
  gap: 12,
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 400px) 170px 170px auto auto',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
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
        <Field
          label={words.label}
          name="q"
          type="search"
          placeholder={words.placeholder}
          slotProps={{ input: { enterKeyHint: 'search', maxLength: 100 } }}
          autoComplete="off"
          value={typed.q}
          onChange={({ target }) => setTyped({ ...typed, q: target.value })}
        />
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
        <Button type="submit" variant="outlined" size="large">
          {words.find}
        </Button>
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
