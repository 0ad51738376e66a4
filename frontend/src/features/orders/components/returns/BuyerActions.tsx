import { useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import PrinterIcon from 'lucide-react/icons/printer'
import { Link } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import { useAdvanceReturnMutation, type Return } from '../../api'
import { readUnsentPhotos } from '../../returnDraft'
import { buyerReturnActions } from '../../returns'
import { useIdempotencyKey } from '../../useIdempotencyKey'
import { FlushAligned } from '../focusBoxes'
import { SendBackForm } from './SendBackForm'
import { returnText } from './text'

const words = returnText.act

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)
const EscalateDialog = onDemand(async () => (await import('./EscalateDialog')).EscalateDialog)
const MorePhotos = onDemand(async () => (await import('./MorePhotos')).MorePhotos)

interface BuyerActionsProps {
  orderReturn: Return
  currency: string
}

type Question = 'accept' | 'withdraw' | 'escalate' | null

/** What a buyer can do with an open return, the likeliest first. */
export function BuyerActions({ orderReturn, currency }: BuyerActionsProps) {
  const may = buyerReturnActions(orderReturn)
  const [question, setQuestion] = useState<Question>(null)
  const hasUnsent = readUnsentPhotos(orderReturn.id).length > 0
  const [isAdding, setAdding] = useState(hasUnsent)
  const adder = useRef<HTMLButtonElement>(null)
  const { fault, isBusy, take } = useReturnAction(orderReturn)
  const amount = formatMoney(orderReturn.offer ?? 0, currency)
  const close = () => setQuestion(null)
  const confirm = (action: 'accept' | 'withdraw', done: string) => {
    close()
    void take(action, done)
  }
  const stopAdding = () => {
    setAdding(false)
    // The form that had the focus is gone.
    setTimeout(() => adder.current?.focus())
  }
  return (
    <Stack spacing={2}>
      {fault && <FormAlert>{fault}</FormAlert>}
      {may.sendBack && <SendBackForm orderReturn={orderReturn} />}
      {isAdding && may.addPhotos && <MorePhotos orderReturn={orderReturn} onDone={stopAdding} />}
      <Row spacing={1}>
        {may.sendBack && (
          <Button
            component={Link}
            to={paths.returnSlip(orderReturn.orderId, orderReturn.id)}
            variant="outlined"
            startIcon={<PrinterIcon size={20} />}
          >
            {words.slip}
          </Button>
        )}
        {may.accept && (
          <Button variant="contained" disabled={isBusy} onClick={() => setQuestion('accept')}>
            {words.accept(amount)}
          </Button>
        )}
        {may.escalate && (
          <Button variant="outlined" disabled={isBusy} onClick={() => setQuestion('escalate')}>
            {words.escalate}
          </Button>
        )}
        {may.addPhotos && !isAdding && (
          <Button ref={adder} variant="outlined" onClick={() => setAdding(true)}>
            {words.morePhotos}
          </Button>
        )}
      </Row>
      {may.withdraw && (
        <FlushAligned>
          <Button variant="text" color="error" disabled={isBusy} onClick={() => setQuestion('withdraw')}>
            {words.withdraw}
          </Button>
        </FlushAligned>
      )}
      <ConfirmDialog
        open={question === 'accept'}
        danger={false}
        title={words.acceptQuestion(amount)}
        text={words.acceptText}
        confirmLabel={words.accept(amount)}
        cancelLabel={words.keepThinking}
        onConfirm={() => confirm('accept', words.accepted(amount))}
        onClose={close}
      />
      <ConfirmDialog
        open={question === 'withdraw'}
        title={words.withdrawQuestion}
        text={words.withdrawText}
        confirmLabel={words.withdraw}
        cancelLabel={words.keep}
        onConfirm={() => confirm('withdraw', words.withdrawn)}
        onClose={close}
      />
      {question === 'escalate' && <EscalateDialog orderReturn={orderReturn} onClose={close} />}
    </Stack>
  )
}

/** A step that needs no words: taken once, and what is refused is said in the card. */
function useReturnAction({ id, orderId }: Return) {
  const [advance, { isLoading }] = useAdvanceReturnMutation()
  const [fault, setFault] = useState<string | null>(null)
  const keyOf = useIdempotencyKey()
  const take = async (action: 'accept' | 'withdraw', done: string) => {
    if (isLoading) return
    setFault(null)
    const advanceReturn = { action }
    const answer = await advance({ id: orderId, rid: id, 'Idempotency-Key': keyOf(advanceReturn), advanceReturn })
    if (answer.error) setFault(problemOf(answer.error, words.failed).message)
    else toast.success(done)
  }
  return { fault, isBusy: isLoading, take }
}
