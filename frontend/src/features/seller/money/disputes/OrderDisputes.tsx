import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { formatDateTime } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { Dispute } from '../api'
import { AcceptClaim } from './AcceptClaim'
import { EvidenceForm } from './EvidenceForm'
import { disputeText } from './text'
import { disputeStatusChip, isOpen, outcomeName, reasonName, stageName } from './names'

/** What a buyer complains about at PayPal, at the order that it is about; it can be answered right there. */
export function OrderDisputes({ disputes }: { disputes: readonly Dispute[] }) {
  return disputes.map((dispute) => (
    <Paper key={dispute.id} variant="panel" component="section" aria-label={disputeText.one}>
      <Stack spacing={1.5}>
        <Row spread>
          <h2>{disputeText.one}</h2>
          <StatusChip {...disputeStatusChip(dispute)} />
        </Row>
        {isOpen(dispute) && dispute.respondBy && <strong>{disputeText.answerBy(formatDateTime(dispute.respondBy))}</strong>}
        <p>{disputeText.why(reasonName(dispute.reason), stageName(dispute.stage))}</p>
        {dispute.outcome && <p>{disputeText.ended(outcomeName(dispute.outcome))}</p>}
        {isOpen(dispute) && (
          <>
            <EvidenceForm dispute={dispute} />
            <AcceptClaim dispute={dispute} />
          </>
        )}
        <Row>
          <Button component={Link} to={paths.sellerDispute(dispute.id)} variant="outlined">
            {disputeText.toOne}
          </Button>
        </Row>
      </Stack>
    </Paper>
  ))
}
