import { useRef } from 'react'
import { useCurrency } from '@/components/Currency'
import { Icon } from '@/components/icons/Icon'
import { media, motion, radius } from '@/lib/design'
import { styled } from '@/lib/styled'
import { chipsOf, noFilters, quickFiltersOf, type Filters } from '../../listing'
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
  [media.wide]: { flexWrap: 'wrap', overflow: 'visible', rowGap: 0, margin: 0, padding: 0 },
})
/** 36 px high in a target of 44. */
const Chip = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: radius.pill,
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    blockSize: 36,
    paddingInline: 14,
    borderRadius: radius.pill,
    border: `1px solid ${theme.vars.palette.control}`,
    fontSize: '0.875rem',
    fontWeight: 550,
    whiteSpace: 'nowrap',
    backgroundColor: theme.vars.palette.background.paper,
    transition: `background-color ${motion.press}, border-color ${motion.press}`,
  },
  [media.hover]: { '&:hover > span': { borderColor: theme.vars.palette.text.primary } },
  '&[aria-pressed=true] > span, &[data-applied] > span': {
    paddingInlineEnd: 10,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.tint.label,
    backgroundColor: theme.vars.palette.tint.ground,
  },
  '&:focus-visible': { outlineOffset: -2 },
}))
const Clear = styled('button')(({ theme }) => ({
  minBlockSize: 44,
  paddingInline: 8,
  border: 0,
  background: 'none',
  color: theme.vars.palette.link,
  fontWeight: 650,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -2 },
}))

/** The filters used most, ready to press, and those in force, each removable where it is named. */
export function FilterChips({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const row = useRef<HTMLUListElement>(null)
  const quick = quickFiltersOf(filters)
  const chips = chipsOf(filters, useCurrency())
  const others = chips.filter(({ id }) => !quick.some((filter) => filter.id === id && filter.on))
  const drop = (next: Filters) => {
    onChange(next)
    // The chip that had the focus is gone; its row stays.
    row.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <Row ref={row} aria-label={listingText.filters}>
      {quick.map(({ id, label, on, next }) => (
        <li key={id}>
          <Chip type="button" aria-pressed={on} onClick={() => onChange(next)}>
            <span>
              {label}
              {on && <Icon name="close" size={16} />}
            </span>
          </Chip>
        </li>
      ))}
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
      {chips.length > 0 && (
        <li>
          <Clear type="button" onClick={() => drop({ ...noFilters, sort: filters.sort })}>
            {listingText.clearAll}
          </Clear>
        </li>
      )}
    </Row>
  )
}
