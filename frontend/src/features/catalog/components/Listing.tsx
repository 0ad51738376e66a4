import { useState, type MouseEvent, type ReactNode } from 'react'
import { Button } from '@/components/Button'
import { styled } from '@mui/material/styles'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Icon } from '@/components/icons/Icon'
import { media } from '@/lib/design'
import { useListProductsQuery, type ListProductsQuery } from '../api'
import { chipsOf, noFilters, pageSize, queryOf, type Filters } from '../listing'
import { catalogText } from '../text'
import { useListing } from '../useListing'
import { FilterChips } from './FilterChips'
import { FilterFields } from './FilterFields'
import { FilterSheet } from './FilterSheet'
import { ListingPage } from './ListingPage'
import { MoreProducts } from './MoreProducts'
import { ProductGrid } from './ProductGrid'
import { SortSelect } from './SortSelect'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: 32 },
  [media.desktop]: { gridTemplateColumns: '264px minmax(0, 1fr)', gap: 40 },
})
const Side = styled('aside')({
  display: 'none',
  [media.wide]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: 136,
    alignSelf: 'start',
    maxBlockSize: 'calc(100dvh - 152px)',
    overflowY: 'auto',
    paddingInlineEnd: 4,
  },
})
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  marginBlockEnd: 8,
})
const Count = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))
const Tools = styled('div')(({ theme }) => ({
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
  [media.wide]: { position: 'static', margin: 0, padding: 0, flex: 'none', '& > button': { display: 'none' } },
}))

const ToolRow = styled('div')({
  [media.wide]: {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: 16,
    minBlockSize: 60,
  },
})

type ListingProps = {
  title: string
  /** What the listing is of; the filters narrow it. */
  scope: ListProductsQuery
  searching?: boolean
  /** Stands between the heading and the products: sub-categories, for one. */
  before?: ReactNode
  /** Stands at the head of the side bar. */
  side?: ReactNode
  /** What to say when the scope itself is empty. */
  empty?: ReactNode
  headingLevel?: 'h1' | 'h2'
}

/** A shelf of products with sort, filters and "Show more", all of it in the address. */
export function Listing({
  title,
  scope,
  searching = false,
  before,
  side,
  empty,
  headingLevel: Heading = 'h1',
}: ListingProps) {
  const { filters, setFilters: applyFilters, firstPage, lastPage, showPages, pageAddress } = useListing()
  const [sheet, setSheet] = useState(false)
  const [grown, setGrown] = useState(false)
  const query = { ...scope, ...queryOf(filters) }
  const { data, currentData, isError, isFetching, refetch } = useListProductsQuery({
    ...query,
    page: lastPage,
    pageSize,
  })
  const chips = chipsOf(filters, 'USD').length
  const total = currentData?.total ?? data?.total
  const shown = Math.min(total ?? 0, lastPage * pageSize) - (firstPage - 1) * pageSize
  const setFilters = (next: Filters) => {
    setGrown(false)
    applyFilters(next)
  }
  const more = (event: MouseEvent) => {
    event.preventDefault()
    setGrown(true)
    showPages(firstPage, lastPage + 1)
  }
  return (
    <>
      <Head>
        <Heading>{title}</Heading>
        <Count aria-live="polite">{total === undefined ? ' ' : catalogText.products(total)}</Count>
      </Head>
      {before}
      <Columns>
        <Side aria-label={catalogText.filters}>
          {side}
          <FilterFields filters={filters} onChange={setFilters} />
        </Side>
        <div>
          <ToolRow>
            <Tools>
              <Button variant="outlined" startIcon={<Icon name="filter" size={20} />} onClick={() => setSheet(true)}>
                {catalogText.filtersCount(chips)}
              </Button>
              <SortSelect
                value={filters.sort}
                searching={searching}
                onChange={(sort) => setFilters({ ...filters, sort })}
              />
            </Tools>
            <FilterChips filters={filters} onChange={setFilters} />
          </ToolRow>
          {isError && !isFetching && <ErrorState title={catalogText.listingFailed} onRetry={() => void refetch()} />}
          {total === 0 && chips > 0 && (
            <EmptyState
              icon="filter"
              title={catalogText.nothingFiltered}
              text={catalogText.nothingFilteredText}
              action={
                <Button variant="outlined" onClick={() => setFilters({ ...noFilters, sort: filters.sort })}>
                  {catalogText.clearAll}
                </Button>
              }
            />
          )}
          {total === 0 &&
            chips === 0 &&
            (empty ?? <EmptyState title={catalogText.nothingHere} text={catalogText.nothingHereText} />)}
          {total !== 0 && !(isError && !data) && (
            <>
              {firstPage > 1 && (
                <Button variant="text" onClick={() => showPages(1, lastPage)}>
                  {catalogText.showEarlier}
                </Button>
              )}
              <ProductGrid dimmed={isFetching && data !== undefined && !grown} busy={isFetching}>
                {Array.from({ length: lastPage - firstPage + 1 }, (_, at) => (
                  <ListingPage
                    key={firstPage + at}
                    query={query}
                    page={firstPage + at}
                    leading={at === 0}
                    focusFirst={grown && at > 0 && firstPage + at === lastPage}
                  />
                ))}
              </ProductGrid>
              {total !== undefined && (
                <MoreProducts
                  shown={shown}
                  total={total}
                  next={lastPage * pageSize < total ? pageAddress(lastPage + 1) : null}
                  nextCount={Math.min(pageSize, total - lastPage * pageSize)}
                  onMore={more}
                />
              )}
            </>
          )}
        </div>
      </Columns>
      <FilterSheet open={sheet} scope={scope} filters={filters} onApply={setFilters} onClose={() => setSheet(false)} />
    </>
  )
}
