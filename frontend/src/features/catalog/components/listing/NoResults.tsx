import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { Section, Sections } from '@/components/Page'
import { useListProductsQuery, type Correction, type Facets, type ListProductsQuery } from '../../api'
import { chipsOf, withoutFilters, type FilterChip } from '../../chips'
import { plainWords, type Filters } from '../../listing'
import { catalogText } from '../../text'
import { queryIn } from '../../useListing'
import { useFilterNames } from '../../useCategory'
import { CardShelf } from '../Rail'
import { listingText, pageBehindText } from './text'
import { CorrectionLine } from './CorrectionLine'

const browse = '/search?sort=best_selling'

/** Each of them is a question to the server. */
const mostDrops = 6

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  '& > p': { flexBasis: '100%' },
})

/** A filter to drop, with how many products there would be without it. */
function DropFilterLink({ chip, scope, onDrop }: { chip: FilterChip; scope: ListProductsQuery; onDrop: () => void }) {
  const { data } = useListProductsQuery({ ...queryIn(scope, chip.without), page: 1, pageSize: 1 })
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
  facets: Facets | undefined
  correction: Correction | null
  onChange: (filters: Filters) => void
}

/** The products of the words that may have been meant, with these filters; where there are none, what others buy. */
function useFallbackProducts(correction: Correction | null, scope: ListProductsQuery, filters: Filters) {
  const asked = { ...queryIn(scope, filters), ...(correction && { q: correction.words }), page: 1, pageSize: 10 }
  const { currentData: meant, isFetching } = useListProductsQuery(asked, { skip: correction === null })
  const isMeant = correction !== null && meant !== undefined && meant.items.length > 0
  const popular = { inStock: true, sort: 'best_selling', pageSize: 10 } as const
  const { data: others } = useListProductsQuery(popular, { skip: isFetching || isMeant })
  if (isMeant) return { title: listingText.resultsFor(correction.words), cards: meant.items }
  return others && others.items.length > 0 ? { title: catalogText.popular, cards: others.items } : null
}

/**
 * What a listing without products says: what was looked for, what to drop, and the products of the words that may
 * have been meant; without any, what others buy.
 */
export function NoResults({ query, scope, filters, facets, correction, onChange }: NoResultsProps) {
  const chips = chipsOf(filters, useFilterNames(filters, facets))
  const shelf = useFallbackProducts(correction, scope, filters)
  const narrowed = chips.length > 0
  const words = plainWords(query)
  const ways = (
    <Ways>
      {correction && <CorrectionLine correction={correction} query={query} />}
      {narrowed ? (
        <>
          {chips.slice(0, mostDrops).map((chip) => (
            <DropFilterLink key={chip.id} chip={chip} scope={scope} onDrop={() => onChange(chip.without)} />
          ))}
          <Button variant="outlined" onClick={() => onChange(withoutFilters(filters))}>
            {listingText.clearAll}
          </Button>
        </>
      ) : (
        <Button component={Link} variant="outlined" to={browse}>
          {listingText.browse}
        </Button>
      )}
    </Ways>
  )
  const illustration = query && !narrowed ? 'compass' : 'parcel'
  return (
    <Sections>
      <EmptyState illustration={correction ? null : illustration} {...wordsFor(words, narrowed)} action={ways} />
      {shelf && (
        <Section title={shelf.title}>
          <CardShelf label={shelf.title} cards={shelf.cards} />
        </Section>
      )}
    </Sections>
  )
}

/** Behind the last page of a listing, which was longer once or never: the way to its products. */
export function PageOutOfRange({ first }: { first: string }) {
  const action = (
    <Button component={Link} variant="outlined" to={first}>
      {pageBehindText.firstPage}
    </Button>
  )
  return <EmptyState illustration="compass" title={pageBehindText.title} text={pageBehindText.text} action={action} />
}
