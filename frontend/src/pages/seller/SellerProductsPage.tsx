import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Link, useSearchParams } from 'react-router-dom'
import { Row } from '@/components/Row'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Icon } from '@/components/icons/Icon'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import Skeleton from '@mui/material/Skeleton'
import { TabLinks } from '@/components/TabLinks'
import { useListSellerProductsQuery } from '@/features/seller/api'
import { useWideScreen } from '@/features/seller/useWideScreen'
import { paths } from '@/lib/paths'
import { ProductList } from './products/ProductList'
import { ProductSearch } from './products/ProductSearch'
import { productTabs } from './products/tabs'
import { productsPageText } from './text'

const pageSize = 25
const skeletonRows = 8

/** The seller's products; price and stock are changed in place. */
export function SellerProductsPage() {
  const [search, setSearch] = useSearchParams()
  const status = productTabs.find(({ value }) => value === search.get('status'))?.value ?? 'all'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const q = search.get('q') ?? ''
  const filter = { ...(q ? { q } : {}), ...(status === 'all' ? {} : { status }) }
  const { currentData: data, isError, refetch } = useListSellerProductsQuery({ ...filter, page, pageSize })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{productsPageText.title}</PageTitle>
      <Row spread>
        <h1>{data ? productsPageText.titleWith(data.total) : productsPageText.title}</h1>
        <Button
          component={Link}
          to={paths.sellerProductCreate()}
          variant="contained"
          startIcon={<Icon name="plus" size={20} />}
        >
          {productsPageText.list}
        </Button>
      </Row>
      <TabLinks
        label={productsPageText.byState}
        tabs={productTabs}
        current={status}
        hrefOf={(value) => (value === 'all' ? paths.sellerProducts() : `${paths.sellerProducts()}?status=${value}`)}
      />
      <ProductSearch
        key={q}
        q={q}
        onFind={(text) => setSearch({ ...(status === 'all' ? {} : { status }), ...(text ? { q: text } : {}) })}
      />
      {isError && <ErrorState title={productsPageText.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <ProductsSkeleton />}
      {data?.items.length === 0 && <NoProducts q={q} isFiltered={status !== 'all'} />}
      {data && data.items.length > 0 && <ProductList products={data.items} />}
      {data && <Pager {...data} onPage={(next) => setSearch({ ...filter, page: String(next) })} />}
    </Stack>
  )
}

const rowHeight = { wide: 81, narrow: 197 }

function ProductsSkeleton() {
  const isWide = useWideScreen()
  return <Skeleton aria-busy="true" height={skeletonRows * (isWide ? rowHeight.wide : rowHeight.narrow)} />
}

/** Nothing found, nothing in this state, or nothing at all yet. */
function NoProducts({ q, isFiltered }: { q: string; isFiltered: boolean }) {
  const all = (
    <Button component={Link} variant="outlined" to={paths.sellerProducts()}>
      {productsPageText.clear}
    </Button>
  )
  if (q)
    return (
      <EmptyState
        icon="search"
        title={productsPageText.nothingFor(q)}
        text={productsPageText.nothingForText}
        action={all}
      />
    )
  if (isFiltered)
    return <EmptyState icon="tag" title={productsPageText.emptyTab} text={productsPageText.emptyTabText} action={all} />
  return <EmptyState icon="tag" title={productsPageText.emptyTitle} text={productsPageText.emptyText} />
}
