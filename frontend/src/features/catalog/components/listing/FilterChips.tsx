import { useRef, useState } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { media } from '@/lib/design'
import type { Facets } from '../../api'
import { chipsOf, quickFiltersOf, quickValuesOf, withoutFilters } from '../../chips'
import type { Filters } from '../../listing'
import { useNames } from '../../useNames'
import { Chip } from '../Chip'
import { listingText } from './text'

const Row = styled('ul')({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: -16,
  paddingInline: 16,
  '& > li': { flex: 'none' },
  [media.tablet]: { marginInline: -24, paddingInline: 24 },
  [media.wide]: {
    ...{ flexWrap: 'wrap', overflow: 'visible', rowGap: 0, margin: 0, padding: 0 },
    // A second row of them would push the products down when the answer comes.
    '& > [data-extra]': { display: 'none' },
  },
  [media.desktop]: { '& > [data-extra]': { display: 'list-item' } },
})
const Clear = styled('button')(({ theme }) => ({
  minBlockSize: 44,
  paddingInline: 8,
  border: 0,
  background: 'none',
  color: theme.vars.palette.link,
  ...theme.typography.body2,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -2 },
}))

type FilterChipsProps = {
  filters: Filters
  facets: Facets | undefined
  onChange: (filters: Filters) => void
}

/** The filters in force, each removable where it is named, and those used most, ready to press. */
export function FilterChips({ filters, facets, onChange }: FilterChipsProps) {
  const row = useRef<HTMLUListElement>(null)
  // What stood ready first goes on standing there: chips that change places cannot be hit.
  const [ready, setReady] = useState(() => facets && quickValuesOf(facets, filters))
  if (!ready && facets) setReady(quickValuesOf(facets, filters))
  const quick = quickFiltersOf(filters, ready ?? [], facets)
  const chips = chipsOf(filters, useNames(filters, facets))
  const others = chips.filter(({ id }) => !quick.some((filter) => filter.id === id && filter.on))
  const drop = (next: Filters) => {
    onChange(next)
    // The chip that had the focus is gone; those that stand ready stay.
    row.current?.querySelector<HTMLElement>('button[aria-pressed]:enabled')?.focus({ preventScroll: true })
  }
  return (
    <Row ref={row} aria-label={listingText.filters}>
      {others.map(({ id, label, without }) => (
        <li key={`applied-${id}`}>
          <Chip
            type="button"
            data-applied=""
            aria-label={listingText.removeFilter(label)}
            onClick={() => drop(without)}
          >
            <span>
              {label}
              <Icon name="close" size={16} />
            </span>
          </Chip>
        </li>
      ))}
      {quick.map(({ id, label, on, empty, extra, next }) => (
        <li key={id} data-extra={extra || undefined}>
          <Chip type="button" aria-pressed={on} disabled={empty} onClick={() => onChange(next)}>
            <span>
              {label}
              {on && <Icon name="close" size={16} />}
            </span>
          </Chip>
        </li>
      ))}
      {chips.length > 0 && (
        <li>
          <Clear type="button" onClick={() => drop(withoutFilters(filters))}>
            {listingText.clearAll}
          </Clear>
        </li>
      )}
    </Row>
  )
}
