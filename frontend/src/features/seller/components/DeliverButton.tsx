import { Button } from '@/components/Button'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { useDeliverOrderMutation, type SellerOrder } from '../api'
import { useActionKey } from '../useActionKey'

/** Says that the parcel has arrived. */
export function DeliverButton({ order }: { order: SellerOrder }) {
  const [deliver, { isLoading }] = useDeliverOrderMutation()
  const keyOf = useActionKey()
  const run = async () => {
    const answer = await deliver({ id: order.id, 'Idempotency-Key': keyOf(order.id) })
    if (answer.error) toast.error(problemOf(answer.error).message)
    else toast.success(`Order ${order.number} is delivered`)
  }
  return (
    <Button variant="contained" size="large" disabled={isLoading} onClick={() => void run()}>
      Mark as delivered
    </Button>
  )
}
