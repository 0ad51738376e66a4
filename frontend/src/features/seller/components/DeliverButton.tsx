import { useState } from 'react'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Row } from '@/components/Row'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { toast } from '@/components/toast/queue'
import { useDeliverOrderMutation, type SellerOrder } from '../api'
import { actionText } from '../text'
import { useActionKey } from '@/features/orders/useActionKey'

/** Says that the parcel has arrived. */
export function DeliverButton({ order }: { order: SellerOrder }) {
  const [deliver, { isLoading }] = useDeliverOrderMutation()
  const [fault, setFault] = useState<string | null>(null)
  const keyOf = useActionKey()
  const run = async () => {
    if (isLoading) return
    setFault(null)
    const answer = await deliver({ id: order.id, 'Idempotency-Key': keyOf(order.id) })
    if (answer.error) setFault(problemOf(answer.error).message)
    else toast.success(actionText.delivered(order.number))
  }
  return (
    <Stack spacing={2}>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Row>
        <Button variant="contained" size="large" aria-disabled={isLoading} onClick={() => void run()}>
          {actionText.deliver}
        </Button>
      </Row>
    </Stack>
  )
}
