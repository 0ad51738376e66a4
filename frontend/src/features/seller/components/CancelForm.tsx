import { useState } from 'react'
import { Button } from '@/components/Button'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { problemOf } from '@/api/problem'
import { TextArea } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Row, Stack } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { useCancelSellerOrderMutation, type SellerOrder } from '../api'
import { cancelForm } from '../forms'
import { useActionKey } from '../useActionKey'

/** Cancels a shop order with a reason; the buyer gets the money back. */
export function CancelForm({ order }: { order: SellerOrder }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
    )
  }
  return <ReasonForm order={order} onClose={() => setOpen(false)} />
}

function ReasonForm({ order, onClose }: { order: SellerOrder; onClose: () => void }) {
  const [cancel, { isLoading, error }] = useCancelSellerOrderMutation()
  const keyOf = useActionKey()
  const form = useForm({ resolver: zodResolver(cancelForm), defaultValues: { reason: '' } })
  const submit = form.handleSubmit(async (cancelSellerOrder) => {
    const answer = await cancel({ id: order.id, 'Idempotency-Key': keyOf(cancelSellerOrder), cancelSellerOrder })
    if (!answer.error) toast.success(`Order ${order.number} is cancelled`)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        {error && <FormAlert>{problemOf(error).message}</FormAlert>}
        <TextArea
          label="Reason"
          hint="The buyer reads it and gets the money back"
          maxLength={500}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
        <Row>
          <SubmitButton busy={isLoading} color="error">
            Cancel order
          </SubmitButton>
          <Button variant="text" size="large" onClick={onClose}>
            Keep order
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
