import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import SlidersHorizontalIcon from 'lucide-react/icons/sliders-horizontal'
import CloseIcon from 'lucide-react/icons/x'
import { InlineSelect } from '@/components/form/InlineSelect'
import { media, visuallyHidden } from '@/lib/design'
import type { Facets } from '../../api'
import { chipsOf, countFilters, pressedQuickFilters, quickFiltersOf, withoutFilters, type QuickFilter } from '../../chips'
import { sorts, type Filters, type Sort } from '../../listing'
import { useFilterNames } from '../../useCategory'
import { chipLine } from '../styles'
import { listingText } from './text'

/**
 * On phones one line, pushed sideways, which stays in reach under the header while the list scrolls. Wide
 * screens have the chips and the order over both columns, and the other scopes over the filters.
 */
export const ToolLine = styled('div')(({ theme }) => ({
  ...chipLine,
  position: 'sticky',
  zIndex: 5,
  insetBlockStart: 56,
  alignItems: 'center',
  paddingBlock: 6,
  marginBlockEnd: 4,
  backgroundColor: theme.vars.palette.background.default,
  // The chips, which come with the products, would push the scopes aside.
  '&[data-waiting] > nav': { display: 'none', [media.wide]: { '&:not([data-bare])': { display: 'block' } } },
  [media.wide]: { display: 'contents' },
}))
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [media.wide]: { gridColumn: 3, gridRow: 1, marginBlock: '8px 16px', alignSelf: 'start', '& > button': { display: 'none' } },
})

type ListingToolsProps = {
  filters: Filters
  facets: Facets | undefined
  total: number | undefined
  searching: boolean
  /** Whether the products are still on their way. */
  waiting: boolean
  /** Other scopes to go to. */
  scopes: ReactNode
  onChange: (filters: Filters) => void
  onOpenFilters: () => void
}

/** What stands over the products: on phones the way to all filters, the order, the chips, and other scopes. */
export function ListingTools({
  filters,
  facets,
  total,
  searching,
  waiting,
  scopes,
  onChange,
  onOpenFilters,
}: ListingToolsProps) {
  const row = useRef<HTMLDivElement>(null)
  const count = countFilters(filters)
  const keepFocus = () => {
    const ready = row.current?.querySelector<HTMLElement>('button[aria-pressed]:enabled')
    ;(ready ?? row.current?.querySelector('select'))?.focus({ preventScroll: true })
  }
  return (
    <ToolLine ref={row} data-waiting={waiting || undefined}>
      <Bar>
        <Button variant="outlined" startIcon={<SlidersHorizontalIcon size={20} />} onClick={onOpenFilters}>
          {count > 0 ? listingText.filtersCount(count) : listingText.filters}
        </Button>
        <SortSelect value={filters.sort} searching={searching} onChange={(sort) => onChange({ ...filters, sort })} />
      </Bar>
      <FilterChips {...{ filters, facets, total, onChange }} onDropped={keepFocus} />
      {scopes}
    </ToolLine>
  )
}

const Chips = styled('ul')({
  display: 'flex',
  gap: 8,
  // On phones without a chip it is no part of the line, beside wide lists the line keeps its height.
  '&:empty': { display: 'none' },
  [media.wide]: {
    '&, &:empty': { display: 'flex' },
    flexWrap: 'wrap',
    rowGap: 0,
    gridColumn: '1 / 3',
    gridRow: 1,
    minBlockSize: 44,
    marginBlock: '8px 16px',
  },
})
/** Material UI hands its press and its class on to the sign. */
const Remove = (props: ComponentProps<'span'>) => (
  <span {...props}>
    <CloseIcon size={16} />
  </span>
)
const asButton = { variant: 'filter', component: 'button', deleteIcon: <Remove /> } as const

type FilterChipsProps = Pick<ListingToolsProps, 'filters' | 'facets' | 'total' | 'onChange'> & {
  /** The chip that had the focus is gone. */
  onDropped: () => void
}

/** The filters in force, each removable where it is named, and those that narrow further, ready to press. */
function FilterChips({ filters, facets, total, onChange, onDropped }: FilterChipsProps) {
  // What stood ready first goes on standing there: chips that change places cannot be hit.
  const [ready, setReady] = useState<QuickFilter[]>()
  if (!ready && facets && total !== undefined) setReady(quickFiltersOf(filters, facets, total))
  const quick = ready ?? pressedQuickFilters(filters)
  const chips = chipsOf(filters, useFilterNames(filters, facets))
  const others = chips.filter(({ id }) => !quick.some((filter) => filter.id === id && filter.isOn(filters)))
  const drop = (next: Filters) => {
    onChange(next)
    onDropped()
  }
  return (
    <Chips aria-label={listingText.filters}>
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
        marginInlineEnd: 0,
        '& .MuiInputBase-root': { maxInlineSize: 200 },
        // On phones the chips need the room; the word is still read aloud.
        [media.phone]: { '& .MuiFormControlLabel-label': visuallyHidden, '& .MuiInputBase-root': { maxInlineSize: 168 } },
      }}
    />
  )
}
