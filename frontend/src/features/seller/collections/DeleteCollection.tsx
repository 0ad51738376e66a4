import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { ChoiceCard, ChoiceCards } from '@/components/ChoiceCard'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import { useDeleteCollectionMutation, type SellerCollection } from '../api'
import { useRestore } from './DeletedCollections'
import { collectionsText as words } from './text'

interface DeleteCollectionProps {
  collection: SellerCollection
  /** Collections of the same category, which can take the products. */
  others: readonly SellerCollection[]
  onClose: () => void
}

const stay = 'stay'

/** Asks where the products of a collection go before it is deleted; it can be brought back afterwards. */
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

function useDeletion() {
  const [remove] = useDeleteCollectionMutation()
  const restore = useRestore()
  return async ({ id, name }: SellerCollection, moveTo: number | null) => {
    const { error } = await remove({ id, ...(moveTo !== null && { moveTo }) })
    if (error) return void toast.error(words.notDeleted, { detail: problemOf(error).message })
    toast.success(words.deleted(name), {
      action: { label: words.undo, onClick: () => void restore({ id, name }) },
    })
  }
}
