import { radius } from '@/lib/design'
import { styled } from '@/lib/styled'
import { sorts, type Sort } from '../../listing'
import { listingText } from './text'

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  fontSize: '0.875rem',
  fontWeight: 550,
})
const Select = styled('select')(({ theme }) => ({
  minBlockSize: 44,
  maxInlineSize: 200,
  paddingBlock: 0,
  paddingInline: '12px 36px',
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
    borderRight: '2px solid currentColor',
    borderBlockEnd: '2px solid currentColor',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
})

type SortSelectProps = { value: Sort | null; searching: boolean; onChange: (sort: Sort | null) => void }

/** The order of a listing. Relevance exists only where words were searched, and is the default there. */
export function SortSelect({ value, searching, onChange }: SortSelectProps) {
  const choices: readonly Sort[] = searching ? ['relevance', ...sorts] : sorts
  const [usual] = choices
  return (
    <Label>
      <span>{listingText.sort}</span>
      <Field>
        <Select
          value={value ?? usual}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice === event.target.value)
            onChange(chosen === usual ? null : (chosen ?? null))
          }}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {listingText.sorts[choice]}
            </option>
          ))}
        </Select>
      </Field>
    </Label>
  )
}
