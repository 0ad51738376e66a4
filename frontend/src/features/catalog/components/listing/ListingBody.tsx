import { useEffect, useRef, useState, type MouseEvent } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { ErrorState, withErrorState } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { media } from '@/lib/design'
import { useListProductsQuery, type Facets, type ListProductsQuery } from '../../api'
import { useTakesLong } from '../../viewHooks'
import { pageSize, type Filters } from '../../listing'
import { useListing, useListingAnswer } from '../../useListing'
import { ProductCard } from '../ProductCard'
import { GridSkeleton, ProductGrid } from '../ProductGrid'
import { CorrectionLine } from './CorrectionLine'
import { listingText } from './text'

/** Below many cards, so nobody waits for it. */
const MoreProducts = onDemand(async () => (await import('./MoreProducts')).MoreProducts, withErrorState)
const PageOutOfRange = onDemand(async () => (await import('./NoResults')).PageOutOfRange, withErrorState)
const NoResults = onDemand(async () => (await import('./NoResults')).NoResults, withErrorState)

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
  const dimmed = !useTakesLong(stale) && stale
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
    return <PageOutOfRange first={pageAddress(1)} />
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
            isShopKnown={scope.shop !== undefined}
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

const Whole = styled('li')({ gridColumn: '1 / -1' })

/** A square picture as wide as its column in the list, and what stands below it. */
const cardHeight = (columns: number, gap: number) =>
  `auto calc((100cqi - ${(columns - 1) * gap}px) / ${columns} + var(--below))`

/**
 * A card far below, which the browser neither lays out nor paints until it comes near. It takes the room
 * of a real one all the same, so that Back finds its place. Its focus ring must not be cut off.
 */
const Far = styled('li')({
  // What stands below the picture, with or without the name of the shop.
  '--below': '125px',
  '&[data-shop-known]': { '--below': '103px' },
  contentVisibility: 'auto',
  overflowClipMargin: 8,
  containIntrinsicBlockSize: cardHeight(2, 12),
  [media.tablet]: { containIntrinsicBlockSize: cardHeight(3, 16) },
  [media.wide]: { containIntrinsicBlockSize: cardHeight(3, 20) },
  [media.desktop]: { containIntrinsicBlockSize: cardHeight(4, 20) },
})

/** From here on the cards of the first page are out of view. */
const farFrom = 12

/** How many cards of the first page are in view at once; only these are fetched eagerly. */
const inView = 4

type ListingPageProps = {
  query: ListProductsQuery
  page: number
  /** How many cards are expected, for the room they take while on their way. */
  expected: number
  heading: 'h2' | 'h3'
  /** Whether all are of the shop whose page it is. */
  isShopKnown: boolean
  /** Whether its pictures are the first of the screen. */
  leading: boolean
  /** Whether the first card takes the focus when it is there. */
  focusFirst: boolean
}

/** The cards of one page of a listing. */
function ListingPage({ query, page, expected, heading, isShopKnown, leading, focusFirst }: ListingPageProps) {
  const { data, currentData, isError, isFetching, refetch } = useListProductsQuery({ ...query, page, pageSize })
  // Cards of other filters stay for a moment, dimmed, so that a quick answer does not flicker.
  const slow = useTakesLong(isFetching && data !== currentData)
  const first = useRef<HTMLLIElement>(null)
  const ready = currentData !== undefined
  useEffect(() => {
    if (focusFirst && ready) first.current?.querySelector('a')?.focus({ preventScroll: page > 1 })
  }, [focusFirst, ready, page])
  if (isError && !isFetching)
    return (
      <Whole>
        <ErrorState title={listingText.failed} onRetry={() => void refetch()} />
      </Whole>
    )
  const cards = currentData ?? (slow ? undefined : data)
  if (!cards) return <GridSkeleton count={data?.items.length || expected} isShopKnown={isShopKnown} />
  return cards.items.map((card, at) => {
    const Item = leading && at < farFrom ? 'li' : Far
    return (
      <Item key={card.id} ref={at === 0 ? first : null} data-shop-known={isShopKnown || undefined}>
        <ProductCard
          card={card}
          heading={heading}
          isShopKnown={isShopKnown}
          eager={leading && at < inView}
          first={leading && at === 0}
        />
      </Item>
    )
  })
}
