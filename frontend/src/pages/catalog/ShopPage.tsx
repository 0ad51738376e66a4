import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import MailIcon from 'lucide-react/icons/mail'
import SearchIcon from 'lucide-react/icons/search'
import { flushSync } from 'react-dom'
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { withErrorState } from '@/components/ErrorState'
import { SearchInput } from '@/components/form/SearchInput'
import { onDemand } from '@/components/onDemand'
import { PageTitle, SectionsBelowBreadcrumbs, PageContainer } from '@/components/Page'
import { StorefrontBreadcrumbs } from '@/components/StorefrontBreadcrumbs'
import { Row } from '@/components/Row'
import { TabLinks } from '@/components/TabLinks'
import { useGetShopQuery, type Collection, type Shop } from '@/features/catalog/api'
import { Listing } from '@/features/catalog/components/listing/Listing'
import { ScopeLinks } from '@/features/catalog/components/listing/ScopeLinks'
import { ShareButton } from '@/features/catalog/components/ShareButton'
import { readTab, ShopHead, ShopSkeleton, shopTabs } from '@/features/catalog/components/shop/ShopHead'
import { shopfrontText } from '@/features/catalog/components/shop/text'
import { isOnVacation } from '@/features/catalog/vacation'
import { readFilters, writeFilters } from '@/features/catalog/listing'
import { catalogText } from '@/features/catalog/text'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { NotAvailable } from './NotAvailable'
import { PageFailed } from './PageFailed'

const VacationNotice = onDemand(async () => (await import('@/features/catalog/components/VacationNotice')).VacationNotice)
const ShopAbout = onDemand(
  async () => (await import('@/features/catalog/components/shop/ShopAbout')).ShopAbout,
  withErrorState,
)
const ShopReviews = onDemand(
  async () => (await import('@/features/catalog/components/shop/ShopReviews')).ShopReviews,
  withErrorState,
)

const tabs = [
  { value: 'products', label: shopfrontText.goods },
  { value: 'about', label: shopfrontText.about },
  { value: 'reviews', label: shopfrontText.reviews },
] as const

const Trail = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlockEnd: 8,
  '& > :last-child': { flex: 'none', marginBlockStart: 4 },
})
const Panel = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  marginBlockStart: 24,
  // The line of filters has room of its own.
  [media.phone]: { '&[data-products]': { marginBlockStart: 8 } },
})
const Notice = styled('div')({ marginBlock: 16 })
/** On phones the search is folded away until it is wanted. */
const Search = styled('div')({
  marginBlockEnd: 8,
  [media.phone]: { '&[data-folded]': { display: 'none' } },
})
/** A way on phones to what wide screens show by themselves. */
const PhoneOnly = styled('div')({ display: 'none', [media.phone]: { display: 'block' } })

function ShopProducts({ shop, search }: { shop: Shop; search: ReactNode }) {
  const [params] = useSearchParams()
  const query = params.get('q')?.trim() ?? ''
  return (
    <div>
      <Listing
        key={query}
        title={shopfrontText.goods}
        isTitled
        headingLevel="h2"
        lead={false}
        scope={{ shop: [shop.slug], ...(query ? { q: query } : {}) }}
        query={query}
        before={search}
        {...(shop.collections.length > 0 ? { scopes: <CollectionLinks shop={shop} /> } : {})}
      />
    </div>
  )
}

function ShopContent({ shop }: { shop: Shop }) {
  const [params] = useSearchParams()
  const tab = readTab(params)
  const [isSearching, setSearching] = useState(params.has('q'))
  const search = useRef<HTMLDivElement>(null)
  const titles = { products: shop.name, about: shopfrontText.aboutShop(shop.name), reviews: shopfrontText.reviewsOf(shop.name) }
  const turnSearch = () => {
    flushSync(() => setSearching(!isSearching))
    if (!isSearching) search.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <PageTitle>{titles[tab]}</PageTitle>
      <div>
        <Trail>
          <StorefrontBreadcrumbs
            crumbs={[
              { name: catalogText.home, to: paths.home() },
              { name: catalogText.shops, to: paths.vendors() },
            ]}
            current={shop.name}
          />
          <Row spacing={1}>
            {tab === 'products' && (
              <PhoneOnly>
                <IconButton
                  color="raised"
                  aria-label={shopfrontText.searchIn(shop.name)}
                  aria-expanded={isSearching}
                  onClick={turnSearch}
                >
                  <SearchIcon size={20} />
                </IconButton>
              </PhoneOnly>
            )}
            {(shop.contactEmail || shop.contactPhone) && (
              <IconButton component={Link} to={shopTabs.about} color="raised" aria-label={shopfrontText.contact}>
                <MailIcon size={20} />
              </IconButton>
            )}
            <ShareButton title={shop.name} />
          </Row>
        </Trail>
        <ShopHead shop={shop} />
        {isOnVacation(shop.holiday) && (
          <Notice>
            <VacationNotice shop={shop} />
          </Notice>
        )}
        <TabLinks label={shopfrontText.views} tabs={tabs} current={tab} hrefOf={(value) => shopTabs[value]} />
        <Panel {...(tab === 'products' ? { 'data-products': '' } : {})}>
          {tab === 'products' && (
            <ShopProducts
              shop={shop}
              search={
                <Search ref={search} {...(isSearching ? {} : { 'data-folded': '' })}>
                  <ShopSearch shop={shop.name} />
                </Search>
              }
            />
          )}
          {tab === 'about' && <ShopAbout shop={shop} />}
          {tab === 'reviews' && <ShopReviews shop={shop} />}
        </Panel>
      </div>
    </>
  )
}

/** One shop: who it is, its figures, its products, its rules and what its buyers say. */
export function ShopPage() {
  const { shopSlug = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetShopQuery({ slug: shopSlug })
  const { search } = useLocation()
  if (error && !isFetching && problemOf(error).status === 404) return <NotAvailable title={shopfrontText.gone} />
  // An address of before leads on.
  if (currentData && currentData.slug !== shopSlug)
    return <Navigate replace to={paths.shop(currentData.slug) + search} />
  return (
    <PageContainer>
      <SectionsBelowBreadcrumbs>
        {currentData && <ShopContent key={currentData.id} shop={currentData} />}
        {!currentData && error && !isFetching && (
          <PageFailed title={shopfrontText.failed} onRetry={() => void refetch()} />
        )}
        {!currentData && (isFetching || !error) && <ShopSkeleton />}
      </SectionsBelowBreadcrumbs>
    </PageContainer>
  )
}

/** A shop's own collections: they narrow its products here, and each has a page of its own in the market. */
function CollectionLinks({ shop }: { shop: Shop }) {
  const [params] = useSearchParams()
  const { collections, slug } = shop
  const filters = readFilters(params, { shop: [slug] })
  const link = (name: string, category: string | null) => ({
    name,
    to: `?${writeFilters({ ...filters, category }, params)}`,
    current: filters.category === category,
  })
  return (
    <ScopeLinks
      label={shopfrontText.collections}
      links={[
        link(shopfrontText.allCollections, null),
        ...collections.map((collection) => link(collection.name, pathOf(collection))),
      ]}
    />
  )
}

const pathOf = ({ categoryPath, slug }: Collection) => `${categoryPath}/${slug}`

const Words = styled(SearchInput)(({ theme }) => ({
  borderRadius: radius.pill,
  backgroundColor: theme.vars.palette.background.paper,
  [media.tablet]: { maxInlineSize: 440 },
  '& input': { paddingInlineStart: 20 },
}))

/** Looks for words among one shop's products; the words stand in the address. */
function ShopSearch({ shop }: { shop: string }) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('q') ?? ''
  const [draft, setDraft] = useState({ of: asked, text: asked })
  const write = (text: string) => setDraft({ of: asked, text })
  if (draft.of !== asked) write(asked)
  const search = (event: FormEvent) => {
    event.preventDefault()
    const next = new URLSearchParams(params)
    next.delete('page')
    const words = draft.text.trim()
    if (words) next.set('q', words)
    else next.delete('q')
    setParams(next, { preventScrollReset: true })
  }
  return (
    <form role="search" aria-label={shopfrontText.searchIn(shop)} onSubmit={search}>
      <Words
        fullWidth
        placeholder={shopfrontText.searchIn(shop)}
        slotProps={{ input: { 'aria-label': shopfrontText.searchIn(shop), enterKeyHint: 'search' } }}
        value={draft.text}
        onChange={write}
        after={
          <IconButton type="submit" aria-label={shopfrontText.search}>
            <SearchIcon />
          </IconButton>
        }
      />
    </form>
  )
}
