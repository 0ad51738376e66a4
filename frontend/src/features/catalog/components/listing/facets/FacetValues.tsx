import { useId, useRef, useState, type ReactNode } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import { styled } from '@mui/material/styles'
import CheckIcon from 'lucide-react/icons/check'
import SearchIcon from 'lucide-react/icons/search'
import { flushSync } from 'react-dom'
import { SearchInput } from '@/components/form/SearchInput'
import { radius } from '@/lib/design'
import { formatNumber } from '@/lib/language'
import { isUsable, manyValues, valuesInView, type FacetValue } from '../../../facets'
import { colourDot, overlaidInput } from '../../styles'
import { listingText } from '../text'

const List = styled('ul')({ '&[data-swatches]': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 8 } })
const magnifier = <SearchIcon size={20} />
const Nothing = styled('p')(({ theme }) => ({ paddingBlock: 10, color: theme.vars.palette.text.secondary }))

type FacetValuesProps = {
  title: string
  values: readonly FacetValue[]
  /** The color that stands for a value; null shows its word alone. */
  colourOf?: (value: string) => string | null
  onToggle: (value: string) => void
}

/** The values of a facet: the first few, the rest on demand, and a way to find one among many. */
export function FacetValues({ title, values, colourOf = () => null, onToggle }: FacetValuesProps) {
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  const [words, setWords] = useState('')
  const shown = valuesInView(values, all, words)
  const rest = values.length - valuesInView(values, false, '').length
  const showAll = () => {
    const known = new Set(list.current?.querySelectorAll('input'))
    flushSync(() => setAll(!all))
    // On to the first of those that have come, if it can be ticked.
    const come = [...(list.current?.querySelectorAll('input') ?? [])].filter((input) => !known.has(input))
    come.find((input) => !input.disabled)?.focus()
  }
  const swatches = shown.some(({ value }) => colourOf(value) !== null)
  return (
    <>
      {values.length > manyValues && (
        <SearchInput
          fullWidth
          size="small"
          startAdornment={<InputAdornment position="start">{magnifier}</InputAdornment>}
          slotProps={{ input: { 'aria-label': listingText.findIn(title), 'aria-controls': listId } }}
          placeholder={listingText.findIn(title)}
          value={words}
          onChange={setWords}
        />
      )}
      <List ref={list} id={listId} data-swatches={swatches || undefined}>
        {shown.map((value) => {
          const colour = colourOf(value.value)
          const toggle = () => onToggle(value.value)
          return (
            <li key={value.value}>
              {colour ? (
                <Swatch value={value} colour={colour} onChange={toggle} />
              ) : (
                <FacetCheckbox checked={value.chosen} count={value.count} onChange={toggle}>
                  {value.label}
                </FacetCheckbox>
              )}
            </li>
          )
        })}
      </List>
      {shown.length === 0 && <Nothing role="status">{listingText.noValue(words.trim())}</Nothing>}
      {rest > 0 && words.trim() === '' && (
        <Button variant="link" sx={{ marginInlineStart: -1 }} aria-expanded={all} aria-controls={listId} onClick={showAll}>
          {all ? listingText.fewerValues : listingText.moreValues(rest)}
        </Button>
      )}
    </>
  )
}

const Label = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 48,
  paddingInlineStart: 4,
  cursor: 'pointer',
  '& input': overlaidInput,
  '&:has(:disabled)': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: radius.field,
  },
}))
const Dot = styled('span')(({ theme }) => ({
  ...colourDot(theme, 32),
  'input:checked + & svg': { opacity: 1 },
  'input:disabled + &': { opacity: 0.5 },
}))
const Words = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  lineHeight: '18px',
  'input:checked ~ &': { fontWeight: 550 },
  '& > span': {
    display: 'block',
    ...theme.typography.small,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  'input:disabled ~ & > span': { color: 'inherit' },
}))

/** A color to tick, with its name and how many products have it. */
function Swatch({ value, colour, onChange }: { value: FacetValue; colour: string; onChange: () => void }) {
  return (
    <Label>
      <input type="checkbox" checked={value.chosen} disabled={!isUsable(value)} onChange={onChange} />
      <Dot style={{ backgroundColor: colour }}>
        <CheckIcon size={20} />
      </Dot>
      <Words>
        {value.label} {value.count !== null && <span>{formatNumber(value.count)}</span>}
      </Words>
    </Label>
  )
}

const Row = styled(FormControlLabel)({
  display: 'flex',
  overflowWrap: 'anywhere',
  '& .MuiFormControlLabel-label': { display: 'flex', flex: 1, alignItems: 'center', gap: 12, minInlineSize: 0 },
})
const Count = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  marginInlineStart: 'auto',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '.Mui-disabled &': { color: 'inherit' },
}))

type FacetCheckboxProps = {
  checked: boolean
  /** How many products it would show; null while that is not known. */
  count: number | null | undefined
  onChange: () => void
  /** One of a group, of which one is chosen. */
  group?: string
  children: ReactNode
}

/** A row to tick, with how many products it would show; without any it cannot be ticked. */
export function FacetCheckbox({ checked, count, onChange, group, children }: FacetCheckboxProps) {
  const words = (
    <>
      {children} {typeof count === 'number' && <Count>{formatNumber(count)}</Count>}
    </>
  )
  return (
    <Row
      control={group ? <Radio name={group} /> : <Checkbox />}
      label={words}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={onChange}
    />
  )
}
