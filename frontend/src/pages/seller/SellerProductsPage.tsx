import { useId, useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import PlusIcon from 'lucide-react/icons/plus'
import { Link, useSearchParams } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/form/Field'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { ProductTile } from '@/components/ProductTile'
import { Row } from '@/components/Row'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { useGetSellerProductQuery, useListSellerProductsQuery, type SellerProductRow } from '@/features/seller/api'
import { VariantRow } from '@/features/seller/components/VariantRow'
import { media, radius, tileOf } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
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
          startIcon={<PlusIcon size={20} />}
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
  const isWide = useMediaQuery(media.wide)
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
        scene="compass"
        title={productsPageText.nothingFor(q)}
        text={productsPageText.nothingForText}
        action={all}
      />
    )
  if (isFiltered)
    return <EmptyState scene="teapot" title={productsPageText.emptyTab} text={productsPageText.emptyTabText} action={all} />
  return <EmptyState scene="teapot" title={productsPageText.emptyTitle} text={productsPageText.emptyText} />
}

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': { padding: '12px 16px' },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))
const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture name name" "facts facts state" "button button button"',
  gap: '8px 16px',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  [media.wide]: {
    gridTemplateColumns: '56px minmax(0, 1fr) 220px 110px 170px',
    gridTemplateAreas: '"picture name facts state button"',
  },
})
const Name = styled('div')({
  gridArea: 'name',
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, color: 'inherit' },
})
const Facts = styled('div')({ gridArea: 'facts' })
const State = styled('div')({ gridArea: 'state' })
const Open = styled(Button)({ gridArea: 'button' })
const Variants = styled('div')({ marginBlockStart: 12 })

const tones: Readonly<Record<SellerProductRow['status'], StatusTone>> = {
  active: 'success',
  draft: 'neutral',
  hidden: 'warning',
  archived: 'neutral',
}

/** A seller's products, each with its state, price and stock; the last two open to be changed. */
function ProductList({ products }: { products: readonly SellerProductRow[] }) {
  return (
    <List>
      {products.map((product) => (
        <Product key={product.id} product={product} />
      ))}
    </List>
  )
}

function Product({ product }: { product: SellerProductRow }) {
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <Head>
        <ProductTile src={product.thumbnail} tile={tileOf(product.tile, product.id)} size={56} />
        <Name>
          {/* Only what is on sale has a page that shoppers see. */}
          {product.status === 'active' ? <Link to={paths.product(product.slug)}>{product.title}</Link> : product.title}
        </Name>
        <PriceAndStock product={product} />
        <State>
          <StatusChip tone={tones[product.status]} label={productsPageText.tabs[product.status]} />
        </State>
        <Open
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={productsPageText.priceAndStockOf(product.title)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? productsPageText.close : productsPageText.priceAndStock}
        </Open>
      </Head>
      <Variants id={panel} hidden={!isOpen}>
        {isOpen && <OpenVariants id={product.id} count={product.variantCount} />}
      </Variants>
    </li>
  )
}

const variantHeight = 110

/** The variants of a product, which come when they are asked for. */
function OpenVariants({ id, count }: { id: number; count: number }) {
  const { data: product, isError, refetch } = useGetSellerProductQuery({ id })
  if (product) return product.variants.map((variant) => <VariantRow key={variant.id} productId={id} variant={variant} />)
  if (isError) return <ErrorState title={productsPageText.loadFailed} onRetry={() => void refetch()} />
  return <Skeleton aria-busy="true" height={count * variantHeight} />
}

function PriceAndStock({ product: { minPrice, maxPrice, stock, variantCount } }: { product: SellerProductRow }) {
  const currency = useCurrency()
  const from = formatMoney(minPrice, currency)
  const to = formatMoney(maxPrice, currency)
  return (
    <Facts>
      <p>{from === to ? from : productsPageText.range(from, to)}</p>
      <Typography variant="body2" color="textSecondary">
        {stock === 0 ? productsPageText.soldOut : productsPageText.inStock(stock)} ·{' '}
        {productsPageText.variants(variantCount)}
      </Typography>
    </Facts>
  )
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

/** Finds products by title or article number; an empty field shows all again. */
function ProductSearch({ q, onFind }: ProductSearchProps) {
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFind(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <search>
      <Form onSubmit={find}>
        <Field
          label={productsPageText.search}
          hint={productsPageText.searchHint}
          name="q"
          type="search"
          slotProps={{ input: { enterKeyHint: 'search' } }}
          autoComplete="off"
          defaultValue={q}
        />
        <Button type="submit" variant="outlined" size="large">
          {productsPageText.find}
        </Button>
      </Form>
    </search>
  )
}

const productTabs = [
  { value: 'all', label: productsPageText.tabs.all },
  { value: 'active', label: productsPageText.tabs.active },
  { value: 'draft', label: productsPageText.tabs.draft },
  { value: 'hidden', label: productsPageText.tabs.hidden },
  { value: 'archived', label: productsPageText.tabs.archived },
] as const
