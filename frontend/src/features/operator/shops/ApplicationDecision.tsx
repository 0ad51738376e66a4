import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { useApproveShopMutation, useRejectShopMutation } from '../api'
import { useActionWithToast } from '../useActionWithToast'
import { shopsText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)
const ReasonDialog = onDemand(async () => (await import('../components/ReasonDialog')).ReasonDialog)

const mostReason = 1000

/** Opens a shop that waits, or says why not. */
export function ApplicationDecision({ shop: { id, name } }: { shop: { id: number; name: string } }) {
  const [approve] = useApproveShopMutation()
  const [reject] = useRejectShopMutation()
  const { isBusy, act } = useActionWithToast()
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  const close = () => setAsked(null)
  return (
    <Row spacing={1}>
      <Button variant="contained" aria-label={words.approveOf(name)} aria-busy={isBusy} onClick={() => setAsked('approve')}>
        {words.approve}
      </Button>
      <Button variant="outlined" color="error" aria-label={words.rejectOf(name)} onClick={() => setAsked('reject')}>
        {words.reject}
      </Button>
      <ConfirmDialog
        open={asked === 'approve'}
        title={words.approveQuestion(name)}
        text={words.approveText}
        confirmLabel={words.approve}
        cancelLabel={words.notYet}
        danger={false}
        onClose={close}
        onConfirm={() => {
          close()
          void act(() => approve({ id }), words.approved(name))
        }}
      />
      {asked === 'reject' && (
        <ReasonDialog
          title={words.rejectQuestion(name)}
          text={words.rejectText}
          hint={words.rejectHint}
          missing={words.rejectMissing}
          most={mostReason}
          submit={words.reject}
          done={words.rejected(name)}
          send={(reason) => reject({ id, rejectShop: { reason } })}
          onClose={close}
        />
      )}
    </Row>
  )
}
