import { useParams, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Breadcrumbs } from '@/components/Breadcrumbs'
import { PageTitle, SectionsBelowTrail, Wrap } from '@/components/Page'
import { TabLinks } from '@/components/TabLinks'
import { useGetShopQuery, type Shop } from '@/features/catalog/api'
import { Later } from '@/features/catalog/components/Later'
import { Listing } from '@/features/catalog/components/listing/Listing'
import { ScopeLinks } from '@/features/catalog/components/listing/ScopeLinks'
import { ShopHead } from '@/features/catalog/components/shop/ShopHead'
import { ShopSearch } from '@/features/catalog/components/shop/ShopSearch'
import { ShopSkeleton } from '@/features/catalog/components/shop/ShopSkeleton'
import { shopfrontText } from '@/features/catalog/components/shop/text'
import { catalogText } from '@/features/catalog/text'
import { paths } from '@/lib/paths'
import { Gone } from './Gone'
import { PageFailed } from './PageFailed'

const loadAbout = () => import('@/features/catalog/components/shop/ShopAbout').then((module) => module.ShopAbout)

const views = [
  { value: 'goods', label: shopfrontText.goods },
  { value: 'about', label: shopfrontText.about },
] as const

function Goods({ shop }: { shop: Shop }) {
  const [params] = useSearchParams()
  const query = params.get('q')?.trim() ?? ''
  const collections = shop.collections.map(({ name, slug, categoryPath }) => {
    const [top = '', sub] = categoryPath.split('/')
    return { name, to: paths.category(top, sub, slug) }
  })
  return (
    <div>
      <Listing
        key={query}
        title={shopfrontText.goods}
        headingLevel="h2"
        lead={false}
        scope={{ shop: shop.slug, ...(query ? { q: query } : {}) }}
        query={query}
        before={<ShopSearch shop={shop.name} />}
        scopes={<ScopeLinks label={shopfrontText.collections} links={collections} />}
      />
    </div>
  )
}

function ShopContent({ shop }: { shop: Shop }) {
  const [params] = useSearchParams()
  const view = params.get('view') === 'about' ? 'about' : 'goods'
  return (
    <>
      <PageTitle>{shop.name}</PageTitle>
      <div>
        <Breadcrumbs
          crumbs={[
            { name: catalogText.home, to: paths.home() },
            { name: catalogText.vendors, to: paths.vendors() },
          ]}
          current={shop.name}
        />
        <ShopHead shop={shop} />
        <TabLinks
          label={shopfrontText.views}
          tabs={views}
          current={view}
          hrefOf={(value) => (value === 'about' ? '?view=about' : '?')}
        />
      </div>
      {view === 'about' ? <Later load={loadAbout} props={{ shop }} /> : <Goods shop={shop} />}
    </>
  )
}

/** One shop: who it is, its figures, its goods. */
export function ShopPage() {
  const { shopSlug = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetShopQuery({ slug: shopSlug })
  if (error && !isFetching && problemOf(error).status === 404) return <Gone title={shopfrontText.gone} />
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
