import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { useCurrency } from '@/components/Currency'
import { radius } from '@/lib/design'
import { chipsOf, noFilters, type Filters } from '../listing'
import { catalogText } from '../text'

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '0 8px', marginBlockEnd: 8 })
const Chip = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    blockSize: 36,
    padding: '0 10px 0 14px',
    borderRadius: radius.pill,
    fontSize: '0.875rem',
    fontWeight: 550,
    color: theme.vars.palette.tint.label,
    backgroundColor: theme.vars.palette.tint.ground,
  },
}))
const Clear = styled('button')(({ theme }) => ({
  minBlockSize: 44,
  padding: '0 8px',
  border: 0,
  background: 'none',
  color: theme.vars.palette.link,
  fontWeight: 650,
  fontSize: '0.875rem',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
}))

/** The filters in force, each removable where it is named. */
export function FilterChips({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const chips = chipsOf(filters, useCurrency())
  if (chips.length === 0) return null
  return (
    <Row aria-label={catalogText.filters}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <Chip type="button" aria-label={catalogText.removeFilter(chip.label)} onClick={() => onChange(chip.without)}>
            <span>
              {chip.label}
              <Icon name="close" size={16} />
            </span>
          </Chip>
        </li>
      ))}
      <li>
        <Clear type="button" onClick={() => onChange({ ...noFilters, sort: filters.sort })}>
          {catalogText.clearAll}
        </Clear>
      </li>
    </Row>
  )
}
