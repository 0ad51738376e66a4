import { useEffect, useRef, type ReactNode } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { onDemand } from '@/components/onDemand'
import { media, visuallyHidden } from '@/lib/design'
import type { ListProductsQuery } from '../../api'
import { countFilters } from '../../chips'
import { useHasBeenInView } from '../../viewHooks'
import { facetsOf } from '../../facets'
import type { Filters } from '../../listing'
import { catalogText } from '../../text'
import { useListing, useListingAnswer } from '../../useListing'
import { appearDelayed } from '../styles'
import { ListingBody } from './ListingBody'
import { ListingTools, ToolLine } from './ListingTools'
import { listingText } from './text'

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  marginBlockEnd: 8,
  '&[data-unseen]': visuallyHidden,
})
/** Without a base line of its own it must not push the count down. */
const TitleBox = styled(Skeleton)({ alignSelf: 'flex-start', [media.wide]: { blockSize: 38 } })
const Count = styled('p')(({ theme }) => ({
  minBlockSize: 24,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))
/** Gives the count its base line before it is known: without one it would push the title about. */
const noWords = '\u00a0'
/** From 900 px on the filters beside the products, and over both what narrows and orders them. */
const Columns = styled('div')({
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: '248px minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: 32,
  },
  [media.desktop]: { gridTemplateColumns: '264px minmax(0, 1fr) auto', columnGap: 40 },
})
const Main = styled('div')({
  minInlineSize: 0,
  // Cards far below know their height by its width.
  containerType: 'inline-size',
  [media.wide]: { gridColumn: '2 / -1', gridRow: '2 / span 2' },
})
const Side = styled('aside')({
  display: 'none',
  [media.wide]: {
    display: 'block',
    gridColumn: 1,
    gridRow: 3,
    position: 'sticky',
    insetBlockStart: 136,
    alignSelf: 'start',
    maxBlockSize: 'calc(100dvh - 152px)',
    overflowY: 'auto',
    // Room for the focus ring, which a scrolling box would cut off.
    marginInline: -8,
    paddingInline: 8,
  },
})

const Facets = onDemand(async () => (await import('./facets/Facets')).Facets, { loading: () => <FacetSkeleton /> })
const FilterSheet = onDemand(async () => (await import('./FilterSheet')).FilterSheet)

type ListingProps = {
  /** None while it is not known yet. */
  title: string | undefined
  /** What the listing is of; the filters narrow it. */
  scope: ListProductsQuery
  /** The words that were searched, if any. */
  query?: string
  /** Other scopes to go to. */
  scopes?: ReactNode
  /** On phones they stand in a line of their own over the controls, instead of at the end of these; wide screens have them below. */
  scopesFirst?: boolean
  /** Stands above the products: a search within a shop, for one. */
  before?: ReactNode
  headingLevel?: 'h1' | 'h2'
  /** The page says title and count already: they are read aloud, and seen once less than all is shown. */
  isTitled?: boolean
  /** Whether its first picture is the most important one of the screen. */
  lead?: boolean
}

/** A shelf of products with sort, filters and "Show more", all of it in the address. */
export function Listing({
  title,
  scope,
  query = '',
  scopes,
  scopesFirst = false,
  before,
  headingLevel: Heading = 'h1',
  isTitled = false,
  lead = true,
}: ListingProps) {
  const { filters, applied, setFilters, sheet } = useListing(scope)
  const { data, currentData, isError } = useListingAnswer(scope)
  // The keyboard goes through them where they are seen.
  const areFirst = !useMediaQuery(media.wide) && scopesFirst
  // Phones, which do not show it, have the sheet.
  const side = useRef<HTMLElement>(null)
  const isSeen = useHasBeenInView(side)
  useEffect(() => {
    if (isSeen) Facets.preload()
  }, [isSeen])
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = currentData ?? data
  const total = isError ? undefined : answer?.total
  const facets = facetsOf(answer, scope)
  // Where nothing is, there is nothing to narrow or to order either; only the way to other categories stays.
  const nothing = !isError && currentData?.total === 0 && countFilters(applied) === 0
  const isSaid = isTitled && query === '' && countFilters(applied) === 0
  const alone = nothing && (query !== '' || !scopes)
  const narrowFromNothing = (next: Filters) => {
    setFilters(next)
    // What was pressed is gone together with the empty list.
    heading.current?.focus({ preventScroll: true })
  }
  const body = (
    <ListingBody
      scope={scope}
      query={query}
      filters={filters}
      facets={facets}
      heading={Heading === 'h1' ? 'h2' : 'h3'}
      lead={lead}
      onNarrow={narrowFromNothing}
    />
  )
  return (
    <>
      <Head {...(isSaid ? { 'data-unseen': '' } : {})}>
        {title === undefined ? (
          <TitleBox width={220} height={30} />
        ) : (
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
        )}
        <Count aria-live="polite">{total === undefined ? noWords : catalogText.products(total)}</Count>
      </Head>
      {before}
      {alone ? (
        body
      ) : (
        <Columns>
          {areFirst && scopes}
          {nothing ? (
            !areFirst && <ToolLine>{scopes}</ToolLine>
          ) : (
            <ListingTools
              filters={filters}
              facets={facets}
              total={total}
              searching={query !== ''}
              waiting={!answer && !isError}
              scopes={!areFirst && scopes}
              onChange={setFilters}
              onOpenFilters={sheet.show}
            />
          )}
          {!nothing && (
            // What scrolls takes the focus, so that the arrow keys can scroll it: it may hold nothing else that does.
            <Side ref={side} tabIndex={0} aria-label={listingText.filters}>
              <h2 className="visually-hidden">{listingText.filters}</h2>
              {isSeen && (answer || isError) ? (
                <Facets filters={filters} facets={facets} onChange={setFilters} />
              ) : (
                <FacetSkeleton />
              )}
            </Side>
          )}
          <Main>{body}</Main>
        </Columns>
      )}
      <FilterSheet open={sheet.open} scope={scope} filters={filters} onApply={setFilters} onClose={sheet.close} />
    </>
  )
}

const Group = styled('div')({ ...appearDelayed, display: 'grid', gap: 20, paddingBlock: '16px 20px' })

/** The rows of the first groups of filters. */
const groups = [3, 6, 5]

/** The filters still loading, in about the boxes of the real ones. */
function FacetSkeleton() {
  return groups.map((rows) => (
    <Group key={rows} aria-hidden="true">
      <Skeleton width="50%" height={24} />
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} width={at % 2 ? '70%' : '85%'} height={24} />
      ))}
    </Group>
  ))
}
