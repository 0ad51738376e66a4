import { useEffect, useRef, useState } from 'react'
import Paper from '@mui/material/Paper'
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
import { useCancelSellerOrderMutation, type SellerOrder } from '../api'
import { allUnsent, linesToCancel, unsentIn } from '@/features/orders/pieces'
import { PieceChoice } from '@/features/orders/components/PieceChoice'
import { reasonRules } from '../forms'
import { actionText } from '../text'
import { useActionKey } from '@/features/orders/useActionKey'

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
  const heading = useRef<HTMLHeadingElement>(null)
  const [cancel] = useCancelSellerOrderMutation()
  const [pieces, setPieces] = useState(() => allUnsent(order.lines))
  const [isEmpty, setEmpty] = useState(false)
  const keyOf = useActionKey()
  const form = useProblemForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const { count, lines } = linesToCancel(order.lines, pieces)
      setEmpty(count === 0)
      if (count === 0) return null
      const cancelSellerOrder = { reason, ...(lines ? { lines } : {}) }
      const answer = await cancel({ id: order.id, 'Idempotency-Key': keyOf(cancelSellerOrder), cancelSellerOrder })
      if (answer.error) return problemOf(answer.error)
      toast.success(lines ? actionText.piecesCancelled : actionText.cancelled(order.number))
      onClose()
      return null
    },
  })
  useEffect(() => heading.current?.focus(), [])
  return (
    <Paper variant="panel" component="section" aria-label={actionText.cancel}>
      <form {...form.props}>
        <Stack spacing={2}>
          <h2 ref={heading} tabIndex={-1}>
            {actionText.cancel}
          </h2>
          <FormNotes form={form} />
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
