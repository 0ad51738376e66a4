import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { radius, unseen } from '@/lib/design'
import { sorts, type Sort } from '../../listing'
import { listingText } from './text'

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  ...theme.typography.subtitle2,
  '@media (max-width:359px)': { '& > span:first-of-type': unseen },
}))
const Select = styled('select')(({ theme }) => ({
  minBlockSize: 44,
  inlineSize: '100%',
  maxInlineSize: 200,
  textOverflow: 'ellipsis',
  paddingBlock: 0,
  paddingInline: '12px 36px',
  appearance: 'none',
  ...theme.typography.body1,
  borderRadius: radius.field,
  border: `1px solid ${theme.vars.palette.control}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
}))
const Field = styled('span')({
  position: 'relative',
  minInlineSize: 0,
  '& > svg': { position: 'absolute', insetInlineEnd: 10, insetBlockStart: 12, pointerEvents: 'none' },
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
        <Icon name="chevronDown" size={20} />
      </Field>
    </Label>
  )
}
