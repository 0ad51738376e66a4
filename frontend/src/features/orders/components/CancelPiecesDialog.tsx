import { useState } from 'react'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import { useCurrency } from '@/components/Currency'
import { Row } from '@/components/Row'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import { formatMoney } from '@/lib/money'
import { useCancelShopOrderMutation, type ShopOrder } from '../api'
import { allUnsent, linesOfPieces } from '../pieces'
import { refundableWorth } from '../returns'
import { asksShop } from '../status'
import { ordersText } from '../text'
import { useIdempotencyKey } from '../useIdempotencyKey'
import { PieceChoice } from './PieceChoice'
import { returnText } from './returns/text'

const mostCharacters = 500
const reasonRule = { validate: atMost(mostCharacters, ordersText.pieces.reasonLong) }

const Back = styled('p')({ fontWeight: 550, fontVariantNumeric: 'tabular-nums' })

interface CancelPiecesDialogProps {
  orderId: number
  shopOrder: ShopOrder
  onSend: () => void
  onClose: () => void
}

/** Which pieces, why, and the last question before they are cancelled or asked about. */
export function CancelPiecesDialog({ orderId, shopOrder, onSend, onClose }: CancelPiecesDialogProps) {
  const isAsking = asksShop(shopOrder)
  const words = isAsking ? ordersText.pieces.ask : ordersText.pieces.cancel
  const isLeft = shopOrder.refunded < shopOrder.total
  const [pieces, setPieces] = useState(() => allUnsent(shopOrder.lines))
  const [isEmpty, setEmpty] = useState(false)
  const currency = useCurrency()
  const [cancel] = useCancelShopOrderMutation()
  const keyOf = useIdempotencyKey()
  const form = useProblemForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const { count, lines } = linesOfPieces(shopOrder.lines, pieces)
      setEmpty(count === 0)
      if (count === 0) return null
      const cancelShopOrder = { ...(lines ? { lines } : {}), ...(reason ? { reason } : {}) }
      onSend()
      const answer = await cancel({
        id: orderId,
        sid: shopOrder.id,
        'Idempotency-Key': keyOf(cancelShopOrder),
        cancelShopOrder,
      })
      if (answer.error) return problemOf(answer.error)
      toast.success(words.done)
      onClose()
      return null
    },
  })
  return (
    <TaskDialog title={words.question(shopOrder.shop.name)} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          {isEmpty && <FormAlert>{ordersText.pieces.none}</FormAlert>}
          {isAsking && <p>{ordersText.pieces.ask.text}</p>}
          {isLeft && <p>{words.refund}</p>}
          <PieceChoice lines={shopOrder.lines} pieces={pieces} onChange={setPieces} />
          <Back role="status">
            {isLeft
              ? ordersText.pieces.back(formatMoney(refundableWorth(shopOrder, pieces), currency))
              : returnText.nothingLeft}
          </Back>
          <Field
            multiline
            rows={3}
            label={ordersText.pieces.reason}
            hint={ordersText.pieces.reasonHint}
            optional
            slotProps={{ input: { maxLength: mostCharacters } }}
            {...form.field('reason', reasonRule)}
          />
          <Row>
            <Button variant="outlined" size="large" onClick={onClose}>
              {ordersText.pieces.keep}
            </Button>
            <SubmitButton busy={form.isSending} color="error">
              {words.submit}
            </SubmitButton>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
