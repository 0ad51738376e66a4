import { Skeleton } from '@/components/Skeleton'
import { useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Breadcrumbs } from '@/components/Breadcrumbs'
import { ErrorState } from '@/components/ErrorState'
import { Markdown } from '@/components/Markdown'
import { PageTitle, Section, Sections, Wrap } from '@/components/Page'
import { useGetShopQuery, type Shop } from '@/features/catalog/api'
import { Listing } from '@/features/catalog/components/Listing'
import { ScopeLinks } from '@/features/catalog/components/ScopeLinks'
import { ShopHead } from '@/features/catalog/components/ShopHead'
import { catalogText } from '@/features/catalog/text'
import { paths } from '@/lib/paths'
import { NotFoundView } from '../info/NotFoundPage'

function ShopContent({ shop }: { shop: Shop }) {
  const collections = shop.collections.map(({ name, categoryPath }) => ({ name, to: `/category/${categoryPath}` }))
  return (
    <>
      <PageTitle>{shop.name}</PageTitle>
      <div>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', to: paths.home() },
            { name: catalogText.vendors, to: paths.vendors() },
          ]}
          current={shop.name}
        />
        <ShopHead shop={shop} />
      </div>
      <div>
        <Listing
          key={shop.id}
          title="Goods"
          headingLevel="h2"
          scope={{ shop: shop.slug }}
          before={<ScopeLinks label={catalogText.collections} links={collections} />}
        />
      </div>
      {shop.policies && (
        <Section title={catalogText.policies}>
          <Markdown text={shop.policies} />
        </Section>
      )}
    </>
  )
}

/** One shop: who it is, its figures, its goods. */
export function ShopPage() {
  const { shopSlug = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetShopQuery({ slug: shopSlug })
  if (error && !isFetching && problemOf(error).status === 404) return <NotFoundView title={catalogText.shopGone} />
  return (
    <Wrap>
      <Sections sx={{ pt: { xs: 0.5, md: 1 } }}>
        {currentData && <ShopContent shop={currentData} />}
        {!currentData && error && !isFetching && (
          <ErrorState title={catalogText.shopFailed} onRetry={() => void refetch()} />
        )}
        {!currentData && (isFetching || !error) && <Skeleton height={320} />}
      </Sections>
    </Wrap>
  )
}
