import { useState, type FormEvent } from 'react'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import SearchIcon from 'lucide-react/icons/search'
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { orPartFailed } from '@/components/ErrorState'
import { SearchInput } from '@/components/form/SearchInput'
import { onDemand } from '@/components/onDemand'
import { Breadcrumbs } from '@/components/Breadcrumbs'
import { PageTitle, SectionsBelowTrail, Wrap } from '@/components/Page'
import { TabLinks } from '@/components/TabLinks'
import { useGetShopQuery, type Collection, type Shop } from '@/features/catalog/api'
import { Listing } from '@/features/catalog/components/listing/Listing'
import { chipLine } from '@/features/catalog/components/looks'
import { ShareButton } from '@/features/catalog/components/ShareButton'
import { readTab, ShopHead, ShopSkeleton, shopTabs } from '@/features/catalog/components/shop/ShopHead'
import { shopfrontText } from '@/features/catalog/components/shop/text'
import { isAway } from '@/features/catalog/holiday'
import { readFilters, writeFilters } from '@/features/catalog/listing'
import { catalogText } from '@/features/catalog/text'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { Gone } from './Gone'
import { PageFailed } from './PageFailed'

const AwayNote = onDemand(async () => (await import('@/features/catalog/components/AwayNote')).AwayNote)
const ShopAbout = onDemand(
  async () => (await import('@/features/catalog/components/shop/ShopAbout')).ShopAbout,
  orPartFailed,
)
const ShopReviews = onDemand(
  async () => (await import('@/features/catalog/components/shop/ShopReviews')).ShopReviews,
  orPartFailed,
)

const tabs = [
  { value: 'goods', label: shopfrontText.goods },
  { value: 'about', label: shopfrontText.about },
  { value: 'reviews', label: shopfrontText.reviews },
] as const

const Trail = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlockEnd: 8,
  '& > button': { flex: 'none', marginBlockStart: 4 },
})
const Panel = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  marginBlockStart: 24,
})
const Notice = styled('div')({ marginBlock: 16 })
/** The ways to a shop's goods: in one line where there is room. */
const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 12,
  alignItems: 'center',
  [media.wide]: { gridTemplateColumns: '360px minmax(0, 1fr)', columnGap: 16, marginBlockEnd: 8 },
})
function Goods({ shop }: { shop: Shop }) {
  const [params] = useSearchParams()
  const query = params.get('q')?.trim() ?? ''
  return (
    <div>
      <Listing
        key={query}
        title={shopfrontText.goods}
        headingLevel="h2"
        lead={false}
        scope={{ shop: [shop.slug], ...(query ? { q: query } : {}) }}
        query={query}
        before={
          <Ways>
            <ShopSearch shop={shop.name} />
            <CollectionChips shop={shop} />
          </Ways>
        }
      />
    </div>
  )
}

function ShopContent({ shop }: { shop: Shop }) {
  const [params] = useSearchParams()
  const tab = readTab(params)
  const titles = { goods: shop.name, about: shopfrontText.aboutShop(shop.name), reviews: shopfrontText.reviewsOf(shop.name) }
  return (
    <>
      <PageTitle>{titles[tab]}</PageTitle>
      <div>
        <Trail>
          <Breadcrumbs
            crumbs={[
              { name: catalogText.home, to: paths.home() },
              { name: catalogText.vendors, to: paths.vendors() },
            ]}
            current={shop.name}
          />
          <ShareButton title={shop.name} />
        </Trail>
        <ShopHead shop={shop} />
        {isAway(shop.holiday) && (
          <Notice>
            <AwayNote shop={shop} />
          </Notice>
        )}
        <TabLinks label={shopfrontText.views} tabs={tabs} current={tab} hrefOf={(value) => shopTabs[value]} />
        <Panel>
          {tab === 'goods' && <Goods shop={shop} />}
          {tab === 'about' && <ShopAbout shop={shop} />}
          {tab === 'reviews' && <ShopReviews shop={shop} />}
        </Panel>
      </div>
    </>
  )
}

/** One shop: who it is, its figures, its goods, its rules and what its buyers say. */
export function ShopPage() {
  const { shopSlug = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetShopQuery({ slug: shopSlug })
  const { search } = useLocation()
  if (error && !isFetching && problemOf(error).status === 404) return <Gone title={shopfrontText.gone} />
  // An address of before leads on.
  if (currentData && currentData.slug !== shopSlug)
    return <Navigate replace to={paths.shop(currentData.slug) + search} />
  return (
    <Wrap>
      <SectionsBelowTrail>
        {currentData && <ShopContent key={currentData.id} shop={currentData} />}
        {!currentData && error && !isFetching && (
          <PageFailed title={shopfrontText.failed} onRetry={() => void refetch()} />
        )}
        {!currentData && (isFetching || !error) && <ShopSkeleton />}
      </SectionsBelowTrail>
    </Wrap>
  )
}

/** Wide screens have room for all. */
const List = styled('ul')({
  ...chipLine,
  [media.wide]: { flexWrap: 'wrap', rowGap: 0, overflow: 'visible', margin: 0, padding: 0 },
})
/** A shop's own collections: they narrow its goods here, and each has a page of its own in the market. */
function CollectionChips({ shop }: { shop: Shop }) {
  const [params] = useSearchParams()
  const { collections, slug } = shop
  if (collections.length === 0) return null
  const filters = readFilters(params, { shop: [slug] })
  const chip = (name: string, category: string | null) => (
    <li key={category}>
      <Chip
        variant="filter"
        clickable
        component={Link}
        to={`?${writeFilters({ ...filters, category }, params)}`}
        label={name}
        {...(filters.category === category ? { 'aria-current': 'page' as const } : {})}
      />
    </li>
  )
  return (
    <nav aria-label={shopfrontText.collections}>
      <List>
        {chip(shopfrontText.allCollections, null)}
        {collections.map((collection) => chip(collection.name, pathOf(collection)))}
      </List>
    </nav>
  )
}

const pathOf = ({ categoryPath, slug }: Collection) => `${categoryPath}/${slug}`

const Words = styled(SearchInput)(({ theme }) => ({
  borderRadius: radius.pill,
  backgroundColor: theme.vars.palette.background.paper,
  [media.tablet]: { maxInlineSize: 440 },
  '& input': { paddingInlineStart: 20 },
}))

/** Looks for words among one shop's goods; the words stand in the address. */
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
