import { useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Field } from '@/components/form/Field'
import { SearchField } from '@/components/form/SearchField'
import { SelectField } from '@/components/form/SelectField'
import { media } from '@/lib/design'
import { marketLedgerText as words } from './text'
import { accountName, bookingKindName } from './names'

/** On phones the number and the button share a line; days, account and kind follow in pairs. */
const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 12,
  [media.tablet]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > div': { flex: '1 1 140px', inlineSize: 'auto', maxInlineSize: 240 },
  },
})

/** What bookings are looked for by; empty: any. */
export interface LedgerFilterValues {
  order: string
  from: string
  to: string
  account: string
  kind: string
}

interface LedgerFilterProps {
  shown: LedgerFilterValues
  /** Every word that can be chosen; none until it is known. */
  accounts: readonly string[]
  kinds: readonly string[]
  onChange: (values: Partial<LedgerFilterValues>) => void
}

/** Finds bookings by order, days, account and kind. */
export function LedgerFilter({ shown, accounts, kinds, onChange }: LedgerFilterProps) {
  const [typed, setTyped] = useState(shown)
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange({ order: typed.order.trim(), from: typed.from, to: typed.to })
  }
  return (
    <search>
      <Form onSubmit={find}>
        <SearchField
          label={words.order}
          name="order"
          placeholder={words.orderPlaceholder}
          slotProps={{ input: { enterKeyHint: 'search', maxLength: 50 } }}
          value={typed.order}
          onChange={(order) => setTyped({ ...typed, order })}
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
        <WordSelect
          label={words.account}
          every={words.everyAccount}
          choices={accounts}
          wordOf={accountName}
          value={shown.account}
          onChange={(account) => onChange({ account })}
        />
        <WordSelect
          label={words.kind}
          every={words.everyKind}
          choices={kinds}
          wordOf={bookingKindName}
          value={shown.kind}
          onChange={(kind) => onChange({ kind })}
        />
      </Form>
    </search>
  )
}

interface WordSelectProps {
  label: string
  every: string
  choices: readonly string[]
  wordOf: (word: string) => string
  value: string
  onChange: (value: string) => void
}

/** One of the words of the ledger, or any. What the address asks for can be seen before the others are known. */
function WordSelect({ label, every, choices, wordOf, value, onChange }: WordSelectProps) {
  const known = [...new Set([...choices, ...(value && [value])])]
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{every}</option>
      {known.map((word) => (
        <option key={word} value={word}>
          {wordOf(word)}
        </option>
      ))}
    </SelectField>
  )
}
