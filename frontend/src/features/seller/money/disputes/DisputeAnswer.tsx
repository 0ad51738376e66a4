import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { FormAlert } from '@/components/form/FormAlert'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { formatDateTime } from '@/lib/dates'
import type { DisputeDetail } from '../api'
import { answerStatusChip } from './names'

// The lines of a note stay where they were broken.
const Note = styled('p')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

interface DisputeAnswerProps {
  answer: DisputeDetail['evidence'][number]
  /** Whose it is, where that has to be said. */
  by?: ReactNode
  /** What is said of one that PayPal does not take, for its own reason. */
  refused: (why: string) => string
}

/** What a shop said in a dispute, when, and what became of it. */
export function DisputeAnswer({ answer: { note, status, failure, createdAt }, by, refused }: DisputeAnswerProps) {
  return (
    <Stack spacing={1}>
      <Row>
        {by}
        <StatusChip {...answerStatusChip(status)} />
        <Typography variant="body2" color="textSecondary">
          {formatDateTime(createdAt)}
        </Typography>
      </Row>
      <Note>{note}</Note>
      {failure && <FormAlert>{refused(failure)}</FormAlert>}
    </Stack>
  )
}
