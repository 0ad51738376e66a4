import { useState } from 'react'
import { Button } from '@/components/Button'
import { problemOf } from '@/api/problem'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { Row } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { useCancelOrderMutation, useConfirmReceivedMutation, type Order, type ShopOrder } from '../api'
import { canCancel, canReceive } from '../status'

/** Says that the goods of one shop have arrived. */
export function ReceivedButton({ order, shopOrder }: { order: Order; shopOrder: ShopOrder }) {
  const [confirm, { isLoading }] = useConfirmReceivedMutation()
  if (!canReceive(shopOrder)) return null
  const receive = async () => {
    const answer = await confirm({ id: order.id, sid: shopOrder.id })
    if (answer.error) toast.error(problemOf(answer.error).message)
    else toast.success(`Order from ${shopOrder.shop.name} received`)
  }
  return (
    <Row>
      <Button variant="outlined" disabled={isLoading} onClick={() => void receive()}>
        Mark as received
      </Button>
    </Row>
  )
}

/** Cancels the whole order while nothing of it has been shipped. */
export function CancelButton({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false)
  const [cancel, { isLoading }] = useCancelOrderMutation()
  if (!canCancel(order)) return null
  const isPaid = order.paymentStatus === 'paid'
  const run = async () => {
    setAsking(false)
    const answer = await cancel({ id: order.id })
    if (answer.error) toast.error(problemOf(answer.error).message)
    else toast.success('Order cancelled')
  }
  return (
    <>
      <Button variant="outlined" color="error" disabled={isLoading} onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Cancel order?"
        text={isPaid ? 'You get the money back to the account you paid with.' : 'You have not paid for it.'}
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
