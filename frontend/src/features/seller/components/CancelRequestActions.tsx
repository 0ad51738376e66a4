import { useState } from 'react'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Row } from '@/components/Row'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { toast } from '@/components/toast/queue'
import { useActionKey } from '@/features/orders/useActionKey'
import { useAcceptCancelRequestMutation, useDeclineCancelRequestMutation } from '../api'
import { reasonRules } from '../forms'
import { actionText } from '../text'

interface CancelRequestActionsProps {
  orderId: number
  requestId: number
}

/** The shop's answer to a buyer who asks to cancel: yes, or no with a reason. */
export function CancelRequestActions({ orderId, requestId }: CancelRequestActionsProps) {
  const [accept, { isLoading }] = useAcceptCancelRequestMutation()
  const [isDeclining, setDeclining] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const keyOf = useActionKey()
  const agree = async () => {
    if (isLoading) return
    setFault(null)
    const answer = await accept({ id: orderId, rid: requestId, 'Idempotency-Key': keyOf(requestId) })
    if (answer.error) setFault(problemOf(answer.error).message)
    else toast.success(actionText.piecesCancelled)
  }
  if (isDeclining) return <DeclineForm orderId={orderId} requestId={requestId} onClose={() => setDeclining(false)} />
  return (
    <>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Row spacing={1}>
        <Button variant="contained" aria-disabled={isLoading} onClick={() => void agree()}>
          {actionText.acceptRequest}
        </Button>
        <Button variant="outlined" onClick={() => setDeclining(true)}>
          {actionText.declineRequest}
        </Button>
      </Row>
    </>
  )
}

function DeclineForm({ orderId, requestId, onClose }: CancelRequestActionsProps & { onClose: () => void }) {
  const [decline] = useDeclineCancelRequestMutation()
  const keyOf = useActionKey()
  const form = useProblemForm({
    defaultValues: { reason: '' },
    send: async (declineCancel) => {
      const key = keyOf(declineCancel)
      const answer = await decline({ id: orderId, rid: requestId, 'Idempotency-Key': key, declineCancel })
      if (answer.error) return problemOf(answer.error)
      toast.success(actionText.requestDeclined)
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormNotes form={form} />
        <Field
          multiline
          rows={3}
          label={actionText.reason}
          hint={actionText.declineHint}
          slotProps={{ input: { maxLength: 500 } }}
          {...form.field('reason', reasonRules.cancel)}
        />
        <Row spacing={1}>
          <SubmitButton busy={form.isSending}>{actionText.declineRequest}</SubmitButton>
          <Button size="large" onClick={onClose}>
            {actionText.back}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
