import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { radius } from '@/lib/design'
import { manyValues, valuesInView, type FacetValue } from '../../../facets'
import { listingText } from '../text'
import { Swatch } from './Swatch'
import { Tick } from './Tick'

const Find = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 4,
  paddingInline: 12,
  borderRadius: radius.field,
  border: `1px solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 44,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    ...theme.typography.body1,
  },
}))
const List = styled('ul')({ '&[data-swatches]': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 8 } })
const More = styled('button')(({ theme }) => ({
  minBlockSize: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.link,
  ...theme.typography.body2,
  fontWeight: 650,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
}))
const Nothing = styled('p')(({ theme }) => ({ paddingBlock: 10, color: theme.vars.palette.text.secondary }))

type FacetValuesProps = {
  title: string
  values: readonly FacetValue[]
  /** The colour that stands for a value; null shows its word alone. */
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
        <Find>
          <Icon name="search" size={20} />
          <input
            type="search"
            autoComplete="off"
            aria-label={listingText.findIn(title)}
            placeholder={listingText.findIn(title)}
            aria-controls={listId}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Find>
      )}
      <List ref={list} id={listId} data-swatches={swatches || undefined}>
        {shown.map((value) => {
          const colour = colourOf(value.value)
          const toggle = () => onToggle(value.value)
          return (
            <li key={value.value}>
              {colour ? (
                <Swatch of={value} colour={colour} onChange={toggle} />
              ) : (
                <Tick checked={value.chosen} count={value.count} onChange={toggle}>
                  {value.label}
                </Tick>
              )}
            </li>
          )
        })}
      </List>
      {shown.length === 0 && <Nothing role="status">{listingText.noValue(words.trim())}</Nothing>}
      {rest > 0 && words.trim() === '' && (
        <More type="button" aria-expanded={all} aria-controls={listId} onClick={showAll}>
          {all ? listingText.fewerValues : listingText.moreValues(rest)}
        </More>
      )}
    </>
  )
}
