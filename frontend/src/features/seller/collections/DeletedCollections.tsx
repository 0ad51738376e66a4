import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { problemOf } from '@/api/problem'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { formatDateTime } from '@/lib/dates'
import { useListDeletedCollectionsQuery, useRestoreCollectionMutation } from '../api'
import { Panel } from '@/components/Panel'
import { collectionsText as words } from './text'

/** Brings a deleted collection back, and says whether that went well. */
export function useRestore() {
  const [restore] = useRestoreCollectionMutation()
  return async ({ id, name }: { id: number; name: string }) => {
    const { error } = await restore({ id })
    if (error) toast.error(words.notUndone, { detail: problemOf(error).message })
    else toast.success(words.undone(name))
  }
}

/** Collections that were deleted in the last day and can be brought back; nothing where there are none. */
export function DeletedCollections() {
  const { data } = useListDeletedCollectionsQuery()
  const restore = useRestore()
  if (!data || data.items.length === 0) return null
  return (
    <Panel title={words.deletedTitle} hint={words.deletedHint}>
      <Stack component="ul" spacing={1.5}>
        {data.items.map(({ id, name, category, productCount, keptUntil }) => (
          <Row key={id} component="li" spread>
            <div>
              <strong>{name}</strong>
              <Typography variant="body2" color="textSecondary">
                {words.inCategory(category)} · {words.keptUntil(productCount, formatDateTime(keptUntil))}
              </Typography>
            </div>
            <Button variant="outlined" aria-label={words.restoreOf(name)} onClick={() => void restore({ id, name })}>
              {words.restore}
            </Button>
          </Row>
        ))}
      </Stack>
    </Panel>
  )
}
