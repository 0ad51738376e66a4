import { useState } from 'react'
import Button from '@mui/material/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { onDemand } from '@/components/onDemand'
import { formatDate } from '@/lib/dates'
import { useSetPayoutTermsMutation, type ShopRecord } from '../api'
import { useActionWithToast } from '../useActionWithToast'
import { shopMoneyText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)
const ReasonDialog = onDemand(async () => (await import('../components/ReasonDialog')).ReasonDialog)

/** Since when nothing is paid out to a shop, and why. */
export function PayoutHoldNote({ shop: { payoutsHeld } }: { shop: ShopRecord }) {
  if (!payoutsHeld) return null
  return (
    <FormAlert tone="warning">
      <strong>{words.heldSince(formatDate(payoutsHeld.since))}</strong>
      <span>{payoutsHeld.reason}</span>
    </FormAlert>
  )
}

/** Stops paying a shop, with a reason that it reads, or pays it again. */
export function PayoutHold({ shop: { id, name, payoutsHeld } }: { shop: ShopRecord }) {
  const [setTerms] = useSetPayoutTermsMutation()
  const { isBusy, act } = useActionWithToast()
  const [asked, setAsked] = useState<'hold' | 'release' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Button variant="outlined" aria-busy={isBusy} onClick={() => setAsked(payoutsHeld ? 'release' : 'hold')}>
        {payoutsHeld ? words.release : words.hold}
      </Button>
      {asked === 'hold' && (
        <ReasonDialog
          title={words.holdQuestion(name)}
          text={words.holdText}
          hint={words.reasonHint}
          missing={words.reasonMissing}
          submit={words.hold}
          done={words.holdDone(name)}
          send={(reason) => setTerms({ id, payoutTerms: { payoutsHeld: { reason } } })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked === 'release'}
        title={words.releaseQuestion(name)}
        text={words.releaseText}
        confirmLabel={words.release}
        cancelLabel={words.releaseKeep}
        danger={false}
        onClose={close}
        onConfirm={() => {
          close()
          void act(() => setTerms({ id, payoutTerms: { payoutsHeld: null } }), words.releaseDone(name))
        }}
      />
    </>
  )
}
