import { useState } from 'react'
import Button from '@mui/material/Button'
import { problemOf } from '@/api/problem'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { useCancelOrderMutation, useConfirmReceivedMutation, type Order, type ShopOrder } from '../api'
import { canCancel, canReceive } from '../status'
import { ordersText } from '../text'
import { Flush } from './boxes'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)

const words = ordersText.actions

/** Says that the goods of one shop have arrived. */
export function ReceivedButton({ order, shopOrder }: { order: Order; shopOrder: ShopOrder }) {
  const [confirm, { isLoading }] = useConfirmReceivedMutation()
  if (!canReceive(shopOrder)) return null
  const receive = async () => {
    const answer = await confirm({ id: order.id, sid: shopOrder.id })
    if (answer.error) toast.error(problemOf(answer.error, words.failed).message)
    else toast.success(words.receivedFrom(shopOrder.shop.name))
  }
  return (
    <Row>
      <Button variant="outlined" disabled={isLoading} onClick={() => void receive()}>
        {words.received}
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
    if (answer.error) toast.error(problemOf(answer.error, words.failed).message)
    else toast.success(words.cancelled)
  }
  return (
    <Flush>
      <Button variant="text" color="error" disabled={isLoading} onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.cancelQuestion}
        text={isPaid ? words.cancelPaid : words.cancelUnpaid}
        confirmLabel={words.cancel}
        cancelLabel={words.keep}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
    </Flush>
  )
}
