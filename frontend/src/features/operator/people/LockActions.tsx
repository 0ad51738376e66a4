import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { useLockPersonMutation, useUnlockPersonMutation, type PersonRecord } from '../api'
import { useActionWithToast } from '../useActionWithToast'
import { personText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)
const ReasonDialog = onDemand(async () => (await import('../components/ReasonDialog')).ReasonDialog)

const mostReason = 1000

/** Locks somebody out, or lets them in again. */
export function LockActions({ person }: { person: PersonRecord }) {
  return person.lock ? <Unlock person={person} /> : <Lock person={person} />
}

function Lock({ person: { id, username } }: { person: PersonRecord }) {
  const [lock] = useLockPersonMutation()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
        {words.lock}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={words.lockQuestion(username)}
          text={words.lockText}
          hint={words.lockHint}
          missing={words.lockMissing}
          most={mostReason}
          submit={words.lockSend}
          done={words.nowLocked(username)}
          send={(reason) => lock({ personId: id, lockPerson: { reason } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function Unlock({ person: { id, username } }: { person: PersonRecord }) {
  const [unlock] = useUnlockPersonMutation()
  const { isBusy, act } = useActionWithToast()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="contained" aria-busy={isBusy} onClick={() => setAsked(true)}>
        {words.unlock}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.unlockQuestion(username)}
        text={words.unlockText}
        confirmLabel={words.unlock}
        cancelLabel={words.keepLocked}
        danger={false}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void act(() => unlock({ personId: id }), words.unlocked(username))
        }}
      />
    </>
  )
}
