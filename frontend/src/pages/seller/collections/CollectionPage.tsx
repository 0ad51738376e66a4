import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useParams } from 'react-router-dom'
import { ErrorState } from '@/components/ErrorState'
import { Intro } from '@/components/Intro'
import { PageTitle } from '@/components/Page'
import { Trail } from '@/components/Trail'
import { useListCollectionsQuery, type SellerCollection } from '@/features/seller/api'
import { CollectionForm } from '@/features/seller/collections/CollectionForm'
import { CollectionGoods } from '@/features/seller/collections/CollectionGoods'
import { CollectionPicture } from '@/features/seller/collections/CollectionPicture'
import { collectionFormText, collectionsText as words } from '@/features/seller/collections/text'
import { Missing } from '@/components/Missing'
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
        <Trail crumbs={above} current={words.create} />
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

/** Changes a collection: its words, its picture and its goods. */
export function CollectionEditPage() {
  const { categoryId } = useParams()
  const { data, isError, refetch } = useListCollectionsQuery()
  if (!data)
    return (
      <Stack spacing={2.5}>
        <PageTitle>{words.edit}</PageTitle>
        <Trail crumbs={above} current={words.edit} />
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
      <Missing title={words.missingTitle} text={words.missingText} to={paths.sellerCategories()} all={words.all} />
    )
  return <CollectionParts key={collection.id} collection={collection} />
}

function CollectionParts({ collection }: { collection: SellerCollection }) {
  return (
    <Stack spacing={2.5}>
      <PageTitle>{`${words.edit}: ${collection.name}`}</PageTitle>
      <div>
        <Trail crumbs={above} current={collection.name} />
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
          <CollectionGoods collection={collection} />
        </Panel>
      </Columns>
    </Stack>
  )
}
