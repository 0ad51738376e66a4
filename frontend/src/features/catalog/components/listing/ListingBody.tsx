import { useState, type MouseEvent } from 'react'
import Button from '@mui/material/Button'
import { orPartFailed } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import type { Facets, ListProductsQuery } from '../../api'
import { pageSize, type Filters } from '../../listing'
import { useListing, useListingAnswer } from '../../useListing'
import { useSlow } from '../../useSlow'
import { ProductGrid } from '../ProductGrid'
import { CorrectionLine } from './CorrectionLine'
import { ListingPage } from './ListingPage'
import { listingText } from './text'

/** Below many cards, so nobody waits for it. */
const MoreProducts = onDemand(async () => (await import('./MoreProducts')).MoreProducts, orPartFailed)
const PageBehind = onDemand(async () => (await import('./behind/PageBehind')).PageBehind, orPartFailed)
const NoResults = onDemand(async () => (await import('./NoResults')).NoResults, orPartFailed)

/** How many cards a first page is expected to have while nothing is known. */
const firstGuess = 8

type ListingBodyProps = {
  scope: ListProductsQuery
  query: string
  filters: Filters
  facets: Facets | undefined
  heading: 'h2' | 'h3'
  lead: boolean
  onNarrow: (filters: Filters) => void
}

/** The products of a listing, page after page, or what is said when there are none. */
export function ListingBody({ scope, query: words, filters, facets, heading, lead, onNarrow }: ListingBodyProps) {
  const { firstPage, lastPage, showPages, pageAddress } = useListing(scope)
  const { query, data, currentData, isError, isFetching } = useListingAnswer(scope)
  // The page whose first card takes the focus, because its visitor asked for it.
  const [asked, setAsked] = useState<number | null>(null)
  const stale = isFetching && data !== currentData && asked === null
  // Dimmed for a moment; after that the cards give way to empty ones.
  const dimmed = !useSlow(stale) && stale
  const answer = currentData ?? data
  const total = answer?.total
  const correction = words ? (answer?.correction ?? null) : null
  if (total === 0 && !isError)
    return (
      <NoResults
        query={words}
        scope={scope}
        filters={filters}
        facets={facets}
        correction={correction}
        onChange={onNarrow}
      />
    )
  if (total !== undefined && !isError && (firstPage - 1) * pageSize >= total)
    return <PageBehind first={pageAddress(1)} />
  const more = (event: MouseEvent) => {
    event.preventDefault()
    setAsked(lastPage + 1)
    showPages(firstPage, lastPage + 1)
  }
  const earlier = () => {
    setAsked(1)
    showPages(1, lastPage)
  }
  const leftFor = (page: number) => Math.min(pageSize, Math.max(0, (total ?? 0) - (page - 1) * pageSize))
  return (
    <>
      {correction && !isError && <CorrectionLine correction={correction} query={words} />}
      {firstPage > 1 && (
        <Button variant="text" onClick={earlier}>
          {listingText.showEarlier}
        </Button>
      )}
      {/* Below a correction it is another list: one that moved down would be a jump. */}
      <ProductGrid key={correction?.words} dimmed={dimmed} busy={isFetching}>
        {Array.from({ length: lastPage - firstPage + 1 }, (_, at) => (
          <ListingPage
            key={firstPage + at}
            query={query}
            page={firstPage + at}
            expected={leftFor(firstPage + at) || firstGuess}
            heading={heading}
            leading={lead && at === 0}
            focusFirst={asked === firstPage + at}
          />
        ))}
      </ProductGrid>
      {total !== undefined && !isError && (
        <MoreProducts
          shown={Math.min(total, lastPage * pageSize) - (firstPage - 1) * pageSize}
          total={total}
          next={lastPage * pageSize < total ? pageAddress(lastPage + 1) : null}
          nextCount={leftFor(lastPage + 1)}
          onMore={more}
        />
      )}
    </>
  )
}
