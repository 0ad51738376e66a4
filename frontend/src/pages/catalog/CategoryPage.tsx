import { Navigate, useLocation, useParams } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { onDemand } from '@/components/onDemand'
import { PageTitle, SectionsBelowBreadcrumbs, PageContainer } from '@/components/Page'
import { StorefrontBreadcrumbs } from '@/components/StorefrontBreadcrumbs'
import { useLoadingPreview } from '@/components/LoadingPreview'
import Skeleton from '@mui/material/Skeleton'
import type { CategoryView } from '@/features/catalog/api'
import { CategoryLinks, ScopeSkeleton } from '@/features/catalog/components/listing/ScopeLinks'
import { Listing } from '@/features/catalog/components/listing/Listing'
import { listingText } from '@/features/catalog/components/listing/text'
import { ancestorLinks } from '@/features/catalog/scopes'
import { catalogText } from '@/features/catalog/text'
import { useCategory } from '@/features/catalog/useCategory'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { NotAvailable } from './NotAvailable'
import { PageFailed } from './PageFailed'

const CollectionHead = onDemand(
  async () => (await import('@/features/catalog/components/listing/CollectionHead')).CollectionHead,
)

/** On phones the way up stands beside the parts, below the title. */
const AboveTitle = styled('div')({ [media.phone]: { blockSize: 8, '&& > *': { display: 'none' } } })
const TrailBox = styled('div')({ display: 'flex', alignItems: 'center', minBlockSize: 44 })

function Trail({ category }: { category: CategoryView | undefined }) {
  if (!category)
    return (
      <TrailBox>
        <Skeleton width={180} height={20} />
      </TrailBox>
    )
  return (
    <StorefrontBreadcrumbs
      crumbs={[{ name: catalogText.home, to: paths.home() }, ...ancestorLinks(category)]}
      current={category.name}
    />
  )
}

/** One category, subcategory or collection with its products; these are asked for without waiting for its name. */
export function CategoryPage() {
  const { categorySlug = '', subCategorySlug, collectionSlug } = useParams()
  const answer = useCategory(categorySlug, subCategorySlug, collectionSlug)
  const preview = useLoadingPreview()
  const { search } = useLocation()
  const { currentData: category, error, isFetching, refetch } = answer
  const failed = error !== undefined && !isFetching
  if (failed && problemOf(error).status === 404) return <NotAvailable title={listingText.categoryGone} />
  const scope = [categorySlug, subCategorySlug, collectionSlug].filter((slug) => slug !== undefined).join('/')
  // An address of before leads on to the present one.
  const now = category?.path.map(({ slug }) => slug).join('/')
  if (now !== undefined && now !== scope) return <Navigate replace to={{ pathname: `/category/${now}`, search }} />
  return (
    <PageContainer>
      {category && <PageTitle>{category.name}</PageTitle>}
      <SectionsBelowBreadcrumbs>
        {failed && !category ? (
          <PageFailed title={listingText.categoryFailed} onRetry={() => void refetch()} />
        ) : (
          <div>
            <AboveTitle>
              <Trail category={category} />
            </AboveTitle>
            <Listing
              key={scope}
              title={category?.name ?? preview?.title}
              scope={{ category: scope }}
              before={category?.collection && <CollectionHead collection={category.collection} />}
              scopesFirst
              scopes={
                category ? <CategoryLinks category={category} scope={{ category: scope }} /> : <ScopeSkeleton line />
              }
            />
          </div>
        )}
      </SectionsBelowBreadcrumbs>
    </PageContainer>
  )
}
