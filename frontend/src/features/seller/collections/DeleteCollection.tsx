import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useDispatch } from 'react-redux'
import { problemOf } from '@/api/problem'
import { ChoiceCard, ChoiceCards } from '@/components/ChoiceCard'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import {
  collectionChanged,
  sendCollectionPicture,
  useCreateCollectionMutation,
  useDeleteCollectionMutation,
  useSetCollectionProductsMutation,
  type SellerCollection,
} from '../api'
import { collectionsText as words } from './text'

interface DeleteCollectionProps {
  collection: SellerCollection
  /** Collections of the same category, which can take the goods. */
  others: readonly SellerCollection[]
  onClose: () => void
}

const stay = 'stay'

/** Asks where the goods of a collection go before it is deleted; it can be brought back afterwards. */
export function DeleteCollection({ collection, others, onClose }: DeleteCollectionProps) {
  const { name, parent, productCount } = collection
  const [choice, setChoice] = useState(stay)
  const remove = useDeletion()
  return (
    <TaskDialog title={words.deleteTitle(name)} onClose={onClose}>
      <Stack spacing={2}>
        <p>{productCount === 0 ? words.deleteEmpty : words.deleteGoods(productCount)}</p>
        {productCount > 0 && (
          <ChoiceCards aria-label={words.deleteGoods(productCount)} value={choice} onChange={(_event, value) => setChoice(value)}>
            <ChoiceCard value={stay}>{words.stay(parent.name)}</ChoiceCard>
            {others.map(({ id, name: other }) => (
              <ChoiceCard key={id} value={String(id)}>
                {words.moveTo(other)}
              </ChoiceCard>
            ))}
          </ChoiceCards>
        )}
        <Row spacing={1}>
          <Button
            variant="contained"
            color="error"
            onClick={() => {
              onClose()
              void remove(collection, choice === stay ? null : Number(choice))
            }}
          >
            {words.delete}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {words.keep}
          </Button>
        </Row>
      </Stack>
    </TaskDialog>
  )
}

/** The picture at an address; without it the way back has none. */
async function pictureAt(url: string | null): Promise<Blob | null> {
  if (url === null) return null
  const answer = await fetch(url).catch(() => null)
  return answer?.ok ? answer.blob() : null
}

function useDeletion() {
  const [remove] = useDeleteCollectionMutation()
  const [create] = useCreateCollectionMutation()
  const [fill] = useSetCollectionProductsMutation()
  const dispatch = useDispatch()

  const restore = async ({ name, slug, parent, description }: SellerCollection, productIds: number[], file: Blob | null) => {
    const made = await create({ newCollection: { name, slug, parentId: parent.id, description } })
    if (!made.data) return void toast.error(words.notUndone, { detail: problemOf(made.error).message })
    const { id } = made.data
    const filled = await fill({ id, collectionProducts: { add: productIds } })
    const pictured = file ? await sendCollectionPicture(id, file, () => {}) : {}
    if (file) dispatch(collectionChanged)
    if (filled.error || ('error' in pictured && pictured.error)) toast.error(words.notUndone)
    else toast.success(words.undone(name))
  }
  return async (collection: SellerCollection, moveTo: number | null) => {
    const file = await pictureAt(collection.picture)
    const { data, error } = await remove({ id: collection.id, ...(moveTo !== null && { moveTo }) })
    if (!data) return void toast.error(words.notDeleted, { detail: problemOf(error).message })
    toast.success(words.deleted(collection.name), {
      action: { label: words.undo, onClick: () => void restore(collection, data.productIds, file) },
    })
  }
}
