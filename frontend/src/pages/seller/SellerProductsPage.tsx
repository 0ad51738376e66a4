import { useState, type FormEvent } from 'react'
import { Button } from '@/components/Button'
import { Skeleton } from '@/components/Skeleton'
import { styled } from '@mui/material/styles'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/form/Field'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { Panel, Quiet, Row, Stack } from '@/components/Panel'
import { ProductTile } from '@/components/ProductTile'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { useListSellerProductsQuery, type SellerProduct } from '@/features/seller/api'
import { VariantRow } from '@/features/seller/components/VariantRow'
import { tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'draft', label: 'Draft' },
  { value: 'hidden', label: 'Hidden' },
] as const

/** The seller's products; price and stock are changed in place. */
export function SellerProductsPage() {
  const [search, setSearch] = useSearchParams()
  const status = tabs.find(({ value }) => value === search.get('status'))?.value ?? 'all'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const q = search.get('q') ?? ''
  const { currentData: data, isError, refetch } = useListSellerProductsQuery({
    ...(q ? { q } : {}),
    ...(status === 'all' ? {} : { status }),
    page,
    pageSize: 25,
  })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    setSearch({ status, ...(text ? { q: text } : {}) })
  }
  return (
    <Stack gap={20}>
      <PageTitle>Products</PageTitle>
      <h1>Products{data && ` (${data.total})`}</h1>
      <TabLinks
        label="Products by state"
        tabs={tabs}
        current={status}
        hrefOf={(value) => `${paths.sellerProducts()}?status=${value}`}
      />
      <search>
        <Search onSubmit={find}>
          <Field label="Find a product" name="q" type="search" defaultValue={q} />
          <Button type="submit" variant="outlined" size="large">
            Find
          </Button>
        </Search>
      </search>
      {isError && <ErrorState title="The products did not load" onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={320} />}
      {data?.items.length === 0 && <EmptyState icon="tag" title={q ? `Nothing for "${q}"` : 'No products here'} />}
      {data && data.items.length > 0 && (
        <Stack as="ul" gap={12}>
          {data.items.map((product) => (
            <ProductPanel key={product.id} product={product} />
          ))}
        </Stack>
      )}
      {data && (
        <Pager {...data} onPage={(next) => setSearch({ status, ...(q ? { q } : {}), page: String(next) })} />
      )}
    </Stack>
  )
}

const Search = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 360px) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: 12,
})
const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
})

const tones: Record<SellerProduct['status'], { label: string; tone: StatusTone }> = {
  active: { label: 'Active', tone: 'success' },
  draft: { label: 'Draft', tone: 'neutral' },
  hidden: { label: 'Hidden', tone: 'warning' },
  archived: { label: 'Archived', tone: 'neutral' },
}

function ProductPanel({ product }: { product: SellerProduct }) {
  const [isOpen, setOpen] = useState(false)
  const stock = product.variants.reduce((sum, variant) => sum + variant.stock, 0)
  const count = product.variants.length
  return (
    <Panel as="li">
      <Stack gap={12}>
        <Head>
          <ProductTile src={product.images[0]?.url ?? null} tile={tileOf(product.tile, product.id)} size={56} />
          <div>
            <Link to={paths.product(product.slug)}>{product.title}</Link>
            <Quiet>
              {stock} in stock · {count === 1 ? '1 variant' : `${count} variants`}
            </Quiet>
          </div>
          <StatusChip {...tones[product.status]} />
        </Head>
        <Row>
          <Button
            variant="outlined"
            aria-expanded={isOpen}
            aria-label={`Price and stock of ${product.title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Price and stock'}
          </Button>
        </Row>
        {isOpen &&
          product.variants.map((variant) => (
            <VariantRow key={variant.id} productId={product.id} variant={variant} />
          ))}
      </Stack>
    </Panel>
  )
}
