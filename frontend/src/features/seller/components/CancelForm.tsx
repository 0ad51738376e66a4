import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { focusRef } from '@/components/focusRef'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { PieceChoice } from '@/features/orders/components/PieceChoice'
import { allUnsent, linesOfPieces, unsentIn } from '@/features/orders/pieces'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import {
  useAcceptCancelRequestMutation,
  useCancelSellerOrderMutation,
  useDeclineCancelRequestMutation,
  type SellerOrder,
} from '../api'
import { reasonRules } from '../forms'
import { actionText } from '../text'

/** Cancels what was not sent of a shop order, or some pieces of it, with a reason; the buyer gets the money back. */
export function CancelForm({ order }: { order: SellerOrder }) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => {
    if (wasOpen && !isOpen) opener.current?.focus()
  }, [wasOpen, isOpen])
  const open = () => {
    setOpen(true)
    setWasOpen(true)
  }
  if (isOpen) return <ReasonForm order={order} onClose={() => setOpen(false)} />
  return (
    <Row>
      <Button ref={opener} variant="outlined" color="error" aria-expanded={false} onClick={open}>
        {actionText.cancel}
      </Button>
    </Row>
  )
}

function ReasonForm({ order, onClose }: { order: SellerOrder; onClose: () => void }) {
  const [cancel] = useCancelSellerOrderMutation()
  const [pieces, setPieces] = useState(() => allUnsent(order.lines))
  const [isEmpty, setEmpty] = useState(false)
  const keyOf = useIdempotencyKey()
  const form = useProblemForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const { count, lines } = linesOfPieces(order.lines, pieces)
      setEmpty(count === 0)
      if (count === 0) return null
      const cancelSellerOrder = { reason, ...(lines ? { lines } : {}) }
      const answer = await cancel({ id: order.id, 'Idempotency-Key': keyOf(cancelSellerOrder), cancelSellerOrder })
      if (answer.error) return problemOf(answer.error)
      toast.success(answer.data.status === 'cancelled' ? actionText.cancelled(order.number) : actionText.piecesCancelled)
      onClose()
      return null
    },
  })
  return (
    <Paper variant="panel" component="section" aria-label={actionText.cancel}>
      <form {...form.props}>
        <Stack spacing={2}>
          <h2 ref={focusRef} tabIndex={-1}>
            {actionText.cancel}
          </h2>
          <FormErrors form={form} />
          {isEmpty && <FormAlert>{actionText.noPieces}</FormAlert>}
          {unsentIn(order.lines) > 1 && <PieceChoice lines={order.lines} pieces={pieces} onChange={setPieces} />}
          <Field
            multiline
            rows={3}
            label={actionText.reason}
            hint={actionText.reasonHint}
            slotProps={{ input: { maxLength: 500 } }}
            {...form.field('reason', reasonRules.cancel)}
          />
          <Row>
            <SubmitButton busy={form.isSending} color="error">
              {actionText.cancel}
            </SubmitButton>
            <Button size="large" onClick={onClose}>
              {actionText.keep}
            </Button>
          </Row>
        </Stack>
      </form>
    </Paper>
  )
}

interface CancelRequestActionsProps {
  orderId: number
  requestId: number
}

/** The shop's answer to a buyer who asks to cancel: yes, or no with a reason. */
export function CancelRequestActions({ orderId, requestId }: CancelRequestActionsProps) {
  const [accept, { isLoading }] = useAcceptCancelRequestMutation()
  const [isDeclining, setDeclining] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const keyOf = useIdempotencyKey()
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
  const keyOf = useIdempotencyKey()
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
        <FormErrors form={form} />
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
