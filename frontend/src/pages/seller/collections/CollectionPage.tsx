import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useParams } from 'react-router-dom'
import { ErrorState } from '@/components/ErrorState'
import { Intro } from '@/components/Intro'
import { PageTitle } from '@/components/Page'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useListCollectionsQuery, type SellerCollection } from '@/features/seller/api'
import { CollectionForm } from '@/features/seller/collections/CollectionForm'
import { CollectionProducts } from '@/features/seller/collections/CollectionProducts'
import { CollectionPicture } from '@/features/seller/collections/CollectionPicture'
import { collectionFormText, collectionsText as words } from '@/features/seller/collections/text'
import { NotFoundState } from '@/components/NotFoundState'
import { Panel } from '@/components/Panel'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

const above = [{ name: words.title, to: paths.sellerCategories() }] as const

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    '& > :last-child:not(:nth-of-type(-n + 2))': { gridColumn: '1 / -1' },
  },
})

/** Makes a new collection. */
export function CollectionCreatePage() {
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.create}</PageTitle>
      <div>
        <BackOfficeBreadcrumbs crumbs={above} current={words.create} />
        <h1>{words.create}</h1>
      </div>
      <Columns>
        <Panel title={collectionFormText.about}>
          <CollectionForm />
        </Panel>
      </Columns>
    </Stack>
  )
}

/** Changes a collection: its words, its picture and its products. */
export function CollectionEditPage() {
  const { categoryId } = useParams()
  const { data, isError, refetch } = useListCollectionsQuery()
  if (!data)
    return (
      <Stack spacing={2.5}>
        <PageTitle>{words.edit}</PageTitle>
        <BackOfficeBreadcrumbs crumbs={above} current={words.edit} />
        {isError ? (
          <ErrorState heading="h1" title={words.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton aria-busy="true" height={480} />
        )}
      </Stack>
    )
  const collection = data.items.find(({ id }) => String(id) === categoryId)
  if (!collection)
    return (
      <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.sellerCategories()} linkLabel={words.all} />
    )
  return <CollectionParts key={collection.id} collection={collection} />
}

function CollectionParts({ collection }: { collection: SellerCollection }) {
  return (
    <Stack spacing={2.5}>
      <PageTitle>{`${words.edit}: ${collection.name}`}</PageTitle>
      <div>
        <BackOfficeBreadcrumbs crumbs={above} current={collection.name} />
        <h1>{collection.name}</h1>
      </div>
      <Intro>{words.goods(collection.productCount, collection.activeProductCount)}</Intro>
      <Columns>
        <Panel title={collectionFormText.about}>
          <CollectionForm collection={collection} />
        </Panel>
        <Panel title={collectionFormText.picture}>
          <CollectionPicture collection={collection} />
        </Panel>
        <Panel title={collectionFormText.goods} hint={collectionFormText.goodsHint}>
          <CollectionProducts collection={collection} />
        </Panel>
      </Columns>
    </Stack>
  )
}
