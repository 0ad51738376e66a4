import { Skeleton } from '@/components/Skeleton'
import { useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Breadcrumbs } from '@/components/Breadcrumbs'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle, Sections, Wrap } from '@/components/Page'
import type { CategoryView } from '@/features/catalog/api'
import { Listing } from '@/features/catalog/components/Listing'
import { GridSkeleton, ProductGrid } from '@/features/catalog/components/ProductGrid'
import { ScopeLinks } from '@/features/catalog/components/ScopeLinks'
import { catalogText } from '@/features/catalog/text'
import { useCategory } from '@/features/catalog/useCategory'
import { paths } from '@/lib/paths'
import { NotFoundView } from '../info/NotFoundPage'

/** The address of the first `depth` steps of a category's path. */
function addressOf(path: CategoryView['path'], depth: number): string {
  const [first = '', second, third] = path.slice(0, depth).map(({ slug }) => slug)
  return paths.category(first, second, third)
}

function CategoryContent({ category }: { category: CategoryView }) {
  const { path } = category
  const parents = path.slice(0, -1).map(({ name }, at) => ({ name, to: addressOf(path, at + 1) }))
  const children = category.children.map(({ name, slug }) => ({
    name,
    to: addressOf([...path, { name, slug }], path.length + 1),
  }))
  return (
    <>
      <PageTitle>{category.name}</PageTitle>
      <Breadcrumbs crumbs={[{ name: 'Home', to: paths.home() }, ...parents]} current={category.name} />
      <Listing
        key={category.id}
        title={category.name}
        scope={{ category: path.map(({ slug }) => slug).join('/') }}
        before={<ScopeLinks label={catalogText.category} links={children} />}
      />
    </>
  )
}

/** One category, sub-category or collection with its products. */
export function CategoryPage() {
  const { categorySlug = '', subCategorySlug, collectionSlug } = useParams()
  const { currentData, error, isFetching, refetch } = useCategory(categorySlug, subCategorySlug, collectionSlug)
  if (error && !isFetching && problemOf(error).status === 404) return <NotFoundView title={catalogText.categoryGone} />
  return (
    <Wrap>
      <Sections sx={{ pt: { xs: 0.5, md: 1 } }}>
        <div>
          {currentData && <CategoryContent category={currentData} />}
          {!currentData && error && !isFetching && (
            <ErrorState title={catalogText.categoryFailed} onRetry={() => void refetch()} />
          )}
          {!currentData && (isFetching || !error) && (
            <div aria-busy="true">
              <Skeleton width={180} height={20} sx={{ my: 1.5 }} />
              <Skeleton width={240} height={38} sx={{ mb: 3 }} />
              <ProductGrid busy>
                <GridSkeleton />
              </ProductGrid>
            </div>
          )}
        </div>
      </Sections>
    </Wrap>
  )
}
