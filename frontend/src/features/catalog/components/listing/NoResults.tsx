import { Button } from '@/components/Button'
import { ButtonLink } from '@/components/ButtonLink'
import { useCurrency } from '@/components/Currency'
import { EmptyState } from '@/components/EmptyState'
import { Section, Sections } from '@/components/Page'
import { styled } from '@/lib/styled'
import { useListProductsQuery, type ListProductsQuery } from '../../api'
import { chipsOf, noFilters, queryOf, type FilterChip, type Filters } from '../../listing'
import { catalogText } from '../../text'
import { CardShelf } from '../CardShelf'
import { listingText } from './text'

const browse = '/search?sort=best_selling'

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 })

/** A filter to drop, with how many products there would be without it. */
function Drop({ chip, scope, onDrop }: { chip: FilterChip; scope: ListProductsQuery; onDrop: () => void }) {
  const { data } = useListProductsQuery({ ...scope, ...queryOf(chip.without), page: 1, pageSize: 1 })
  if (data?.total === 0) return null
  return (
    <Button variant="outlined" onClick={onDrop}>
      {[listingText.without(chip.label), ...(data ? [catalogText.products(data.total)] : [])].join(' · ')}
    </Button>
  )
}

function wordsFor(query: string, narrowed: boolean) {
  if (narrowed)
    return {
      title: query ? listingText.nothingFitsFor(query) : listingText.nothingFits,
      text: listingText.nothingFitsText,
    }
  if (query) return { title: listingText.nothingFor(query), text: listingText.nothingForText }
  return { title: catalogText.nothingHere, text: catalogText.nothingHereText }
}

type NoResultsProps = {
  query: string
  scope: ListProductsQuery
  filters: Filters
  onChange: (filters: Filters) => void
}

/** What a listing without products says: what was looked for, what to drop, and what others buy. */
export function NoResults({ query, scope, filters, onChange }: NoResultsProps) {
  const chips = chipsOf(filters, useCurrency())
  const { data } = useListProductsQuery({ sort: 'best_selling', pageSize: 10 })
  const narrowed = chips.length > 0
  const ways = narrowed ? (
    <Ways>
      {chips.map((chip) => (
        <Drop key={chip.id} chip={chip} scope={scope} onDrop={() => onChange(chip.without)} />
      ))}
      <Button variant="outlined" onClick={() => onChange({ ...noFilters, sort: filters.sort })}>
        {listingText.clearAll}
      </Button>
    </Ways>
  ) : (
    <ButtonLink variant="outlined" to={browse}>
      {listingText.browse}
    </ButtonLink>
  )
  return (
    <Sections>
      <EmptyState icon={narrowed ? 'filter' : query ? 'search' : 'box'} {...wordsFor(query, narrowed)} action={ways} />
      {data && data.items.length > 0 && (
        <Section title={catalogText.popular}>
          <CardShelf label={catalogText.popular} cards={data.items} />
        </Section>
      )}
    </Sections>
  )
}
