import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { useLiftShopSuspensionMutation, useSuspendShopMutation, type ShopRecord } from '../api'
import { useActionWithToast } from '../useActionWithToast'
import { ApplicationDecision } from './ApplicationDecision'
import { shopRecordText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)
const ReasonDialog = onDemand(async () => (await import('../components/ReasonDialog')).ReasonDialog)

const mostReason = 1000

/** What can become of a shop where it stands: opened, rejected, suspended, open again. */
export function ShopStatusActions({ shop }: { shop: ShopRecord }) {
  if (shop.status === 'pending') return <ApplicationDecision shop={shop} />
  if (shop.status === 'approved') return <Suspend shop={shop} />
  return shop.status === 'suspended' ? <Lift shop={shop} /> : null
}

function Suspend({ shop: { id, name } }: { shop: ShopRecord }) {
  const [suspend] = useSuspendShopMutation()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
        {words.suspend}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={words.suspendQuestion(name)}
          text={words.suspendText}
          hint={words.suspendHint}
          missing={words.suspendMissing}
          most={mostReason}
          submit={words.suspendSend}
          done={words.suspended(name)}
          send={(reason) => suspend({ id, suspendShop: { reason } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function Lift({ shop: { id, name } }: { shop: ShopRecord }) {
  const [lift] = useLiftShopSuspensionMutation()
  const { isBusy, act } = useActionWithToast()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="contained" aria-busy={isBusy} onClick={() => setAsked(true)}>
        {words.lift}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.liftQuestion(name)}
        text={words.liftText}
        confirmLabel={words.lift}
        cancelLabel={words.liftKeep}
        danger={false}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void act(() => lift({ id }), words.lifted(name))
        }}
      />
    </>
  )
}
