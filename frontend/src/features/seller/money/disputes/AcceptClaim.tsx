import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { formatMoney } from '@/lib/money'
import { useAcceptSellerDisputeMutation, type Dispute } from '../api'
import { disputeText as words } from './text'

/** Agrees with the buyer, after saying what that costs. */
export function AcceptClaim({ dispute }: { dispute: Dispute }) {
  const [isOpen, setOpen] = useState(false)
  if (!dispute.canAccept) return null
  return (
    <Row>
      <Button variant="text" color="error" onClick={() => setOpen(true)}>
        {words.accept}
      </Button>
      {isOpen && <AcceptDialog dispute={dispute} onClose={() => setOpen(false)} />}
    </Row>
  )
}

const rules = { required: words.acceptNoteMissing, validate: atMost(2000, words.noteLong) }

function AcceptDialog({ dispute: { id, amount, currency }, onClose }: { dispute: Dispute; onClose: () => void }) {
  const [accept] = useAcceptSellerDisputeMutation()
  const keyOf = useIdempotencyKey()
  const form = useProblemForm({
    defaultValues: { note: '' },
    send: async (acceptDispute) => {
      const { error } = await accept({ id, 'Idempotency-Key': keyOf(acceptDispute), acceptDispute })
      if (error) return problemOf(error)
      toast.success(words.acceptDone)
      onClose()
      return null
    },
  })
  return (
    <TaskDialog title={words.acceptTitle} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <p>{words.acceptText(formatMoney(amount, currency))}</p>
          <FormErrors form={form} />
          <Field
            multiline
            rows={3}
            label={words.acceptNote}
            hint={words.noteHint}
            slotProps={{ input: { maxLength: 2000 } }}
            {...form.field('note', rules)}
          />
          <Row>
            <SubmitButton busy={form.isSending} color="error">
              {words.acceptConfirm}
            </SubmitButton>
            <Button size="large" onClick={onClose}>
              {words.acceptKeep}
            </Button>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
