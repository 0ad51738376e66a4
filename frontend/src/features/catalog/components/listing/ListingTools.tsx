import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { Icon } from '@/components/icons/Icon'
import { media } from '@/lib/design'
import type { Facets } from '../../api'
import { countFilters } from '../../chips'
import type { Filters } from '../../listing'
import { FilterChips } from './FilterChips'
import { SortSelect } from './SortSelect'
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
        <Button variant="outlined" startIcon={<Icon name="filter" size={20} />} onClick={onOpenFilters}>
          {count > 0 ? listingText.filtersCount(count) : listingText.filters}
        </Button>
        <SortSelect value={filters.sort} searching={searching} onChange={(sort) => onChange({ ...filters, sort })} />
      </Bar>
    </Row>
  )
}
