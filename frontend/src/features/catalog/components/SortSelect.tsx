import { styled } from '@mui/material/styles'
import { radius } from '@/lib/design'
import { catalogText, relevance, sorts } from '../text'

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.875rem',
  fontWeight: 550,
})
const Select = styled('select')(({ theme }) => ({
  minBlockSize: 44,
  maxInlineSize: 220,
  padding: '0 36px 0 12px',
  appearance: 'none',
  fontSize: '1rem',
  borderRadius: radius.field,
  border: `1px solid ${theme.vars.palette.control}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
}))
const Field = styled('span')({
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 16,
    insetBlockStart: 15,
    inlineSize: 8,
    blockSize: 8,
    borderInlineEnd: '2px solid currentColor',
    borderBlockEnd: '2px solid currentColor',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
})

type SortSelectProps = { value: string | null; searching: boolean; onChange: (sort: string | null) => void }

/** The order of a listing. Relevance exists only where words were searched, and is the default there. */
export function SortSelect({ value, searching, onChange }: SortSelectProps) {
  const choices = searching ? [relevance, ...sorts] : sorts
  const usual = choices[0]?.value ?? null
  return (
    <Label>
      <span>{catalogText.sort}</span>
      <Field>
        <Select
          value={value ?? usual ?? ''}
          onChange={(event) => onChange(event.target.value === usual ? null : event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      </Field>
    </Label>
  )
}
