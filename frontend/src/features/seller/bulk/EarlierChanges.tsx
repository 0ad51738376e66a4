import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { formatDateTime } from '@/lib/dates'
import type { ProductBulk } from './api'
import { bulkText as words } from './text'

interface EarlierChangesProps {
  changes: readonly ProductBulk[]
  onShow: (change: ProductBulk) => void
  onClose: () => void
}

/** What was changed of many products lately: each can be looked at, and undone while the server keeps it. */
export function EarlierChanges({ changes, onShow, onClose }: EarlierChangesProps) {
  return (
    <TaskDialog title={words.earlier} onClose={onClose}>
      <Stack spacing={2}>
        <Typography color="textSecondary">{words.earlierHint}</Typography>
        <Stack component="ul" spacing={1.5}>
          {changes.map((change) => (
            <Row spread component="li" key={change.id}>
              <div>
                <p>{words.earlierWhat(change.change && words.whats[change.change.what], change.counts.done)}</p>
                <Typography variant="body2" color="textSecondary">
                  {formatDateTime(change.createdAt)}
                  {change.status === 'undone' && ` · ${words.undoneTitle}`}
                </Typography>
              </div>
              <Button
                variant="outlined"
                aria-label={words.showOf(formatDateTime(change.createdAt))}
                onClick={() => onShow(change)}
              >
                {change.status === 'undone' ? words.see : words.show}
              </Button>
            </Row>
          ))}
        </Stack>
      </Stack>
    </TaskDialog>
  )
}
