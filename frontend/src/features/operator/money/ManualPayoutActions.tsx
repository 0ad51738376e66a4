import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { formatMoney } from '@/lib/money'
import { useMarkPayoutFailedMutation, useMarkPayoutPaidMutation, type ShopPayout } from '../api'
import { useActionWithToast } from '../useActionWithToast'
import { runsText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)
const ReasonDialog = onDemand(async () => (await import('../components/ReasonDialog')).ReasonDialog)

/** Says how a bank transfer went that somebody made. */
export function ManualPayoutActions({ shopPayout: { shopName, payout } }: { shopPayout: ShopPayout }) {
  const [markPaid] = useMarkPayoutPaidMutation()
  const [markFailed] = useMarkPayoutFailedMutation()
  const { isBusy, act } = useActionWithToast()
  const keyOf = useIdempotencyKey()
  const [asked, setAsked] = useState<'paid' | 'failed' | null>(null)
  const close = () => setAsked(null)
  const amount = formatMoney(payout.amount, payout.currency)
  return (
    <Row spacing={1}>
      <Button variant="outlined" aria-label={words.paidOf(shopName)} aria-busy={isBusy} onClick={() => setAsked('paid')}>
        {words.paid}
      </Button>
      <Button variant="text" color="error" aria-label={words.notPaidOf(shopName)} onClick={() => setAsked('failed')}>
        {words.notPaid}
      </Button>
      <ConfirmDialog
        open={asked === 'paid'}
        title={words.paidQuestion(amount, shopName)}
        text={words.paidText}
        confirmLabel={words.paidYes}
        cancelLabel={words.startKeep}
        danger={false}
        onClose={close}
        onConfirm={() => {
          close()
          void act(() => markPaid({ id: payout.id, 'Idempotency-Key': keyOf('paid') }), words.paidDone(shopName))
        }}
      />
      {asked === 'failed' && (
        <ReasonDialog
          title={words.notPaidQuestion(shopName)}
          text={words.notPaidText(amount)}
          hint={words.notPaidHint}
          missing={words.notPaidMissing}
          submit={words.notPaidSend}
          done={words.notPaidDone(shopName)}
          send={(reason, key) => markFailed({ id: payout.id, 'Idempotency-Key': key, failedPayout: { reason } })}
          onClose={close}
        />
      )}
    </Row>
  )
}
