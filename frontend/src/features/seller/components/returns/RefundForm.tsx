import { useEffect, useId, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { ChoiceCard, ChoiceCards } from '@/components/ChoiceCard'
import { focusRef } from '@/components/focusRef'
import { FieldError, Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { PieceSteppers } from '@/features/orders/components/returns/PieceSteppers'
import type { Pieces } from '@/features/orders/pieces'
import { worthOf } from '@/features/orders/pieces'
import { chosenLines, piecesWithBuyer } from '@/features/orders/returns'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { formatMoney, parseMoney } from '@/lib/money'
import { useRefundSellerOrderMutation, type GrantRefund, type SellerOrder } from '../../api'
import { amountRules, refundableAmount, payoutAfter } from './amount'
import { sellerReturnText } from './text'

const words = sellerReturnText.refund
const mostReason = 500

/** Money that a shop gives back without a return. */
export function Refund({ order }: { order: SellerOrder }) {
  const [refund] = useRefundSellerOrderMutation()
  const { currency, payout } = order
  return (
    <RefundPart
      part={order}
      currency={currency}
      effect={(amount) => words.payout(formatMoney(payout, currency), formatMoney(payoutAfter(order, amount), currency))}
      send={async (grantRefund, key) => {
        const { data, error } = await refund({ id: order.id, 'Idempotency-Key': key, grantRefund })
        return data ? { amount: data.refunded - order.refunded } : { error }
      }}
    />
  )
}

interface RefundPartProps {
  part: Pick<SellerOrder, 'status' | 'lines' | 'total' | 'refunded'>
  currency: string
  /** What the button is called where there are several. */
  label?: string
  /** Who pays for so much. */
  effect: (amount: number) => string
  /** Sends it with a key that stays the same for a retry; answers how much goes back, or what was refused. */
  send: (grant: GrantRefund, key: string) => Promise<{ amount: number } | { error: unknown }>
}

/** A part of an order of which money goes back: for pieces that the buyer keeps, or a free amount. */
export function RefundPart(props: RefundPartProps) {
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
  if (isOpen) return <RefundForm {...props} onClose={() => setOpen(false)} />
  return (
    <Row>
      <Button ref={opener} variant="outlined" aria-expanded={false} aria-label={props.label} onClick={open}>
        {words.open}
      </Button>
    </Row>
  )
}

interface RefundFormProps extends RefundPartProps {
  onClose: () => void
}

function RefundForm({ part, currency, effect, send, onClose }: RefundFormProps) {
  const whatId = useId()
  const { lines, status } = part
  const left = refundableAmount(part)
  // Pieces that a return is about may be the same ones.
  const canPieces = status !== 'return_requested' && lines.some((line) => piecesWithBuyer(line) > 0)
  const [isPieces, setPiecesMode] = useState(false)
  const [pieces, setPieces] = useState<Pieces>({})
  const [isEmpty, setEmpty] = useState(false)
  const keyOf = useIdempotencyKey()
  const form = useProblemForm({
    defaultValues: { amount: '', reason: '' },
    send: async ({ amount, reason }) => {
      const chosen = chosenLines(lines, pieces)
      setEmpty(isPieces && chosen.length === 0)
      if (isPieces && chosen.length === 0) return null
      const grantRefund = isPieces ? { lines: chosen, reason } : { amount: parseMoney(amount, currency) ?? 0, reason }
      const answer = await send(grantRefund, keyOf(grantRefund))
      if ('error' in answer) return problemOf(answer.error)
      toast.success(words.done(formatMoney(answer.amount, currency)))
      onClose()
      return null
    },
  })
  const typed = parseMoney(form.watch('amount') ?? '', currency) ?? 0
  const amount = isPieces ? Math.min(worthOf(lines, pieces), left) : typed
  const isPayable = amount >= 1 && left >= amount
  return (
    <Paper variant="panel" component="section" aria-label={words.title}>
      <form {...form.props}>
        <Stack spacing={2}>
          <h2 ref={focusRef} tabIndex={-1}>
            {words.title}
          </h2>
          <FormErrors form={form} />
          <p>{words.left(formatMoney(left, currency))}</p>
          {canPieces && (
            <Stack spacing={1}>
              <p id={whatId}>{words.what}</p>
              <ChoiceCards
                aria-labelledby={whatId}
                name="what"
                value={isPieces ? 'pieces' : 'amount'}
                onChange={(_, value) => setPiecesMode(value === 'pieces')}
              >
                <ChoiceCard value="amount" hint={words.freeHint}>
                  {words.free}
                </ChoiceCard>
                <ChoiceCard value="pieces" hint={words.piecesHint}>
                  {words.pieces}
                </ChoiceCard>
              </ChoiceCards>
            </Stack>
          )}
          {isPieces && (
            <>
              <PieceSteppers lines={lines} pieces={pieces} onChange={setPieces} />
              <div role="alert">{isEmpty && <FieldError>{words.none}</FieldError>}</div>
            </>
          )}
          {!isPieces && (
            <Field
              label={sellerReturnText.amount(currency)}
              inputMode="decimal"
              autoComplete="off"
              {...form.field('amount', amountRules(currency, left))}
            />
          )}
          <Field
            multiline
            rows={3}
            label={words.reason}
            hint={words.reasonHint}
            slotProps={{ input: { maxLength: mostReason } }}
            {...form.field('reason', { required: words.reasonMissing, validate: atMost(mostReason, words.reasonLong) })}
          />
          <div role="status">
            {isPayable && (
              <>
                <p>{words.brings(formatMoney(amount, currency))}</p>
                <p>{effect(amount)}</p>
              </>
            )}
          </div>
          <Row spacing={1}>
            <SubmitButton busy={form.isSending}>{words.send}</SubmitButton>
            <Button size="large" onClick={onClose}>
              {sellerReturnText.back}
            </Button>
          </Row>
        </Stack>
      </form>
    </Paper>
  )
}
