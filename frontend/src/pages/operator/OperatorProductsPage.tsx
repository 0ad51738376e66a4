import { useRef } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { PageTitle } from '@/components/Page'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { useListMarketProductsQuery, type MarketProduct } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import { ListSearch } from '@/features/operator/components/ListSearch'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { ShopFilterChip } from '@/features/operator/products/ShopFilterChip'
import { ProductActions } from '@/features/operator/products/ProductActions'
import { marketProductsText as words } from '@/features/operator/products/text'
import { consoleText } from '@/features/operator/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { formatDate } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

const views = ['all', 'active', 'withdrawn', 'hidden', 'draft', 'archived'] as const

/** The products of all shops, to be found by title or shop; what must not be sold is taken off sale here, and put back. */
export function OperatorProductsPage() {
  const { view, page, search, toPage, filter } = useListParams('status', views)
  const currency = useCurrency()
  const q = search.get('q')?.trim() ?? ''
  const shop = search.get('shop') ?? ''
  const shopId = /^\d+$/.test(shop) ? Number(shop) : null
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useListMarketProductsQuery(
    { page, ...(q && { q }), ...(shopId !== null && { shopId }), ...(view === 'all' ? {} : { status: view }) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.products}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {consoleText.pages.products}
      </h1>
      <ListSearch label={words.search} hint={words.searchHint} value={q} onSearch={(typed) => filter({ q: typed })} />
      {shopId !== null && (
        <ShopFilterChip
          shopId={shopId}
          onClear={() => {
            filter({ shop: null })
            heading.current?.focus()
          }}
        />
      )}
      <TabLinks
        label={consoleText.views}
        tabs={views.map((value) => ({ value, label: words.views[value] }))}
        current={view}
        hrefOf={(value) => paths.adminProducts({ status: viewParam(views, value), q, shop })}
      />
      <ListStates
        query={query}
        failed={words.failed}
        none={q ? { title: words.nothingFor(q) } : { title: words.none, text: words.noneText }}
        count={words.count}
        rowHeight={64}
        onPage={toPage}
      >
        {({ items }) => <RecordList label={consoleText.pages.products} items={items} shape={shapeIn(currency)} />}
      </ListStates>
    </Stack>
  )
}

const tones: Readonly<Record<MarketProduct['status'], StatusTone>> = {
  active: 'success',
  withdrawn: 'error',
  hidden: 'warning',
  draft: 'neutral',
  archived: 'neutral',
}

const shapeIn = (currency: string): RecordShape<MarketProduct> => ({
  keyOf: ({ id }) => id,
  title: {
    name: words.name,
    value: ({ title, slug, status }) => (status === 'active' ? <Link to={paths.product(slug)}>{title}</Link> : title),
  },
  columns: [
    { name: words.shop, value: ({ shopId, shopName }) => <Link to={paths.adminShop(shopId)}>{shopName}</Link> },
    { name: words.category, value: ({ category }) => category.map(({ name }) => name).join(' › ') },
    { name: words.price, value: ({ price }) => formatMoney(price, currency), isAmount: true },
    { name: words.sold, value: ({ soldCount }) => formatNumber(soldCount), isAmount: true },
  ],
  state: {
    name: consoleText.state,
    value: ({ status, withdrawal }) => (
      <>
        <StatusChip tone={tones[status]} label={words.statuses[status]} />
        {withdrawal && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {words.since(withdrawal.reason, formatDate(withdrawal.since))}
          </Typography>
        )}
      </>
    ),
  },
  actions: (product) => <ProductActions product={product} />,
})
