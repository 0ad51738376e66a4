import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { formatMoney } from '@/lib/money'
import { useAcceptDisputeMutation, type Dispute } from '../api'
import { operatorDisputeText as words } from './text'

const ReasonDialog = onDemand(async () => (await import('../components/ReasonDialog')).ReasonDialog)

const mostNote = 2000

/** Agrees with a buyer who complained at PayPal. */
export function AcceptDispute({ dispute }: { dispute: Dispute }) {
  const [accept] = useAcceptDisputeMutation()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="outlined" aria-label={words.acceptOf(dispute.orderNumber)} onClick={() => setAsked(true)}>
        {words.accept}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={words.acceptQuestion}
          text={words.acceptText(formatMoney(dispute.amount, dispute.currency))}
          name="note"
          label={words.note}
          hint={words.noteHint}
          missing={words.noteMissing}
          most={mostNote}
          submit={words.submit}
          done={words.done}
          send={(note, key) => accept({ id: dispute.id, 'Idempotency-Key': key, acceptDispute: { note } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
