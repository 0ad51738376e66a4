import { useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Field } from '@/components/form/Field'
import { SearchField } from '@/components/form/SearchField'
import { SelectField } from '@/components/form/SelectField'
import { actionName, targetKindName } from './changes'
import { auditText as words } from './text'

/** On phones the words and the button share a line; days, action and subject follow in pairs. */
const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  '& > div': { flex: '1 1 140px', inlineSize: 'auto', maxInlineSize: 240 },
  '& > div:first-of-type': { flex: '1 1 200px', maxInlineSize: 400 },
})

/** What entries are looked for by; empty: any. */
export interface AuditFilterValues {
  q: string
  from: string
  to: string
  action: string
  targetKind: string
}

interface AuditFilterProps {
  shown: AuditFilterValues
  /** Every word that can stand in the log; none until it is known. */
  actions: readonly string[]
  targetKinds: readonly string[]
  onChange: (values: Partial<AuditFilterValues>) => void
}

/** Finds entries by operator or subject, by days, and by what was done to what. */
export function AuditFilter({ shown, actions, targetKinds, onChange }: AuditFilterProps) {
  const [typed, setTyped] = useState(shown)
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { q, from, to } = typed
    onChange({ q: q.trim(), from, to })
  }
  return (
    <search>
      <Form onSubmit={find}>
        <SearchField
          label={words.search}
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
        <Choice
          label={words.action}
          every={words.everyAction}
          choices={actions}
          wordOf={actionName}
          value={shown.action}
          onChange={(action) => onChange({ action })}
        />
        <Choice
          label={words.subject}
          every={words.everySubject}
          choices={targetKinds}
          wordOf={targetKindName}
          value={shown.targetKind}
          onChange={(targetKind) => onChange({ targetKind })}
        />
      </Form>
    </search>
  )
}

interface ChoiceProps {
  label: string
  every: string
  choices: readonly string[]
  wordOf: (word: string) => string
  value: string
  onChange: (value: string) => void
}

/** One of the words of the log, or any. What the address asks for can be seen before the others are known. */
function Choice({ label, every, choices, wordOf, value, onChange }: ChoiceProps) {
  const known = [...new Set([...choices, ...(value && [value])])].map((word) => [word, wordOf(word)] as const)
  known.sort(([, one], [, other]) => one.localeCompare(other))
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{every}</option>
      {known.map(([word, name]) => (
        <option key={word} value={word}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
