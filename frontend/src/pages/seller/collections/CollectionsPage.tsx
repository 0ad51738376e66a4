import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import PlusIcon from 'lucide-react/icons/plus'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Intro } from '@/components/Intro'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { useListCollectionsQuery } from '@/features/seller/api'
import { Collections } from '@/features/seller/collections/Collections'
import { DeletedCollections } from '@/features/seller/collections/DeletedCollections'
import { collectionsText as words } from '@/features/seller/collections/text'
import { StickyActionBar } from '@/features/seller/components/StickyActionBar'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

/** The shop's own collections, in the order of its page. */
export function CollectionsPage() {
  const { data, isError, refetch } = useListCollectionsQuery()
  const isWide = useMediaQuery(media.wide)
  const create = (
    <Button component={Link} to={paths.sellerCategoryCreate()} variant="contained" startIcon={<PlusIcon size={20} />}>
      {words.create}
    </Button>
  )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      <Row spread>
        <h1>{words.title}</h1>
        {isWide && create}
      </Row>
      <Intro>{words.intro}</Intro>
      {isError && <ErrorState title={words.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton aria-busy="true" height={240} />}
      {data?.items.length === 0 && <EmptyState illustration="teapot" title={words.emptyTitle} text={words.emptyText} />}
      {data && data.items.length > 0 && <Collections collections={data.items} />}
      <DeletedCollections />
      {!isWide && <StickyActionBar>{create}</StickyActionBar>}
    </Stack>
  )
}
