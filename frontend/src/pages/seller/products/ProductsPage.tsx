import { useDeferredValue, useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import PlusIcon from 'lucide-react/icons/plus'
import { Link, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState, errorStateFor } from '@/components/ErrorState'
import { SearchField } from '@/components/form/SearchField'
import { isPastLastPage } from '@/components/lastPage'
import { onDemand } from '@/components/onDemand'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { Row } from '@/components/Row'
import { TabLinks } from '@/components/TabLinks'
import {
  useGetOwnShopQuery,
  useListCollectionsQuery,
  useListSellerProductsQuery,
  type SellerProductRow,
} from '@/features/seller/api'
import { StickyActionBar } from '@/features/seller/components/StickyActionBar'
import { BulkBar } from '@/features/seller/bulk/BulkBar'
import { TableMenu } from '@/features/seller/import/TableMenu'
import { PriceAndStockDialog } from '@/features/seller/products/list/PriceAndStockDialog'
import { ProductCards } from '@/features/seller/products/list/ProductCards'
import { ProductFilters, sorts, stocks } from '@/features/seller/products/list/ProductFilters'
import { listText as words } from '@/features/seller/products/list/text'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

const pageSize = 25
const skeletonRows = 8
const rowHeight = { wide: 72, narrow: 197 }

/** The grid weighs as much as a page, and phones have no use for it. */
const ProductGrid = onDemand(
  async () => (await import('@/features/seller/products/list/ProductGrid')).ProductGrid,
  { loading: ({ products }) => <Skeleton height={56 + products.length * rowHeight.wide} />, failed: errorStateFor(words.gridFailed) },
)

const statuses = ['all', 'active', 'draft', 'hidden', 'withdrawn', 'archived'] as const

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], raw: string | null): Value =>
  values.find((value) => value === raw) ?? values[0]

/** What the address says of the list. */
function useListAddress() {
  const [search, setSearch] = useSearchParams()
  const view = {
    q: search.get('q') ?? '',
    status: oneOf(statuses, search.get('status')),
    stock: oneOf(stocks, search.get('stock')),
    category: search.get('category') ?? '',
    collection: search.get('collection') ?? '',
    sort: oneOf(sorts, search.get('sort')),
    direction: oneOf(['', 'asc', 'desc'], search.get('direction')),
    page: Math.max(1, Number(search.get('page')) || 1),
  }
  /** The address with these parts changed, from its first page unless another is among them. */
  const searchOf = (part: Partial<Record<keyof typeof view, string>>): string => {
    const next = new URLSearchParams(search)
    next.delete('page')
    const plain: readonly string[] = ['', 'all', 'newest', '1']
    for (const [name, value] of Object.entries(part)) {
      if (plain.includes(value)) next.delete(name)
      else next.set(name, value)
    }
    return String(next)
  }
  const go = (part: Parameters<typeof searchOf>[0], how?: NavigateOptions) => setSearch(searchOf(part), how)
  return { view, searchOf, go }
}

/** The seller's products: found, filtered and sorted by the server; price and stock are changed in place. */
export function ProductsPage() {
  const { view, searchOf, go } = useListAddress()
  const { q, status, stock, category, collection, sort, direction, page } = view
  const query = {
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(stock !== 'all' && { stock }),
    ...(/^\d+$/.test(category) && { categoryId: Number(category) }),
    ...(/^\d+$/.test(collection) && { collectionId: Number(collection) }),
    ...(sort !== 'newest' && { sort }),
    ...(direction && { direction }),
  }
  const [chosen, setChosen] = useState<number[]>([])
  const { currentData: data, data: last, isError, refetch } = useListSellerProductsQuery(
    { ...query, page, pageSize },
    // A change or an import of many of them may have ended while another page was looked at.
    { refetchOnMountOrArgChange: true },
  )
  const collections = useListCollectionsQuery()
  const tabs = statuses.map((value) => ({
    value,
    label: words.tabs[value],
    ...(data && { count: data.counts[value] }),
  }))
  const hrefOf = (value: (typeof statuses)[number]) => {
    const search = searchOf({ status: value })
    return search ? `${paths.sellerProducts()}?${search}` : paths.sellerProducts()
  }
  const isFiltered = status !== 'all' || stock !== 'all' || category !== '' || collection !== ''
  const isNew = last?.total === 0 && !isFiltered && q === ''
  // All of it comes at once, so that nothing moves; a shop without products has nothing to find. It is drawn in
  // small steps, so that a phone answers to its person meanwhile.
  const isKnown = useDeferredValue(last !== undefined && !collections.isLoading)
  const shown = collections.isLoading ? undefined : data
  const isWide = useMediaQuery(media.wide)
  const list = (
    <Button component={Link} to={paths.sellerProductCreate()} variant="contained" startIcon={<PlusIcon size={20} />}>
      {words.list}
    </Button>
  )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      <Row spread sx={{ flexWrap: 'nowrap' }}>
        <h1>{data ? words.titleWith(data.total) : words.title}</h1>
        <Row>
          {isWide && list}
          <TableMenu query={query} />
        </Row>
      </Row>
      <TabLinks label={words.byState} tabs={tabs} current={status} hrefOf={hrefOf} />
      {isError && <ErrorState title={words.loadFailed} onRetry={() => void refetch()} />}
      {!isKnown && !isError && <ProductsSkeleton />}
      {isKnown && (
        <BulkBar filter={query} total={shown?.total ?? 0} chosen={chosen} onChoose={setChosen}>
          {!isNew && (
            <Row spacing={2} sx={{ alignItems: 'flex-end' }}>
              <ProductSearch key={q} q={q} onFind={(text) => go({ q: text })} />
              <ProductFilters view={view} total={data?.total} onChange={go} collections={collections.data?.items ?? []} />
            </Row>
          )}
          {!shown && !isError && <ProductsSkeleton />}
          {shown?.items.length === 0 && !isPastLastPage(shown) && <NoProducts q={q} isFiltered={isFiltered} />}
          {shown && shown.items.length > 0 && (
            <Products
              products={shown.items}
              sort={sort}
              direction={direction}
              onSort={go}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          {shown && <Pager {...shown} onPage={(next, how) => go({ page: String(next) }, how)} />}
        </BulkBar>
      )}
      {!isWide && chosen.length === 0 && <StickyActionBar>{list}</StickyActionBar>}
    </Stack>
  )
}

function ProductsSkeleton() {
  const isWide = useMediaQuery(media.wide)
  return <Skeleton aria-busy="true" height={skeletonRows * (isWide ? rowHeight.wide : rowHeight.narrow)} />
}

interface ProductsProps {
  products: readonly SellerProductRow[]
  sort: (typeof sorts)[number]
  direction: '' | 'asc' | 'desc'
  onSort: (part: { sort: string; direction: string }) => void
  chosen: readonly number[]
  onChoose: (ids: number[]) => void
}

/** A grid on a desk, cards on a phone; price and stock open over either. */
function Products({ products, sort, direction, onSort, chosen, onChoose }: ProductsProps) {
  const { data: shop } = useGetOwnShopQuery()
  const isWide = useMediaQuery(media.wide)
  const [opened, setOpened] = useState<SellerProductRow | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = (product: SellerProductRow) => {
    setOpened(product)
    setOpen(true)
  }
  return (
    <>
      {isWide ? (
        <ProductGrid
          key={shop?.id}
          shopId={shop?.id ?? 0}
          chosen={chosen}
          onChoose={onChoose}
          products={products}
          sort={sort === 'newest' ? null : { field: sort, direction: direction || (sort === 'updated' ? 'desc' : 'asc') }}
          onSort={(next) => onSort({ sort: next?.field ?? '', direction: next?.direction ?? '' })}
          onPriceAndStock={open}
        />
      ) : (
        <ProductCards products={products} chosen={chosen} onChoose={onChoose} onPriceAndStock={open} />
      )}
      {opened && <PriceAndStockDialog product={opened} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Nothing found, nothing in this state, or nothing at all yet. */
function NoProducts({ q, isFiltered }: { q: string; isFiltered: boolean }) {
  const all = (
    <Button component={Link} variant="outlined" to={paths.sellerProducts()}>
      {words.clear}
    </Button>
  )
  if (q) return <EmptyState illustration="compass" title={words.nothingFor(q)} text={words.nothingForText} action={all} />
  if (isFiltered) return <EmptyState illustration="teapot" title={words.emptyTab} text={words.emptyTabText} action={all} />
  return <EmptyState illustration="teapot" title={words.emptyTitle} text={words.emptyText} />
}

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 400px) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: 12,
})

interface ProductSearchProps {
  /** What is being looked for. */
  q: string
  onFind: (text: string) => void
}

/** Finds products by title, article number or barcode; an empty field shows all again. */
function ProductSearch({ q, onFind }: ProductSearchProps) {
  const [typed, setTyped] = useState(q)
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFind(typed.trim())
  }
  return (
    <search>
      <Form onSubmit={find}>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          name="q"
          slotProps={{ input: { enterKeyHint: 'search' } }}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" variant="outlined" size="large">
          {words.find}
        </Button>
      </Form>
    </search>
  )
}
