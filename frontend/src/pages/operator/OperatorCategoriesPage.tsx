import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import PlusIcon from 'lucide-react/icons/plus'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Intro } from '@/components/Intro'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { useListCategoriesQuery } from '@/features/operator/api'
import { CategoryTree } from '@/features/operator/categories/CategoryTree'
import { categoryTreeText as words } from '@/features/operator/categories/text'
import { consoleText } from '@/features/operator/text'
import { paths } from '@/lib/paths'

/** The categories of the marketplace, in the order in which shoppers see them. */
export function OperatorCategoriesPage() {
  const { data, isError, refetch } = useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.categories}</PageTitle>
      <Row spread>
        <h1>{consoleText.pages.categories}</h1>
        <Button component={Link} to={paths.adminCategoryCreate()} variant="contained" startIcon={<PlusIcon size={20} />}>
          {words.create}
        </Button>
      </Row>
      <Intro>{words.intro}</Intro>
      {isError && !data && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton aria-busy="true" height={480} />}
      {data?.items.length === 0 && <EmptyState illustration="teapot" title={words.emptyTitle} text={words.emptyText} />}
      {data && data.items.length > 0 && <CategoryTree tree={data.items} />}
    </Stack>
  )
}
