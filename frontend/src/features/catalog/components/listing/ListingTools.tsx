import { useRef, useState, type ComponentProps } from 'react'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import SlidersHorizontalIcon from 'lucide-react/icons/sliders-horizontal'
import CloseIcon from 'lucide-react/icons/x'
import { InlineSelect } from '@/components/form/InlineSelect'
import { media, unseen } from '@/lib/design'
import type { Facets } from '../../api'
import { chipsOf, countFilters, quickFiltersOf, quickValuesOf, withoutFilters } from '../../chips'
import { sorts, type Filters, type Sort } from '../../listing'
import { useNames } from '../../useCategory'
import { chipLine } from '../looks'
import { listingText } from './text'

const Row = styled('div')({
  display: 'contents',
  [media.wide]: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: 16,
    paddingBlock: '8px 16px',
  },
})
/** Phones keep it in reach under the header while the list scrolls. */
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 5,
  insetBlockStart: 56,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
  marginBlockEnd: 8,
  marginInline: -16,
  paddingInline: 16,
  backgroundColor: theme.vars.palette.background.default,
  '& > button': { flex: 'none' },
  [media.tablet]: { marginInline: -24, paddingInline: 24 },
  [media.wide]: { position: 'static', margin: 0, padding: 0, flex: 'none', '& > button': { display: 'none' } },
}))

type ListingToolsProps = {
  filters: Filters
  facets: Facets | undefined
  searching: boolean
  onChange: (filters: Filters) => void
  onOpenFilters: () => void
}

/** What stands over the products: the chips, the order, and on phones the way to all filters. */
export function ListingTools({ filters, facets, searching, onChange, onOpenFilters }: ListingToolsProps) {
  const count = countFilters(filters)
  return (
    <Row>
      <FilterChips filters={filters} facets={facets} onChange={onChange} />
      <Bar>
        <Button variant="outlined" startIcon={<SlidersHorizontalIcon size={20} />} onClick={onOpenFilters}>
          {count > 0 ? listingText.filtersCount(count) : listingText.filters}
        </Button>
        <SortSelect value={filters.sort} searching={searching} onChange={(sort) => onChange({ ...filters, sort })} />
      </Bar>
    </Row>
  )
}

const Chips = styled('ul')({
  ...chipLine,
  [media.wide]: {
    ...{ flexWrap: 'wrap', overflow: 'visible', rowGap: 0, margin: 0, padding: 0 },
    // A second row of them would push the products down when the answer comes.
    '& > [data-extra]': { display: 'none' },
  },
  [media.desktop]: { '& > [data-extra]': { display: 'list-item' } },
})
/** Material UI hands its press and its class on to the sign. */
const Remove = (props: ComponentProps<'span'>) => (
  <span {...props}>
    <CloseIcon size={16} />
  </span>
)
const asButton = { variant: 'filter', component: 'button', deleteIcon: <Remove /> } as const

/** The filters in force, each removable where it is named, and those that narrow further, ready to press. */
function FilterChips({ filters, facets, total, onChange }: FilterChipsProps) {
  const row = useRef<HTMLUListElement>(null)
  // What stood ready first goes on standing there: chips that change places cannot be hit.
  const readyNow = () => facets && total !== undefined ? quickFiltersOf(filters, facets, total) : undefined
  const [ready, setReady] = useState(readyNow)
  if (!ready && readyNow()) setReady(readyNow())
  const quick = ready ?? pressedOf(filters)
  const chips = chipsOf(filters, useNames(filters, facets))
  const others = chips.filter(({ id }) => !quick.some((filter) => filter.id === id && filter.isOn(filters)))
  const drop = (next: Filters) => {
    onChange(next)
    // The chip that had the focus is gone; those that stand ready stay.
    row.current?.querySelector<HTMLElement>('button[aria-pressed]:enabled')?.focus({ preventScroll: true })
  }
  return (
    <Chips ref={row} aria-label={listingText.filters}>
      {others.map(({ id, label, without }) => (
        <li key={`applied-${id}`}>
          <Chip
            {...asButton}
            label={label}
            data-applied=""
            aria-label={listingText.removeFilter(label)}
            onClick={() => drop(without)}
            onDelete={() => drop(without)}
          />
        </li>
      ))}
      {quick.map(({ id, label, isOn, toggle, countIn }) => {
        const on = isOn(filters)
        const press = () => onChange(toggle(filters))
        return (
          <li key={id}>
            <Chip
              {...asButton}
              label={label}
              aria-pressed={on}
              disabled={!on && facets !== undefined && countIn(facets) === 0}
              onClick={press}
              {...(on ? { onDelete: press } : {})}
            />
          </li>
        )
      })}
      {chips.length > 0 && (
        <li>
          <Button variant="link" onClick={() => drop(withoutFilters(filters))}>
            {listingText.clearAll}
          </Button>
        </li>
      )}
    </Chips>
  )
}

type SortSelectProps = { value: Sort | null; searching: boolean; onChange: (sort: Sort | null) => void }

/** The order of a listing. Relevance exists only where words were searched, and is the default there. */
function SortSelect({ value, searching, onChange }: SortSelectProps) {
  const choices: readonly Sort[] = searching ? ['relevance', ...sorts] : sorts
  const usual = searching ? 'relevance' : sorts[0]
  return (
    <InlineSelect
      label={listingText.sort}
      value={value ?? usual}
      choices={choices.map((sort) => [sort, listingText.sorts[sort]] as const)}
      onChange={(sort) => onChange(sort === usual ? null : sort)}
      sx={{
        '& .MuiInputBase-root': { maxInlineSize: 200 },
        // On the narrowest screens the order itself needs the room; the word is still read aloud.
        '@media (max-width:359px)': { '& .MuiFormControlLabel-label': unseen },
      }}
    />
  )
}
