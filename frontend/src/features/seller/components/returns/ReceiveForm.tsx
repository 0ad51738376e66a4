import { useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import type { Return } from '@/features/orders/api'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { formatMoney } from '@/lib/money'
import { useReceiveReturnMutation } from '../../api'
import { sellerReturnText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)

interface ReceiveFormProps {
  orderReturn: Return
  currency: string
  /** Whether the pieces can be sold again. */
  restock: boolean
  onRestock: (restock: boolean) => void
  /** What the shop can say instead. */
  children: ReactNode
}

/** Says that the items are back, and whether they can be sold again; the money goes to the buyer. */
export function ReceiveForm({ orderReturn, currency, restock, onRestock, children }: ReceiveFormProps) {
  const [receive, { isLoading }] = useReceiveReturnMutation()
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const keyOf = useIdempotencyKey()
  const amount = formatMoney(orderReturn.worth, currency)
  const run = async () => {
    setAsking(false)
    if (isLoading) return
    setFault(null)
    const receiveReturn = { restock }
    const key = keyOf(receiveReturn)
    const answer = await receive({ id: orderReturn.shopOrderId, rid: orderReturn.id, 'Idempotency-Key': key, receiveReturn })
    if (answer.error) setFault(problemOf(answer.error, words.failed).message)
    else toast.success(words.received(formatMoney(answer.data.amount ?? 0, currency)))
  }
  return (
    <Stack spacing={1}>
      {fault && <FormAlert>{fault}</FormAlert>}
      {orderReturn.status === 'escalated' && <p>{words.late}</p>}
      <FormControlLabel
        control={<Checkbox checked={restock} onChange={(_, checked) => onRestock(checked)} />}
        label={words.restock}
      />
      <p>{words.receiveText(amount)}</p>
      <Row spacing={1}>
        <Button variant="contained" size="large" aria-disabled={isLoading} onClick={() => setAsking(true)}>
          {words.receive}
        </Button>
        {children}
      </Row>
      <ConfirmDialog
        open={isAsking}
        danger={false}
        title={words.receiveQuestion(amount)}
        text={words.receiveWarning}
        confirmLabel={words.payBack}
        cancelLabel={words.notYet}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}
