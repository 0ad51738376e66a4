import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { ErrorState } from '@/components/ErrorState'
import { NotFoundState } from '@/components/NotFoundState'
import { PageTitle } from '@/components/Page'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useListCategoriesQuery } from '@/features/operator/api'
import { CategoryAttributes } from '@/features/operator/categories/CategoryAttributes'
import { CategoryForm } from '@/features/operator/categories/CategoryForm'
import { CategoryPicture } from '@/features/operator/categories/CategoryPicture'
import { categoryAttributesText as attributesText, categoryFormText as words, categoryTreeText } from '@/features/operator/categories/text'
import { consoleText } from '@/features/operator/text'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

const crumbs = [{ name: consoleText.pages.categories, to: paths.adminCategories() }] as const

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
})

/** Makes a category, or a subcategory in the one that the address names. */
export function OperatorCategoryCreatePage() {
  const [search] = useSearchParams()
  const { data, isError, refetch } = useListCategoriesQuery()
  const within = data?.items.find(({ id }) => String(id) === search.get('in'))?.id ?? null
  return (
    <Stack spacing={2.5}>
      <PageTitle>{categoryTreeText.create}</PageTitle>
      <div>
        <BackOfficeBreadcrumbs crumbs={crumbs} current={categoryTreeText.create} />
        <h1>{categoryTreeText.create}</h1>
      </div>
      {isError && !data && <ErrorState title={categoryTreeText.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton aria-busy="true" height={560} />}
      {data && (
        <Columns>
          <Panel title={words.about}>
            <CategoryForm tree={data.items} within={within} />
          </Panel>
        </Columns>
      )}
    </Stack>
  )
}

/** Changes a category: its names and its place; on the first level its picture, below it the attributes that it suggests. */
export function OperatorCategoryPage() {
  const { categoryId } = useParams()
  const { data, isError, refetch } = useListCategoriesQuery()
  if (!data)
    return (
      <Stack spacing={2.5}>
        <PageTitle>{words.edit}</PageTitle>
        <BackOfficeBreadcrumbs crumbs={crumbs} current={words.edit} />
        {isError ? (
          <ErrorState heading="h1" title={categoryTreeText.failed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton aria-busy="true" height={560} />
        )}
      </Stack>
    )
  const category = data.items.find(({ id }) => String(id) === categoryId)
  if (!category)
    return <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.adminCategories()} linkLabel={words.all} />
  return (
    <Stack spacing={2.5}>
      <PageTitle>{`${words.edit}: ${category.name}`}</PageTitle>
      <div>
        <BackOfficeBreadcrumbs crumbs={crumbs} current={category.name} />
        <Row spread>
          <h1>{category.name}</h1>
          <Button component={Link} variant="outlined" to={`/category/${category.path}`}>
            {words.view}
          </Button>
        </Row>
      </div>
      <Columns key={category.id}>
        <Stack spacing={2.5}>
          <Panel title={words.about}>
            <CategoryForm tree={data.items} category={category} onStale={() => void refetch()} />
          </Panel>
          {category.parentId !== null && (
            <Panel title={attributesText.title} hint={attributesText.hint}>
              <CategoryAttributes category={category} />
            </Panel>
          )}
        </Stack>
        {category.parentId === null && (
          <Panel title={words.picture}>
            <CategoryPicture category={category} />
          </Panel>
        )}
      </Columns>
    </Stack>
  )
}
