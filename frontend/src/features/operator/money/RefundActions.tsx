import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { formatMoney } from '@/lib/money'
import { useRetryRefundMutation, type OwedRefund } from '../api'
import { useActionWithToast } from '../useActionWithToast'
import { refundsText as words } from './text'

const SettleDialog = onDemand(async () => (await import('./SettleDialog')).SettleDialog)

/** Has a refund tried again, or says what became of one that failed. */
export function RefundActions({ refund }: { refund: OwedRefund }) {
  const [retry] = useRetryRefundMutation()
  const { isBusy, act } = useActionWithToast()
  const [isSettling, setSettling] = useState(false)
  const amount = formatMoney(refund.amount, refund.currency)
  if (refund.settlement) return null
  return (
    <Row spacing={1}>
      <Button
        variant="outlined"
        aria-label={words.retryOf(amount, refund.orderNumber)}
        aria-busy={isBusy}
        onClick={() => void act(() => retry({ refundId: refund.id }), words.retried)}
      >
        {words.retry}
      </Button>
      {refund.status === 'failed' && (
        <Button variant="text" aria-label={words.settleOf(amount, refund.orderNumber)} onClick={() => setSettling(true)}>
          {words.settle}
        </Button>
      )}
      {isSettling && <SettleDialog refund={refund} onClose={() => setSettling(false)} />}
    </Row>
  )
}
