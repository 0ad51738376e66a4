import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { useSession } from '@/features/auth/useSession'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { formatMoney } from '@/lib/money'
import {
  useApproveAdjustmentMutation,
  useDeclineAdjustmentMutation,
  useWithdrawAdjustmentMutation,
  type AdjustmentRequest,
} from '../api'
import { useActionWithToast } from '../useActionWithToast'
import { adjustmentsText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)

interface AdjustmentActionsProps {
  request: AdjustmentRequest
  currency: string
}

/** What can be done with an adjustment that waits: whoever requested it withdraws it, everybody else decides. */
export function AdjustmentActions({ request, currency }: AdjustmentActionsProps) {
  const { user } = useSession()
  return user?.id === request.requestedBy.id ? (
    <Withdraw request={request} currency={currency} />
  ) : (
    <Decide request={request} currency={currency} />
  )
}

function Withdraw({ request: { id, amount, shopName }, currency }: AdjustmentActionsProps) {
  const [withdraw] = useWithdrawAdjustmentMutation()
  const { isBusy, act } = useActionWithToast()
  const keyOf = useIdempotencyKey()
  return (
    <Button
      variant="outlined"
      aria-label={words.withdrawOf(formatMoney(amount, currency), shopName)}
      aria-busy={isBusy}
      onClick={() => void act(() => withdraw({ id, 'Idempotency-Key': keyOf('withdraw') }), words.withdrawn)}
    >
      {words.withdraw}
    </Button>
  )
}

function Decide({ request: { id, amount: minor, shopName }, currency }: AdjustmentActionsProps) {
  const [approve] = useApproveAdjustmentMutation()
  const [decline] = useDeclineAdjustmentMutation()
  const { isBusy, act } = useActionWithToast()
  const keyOf = useIdempotencyKey()
  const [asked, setAsked] = useState<'approve' | 'decline' | null>(null)
  const close = () => setAsked(null)
  const amount = formatMoney(minor, currency)
  return (
    <Row spacing={1}>
      <Button
        variant="outlined"
        aria-label={words.approveOf(amount, shopName)}
        aria-busy={isBusy}
        onClick={() => setAsked('approve')}
      >
        {words.approve}
      </Button>
      <Button variant="text" color="error" aria-label={words.declineOf(amount, shopName)} onClick={() => setAsked('decline')}>
        {words.decline}
      </Button>
      <ConfirmDialog
        open={asked === 'approve'}
        title={words.approveQuestion(amount, shopName)}
        text={minor > 0 ? words.approveGives : words.approveTakes}
        confirmLabel={words.approve}
        cancelLabel={words.keep}
        danger={false}
        onClose={close}
        onConfirm={() => {
          close()
          void act(() => approve({ id, 'Idempotency-Key': keyOf('approve') }), words.approved)
        }}
      />
      <ConfirmDialog
        open={asked === 'decline'}
        title={words.declineQuestion(amount, shopName)}
        text={words.declineText}
        confirmLabel={words.decline}
        cancelLabel={words.keep}
        onClose={close}
        onConfirm={() => {
          close()
          void act(() => decline({ id, 'Idempotency-Key': keyOf('decline') }), words.declined)
        }}
      />
    </Row>
  )
}
