import { useEffect, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import UndoIcon from 'lucide-react/icons/undo-2'
import { useDispatch } from 'react-redux'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { progressOf } from '../import/progress'
import {
  bulkChanged,
  useApplyProductBulkMutation,
  useGetProductBulkQuery,
  useUndoProductBulkMutation,
  type ProductBulk,
} from './api'
import { BulkForm, type Chosen } from './BulkForm'
import { BulkItems } from './BulkItems'
import type { BulkValues } from './rule'
import { bulkText as words } from './text'

const pollMilliseconds = 700

const isAtWork = ({ status }: ProductBulk) => status === 'checking' || status === 'applying' || status === 'undoing'

interface BulkDialogProps {
  /** The products to change; none when an earlier change is shown. */
  chosen: Chosen | null
  /** How many they are. */
  count: number
  /** An earlier change to see, or to undo. */
  earlier?: number | undefined
  /** Told whether the products are other than they were. */
  onClose: (isChanged: boolean) => void
}

/** Changes many products in steps: what to change, what that would make of them, what became of it. */
export function BulkDialog({ chosen, count, earlier, onClose }: BulkDialogProps) {
  const [bulkId, setBulkId] = useState<number | null>(earlier ?? null)
  const [typed, setTyped] = useState<BulkValues | null>(null)
  const { data: bulk, isError, refetch } = useBulk(bulkId)
  const close = () => onClose(bulk?.status === 'applying' || bulk?.status === 'applied')
  return (
    <TaskDialog title={words.title(bulk?.productCount ?? count)} onClose={close}>
      {bulkId === null && chosen && (
        <BulkForm
          chosen={chosen}
          typed={typed}
          onClose={close}
          onPreview={(next, values) => {
            setTyped(values)
            setBulkId(next.id)
          }}
        />
      )}
      {isError && !bulk && <ErrorState title={words.loadFailed} onRetry={() => void refetch()} />}
      {bulk && (
        <Stack spacing={2}>
          {isAtWork(bulk) && <BulkProgress bulk={bulk} />}
          {bulk.status === 'checked' && <Preview bulk={bulk} onBack={() => setBulkId(null)} />}
          {(bulk.status === 'applied' || bulk.status === 'undone') && <Result bulk={bulk} onClose={close} />}
          {!isAtWork(bulk) && <BulkItems key={bulk.status} bulk={bulk} />}
        </Stack>
      )}
    </TaskDialog>
  )
}

/** The change, asked for again while it is at work; the products are stale once it is through. */
function useBulk(bulkId: number | null) {
  const arg = bulkId === null ? skipToken : { bulkId }
  const { currentData: data, isError, refetch } = useGetProductBulkQuery(arg, { refetchOnMountOrArgChange: true })
  useGetProductBulkQuery(arg, { pollingInterval: data && isAtWork(data) ? pollMilliseconds : 0 })
  const dispatch = useDispatch()
  const status = data?.status
  useEffect(() => {
    if (status === 'applied' || status === 'undone') dispatch(bulkChanged)
  }, [status, dispatch])
  return { data, isError, refetch }
}

function BulkProgress({ bulk }: { bulk: ProductBulk }) {
  const { done, of } = progressOf(bulk)
  const title = bulk.status === 'applying' || bulk.status === 'undoing' ? words[bulk.status] : words.checking
  return (
    <Stack spacing={1}>
      <p>{title}</p>
      <LinearProgress variant="determinate" value={of === 0 ? 0 : (done / of) * 100} aria-label={title} />
      <p role="status">{words.progress(done, of)}</p>
      {bulk.status !== 'checking' && (
        <Typography variant="body2" color="textSecondary">
          {words.leave}
        </Typography>
      )}
    </Stack>
  )
}

function Preview({ bulk, onBack }: { bulk: ProductBulk; onBack: () => void }) {
  const [apply, { isLoading, error }] = useApplyProductBulkMutation()
  const toDo = bulk.counts.change
  return (
    <Stack spacing={1.5}>
      <h3>{words.previewTitle}</h3>
      {error && <FormAlert>{problemOf(error, words.notApplied).message}</FormAlert>}
      {toDo === 0 && <p role="status">{words.nothingToDo}</p>}
      <Row>
        {toDo > 0 && (
          <Button variant="contained" loading={isLoading} onClick={() => void apply({ bulkId: bulk.id })}>
            {words.apply(toDo)}
          </Button>
        )}
        <Button variant="outlined" onClick={onBack}>
          {words.back}
        </Button>
      </Row>
    </Stack>
  )
}

function Result({ bulk: { id, status, counts }, onClose }: { bulk: ProductBulk; onClose: () => void }) {
  const [undo, { isLoading, error }] = useUndoProductBulkMutation()
  const isUndone = status === 'undone'
  return (
    <Stack spacing={1.5}>
      <h3>{isUndone ? words.undoneTitle : words.doneTitle}</h3>
      <div role="status">
        <p>{isUndone ? words.undone(counts.undone) : words.done(counts.done)}</p>
        {counts.refused > 0 && <p>{words.refused(counts.refused)}</p>}
        {counts.left > 0 && <p>{words.left(counts.left)}</p>}
      </div>
      {error && <FormAlert>{problemOf(error, words.notUndone).message}</FormAlert>}
      <Row>
        <Button variant="contained" onClick={onClose}>
          {words.close}
        </Button>
        {!isUndone && counts.done > 0 && (
          <Button
            variant="outlined"
            loading={isLoading}
            startIcon={<UndoIcon size={20} />}
            onClick={() => void undo({ bulkId: id })}
          >
            {words.undo}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
