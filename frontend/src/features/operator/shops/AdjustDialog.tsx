import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { ChoiceField } from '@/components/form/ChoiceField'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { formatMoney, moneyToInput, parseMoney } from '@/lib/money'
import { adjustmentsText } from '../adjustments/text'
import { useAdjustShopBalanceMutation } from '../api'
import { consoleText } from '../text'
import { shopMoneyText as words } from './text'

const directions = ['give', 'take'] as const

const choices = directions.map((value) => ({ value, label: words.directions[value], hint: words.directionHints[value] }))

interface Typed {
  direction: (typeof directions)[number] | ''
  amount: string
  reason: string
}

const mostReason = 500
const fiveUnits = 500

interface AdjustDialogProps {
  shop: { id: number; name: string }
  currency: string
  /** Up to this amount one operator books alone; null until it is known. */
  approvalAbove: number | null
  onClose: () => void
}

/** Gives a shop something or takes it, with a reason that the shop reads. */
export function AdjustDialog({ shop: { id, name }, currency, approvalAbove, onClose }: AdjustDialogProps) {
  const [adjust] = useAdjustShopBalanceMutation()
  const keyOf = useIdempotencyKey()
  const form = useProblemForm<Typed>({
    defaultValues: { direction: '', amount: '', reason: '' },
    send: async ({ direction, amount, reason }) => {
      const size = parseMoney(amount, currency) ?? 0
      const newAdjustment = { amount: direction === 'take' ? -size : size, reason }
      const { data, error } = await adjust({ id, 'Idempotency-Key': keyOf(newAdjustment), newAdjustment })
      if (error) return problemOf(error)
      toast.success(data && 'requestedBy' in data ? adjustmentsText.waitsFirst : words.adjusted)
      onClose()
      return null
    },
  })
  const fault = words.amountFault(moneyToInput(fiveUnits, currency))
  return (
    <TaskDialog title={words.adjustTitle(name)} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <p>{words.adjustText}</p>
          <ChoiceField
            control={form.control}
            name="direction"
            label={words.direction}
            missing={words.directionMissing}
            choices={choices}
          />
          <Field
            label={words.amount(currency)}
            hint={approvalAbove === null ? undefined : limitOf(approvalAbove, currency)}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('amount', {
              required: fault,
              validate: (typed) => (parseMoney(typed, currency) ?? 0) > 0 || fault,
            })}
          />
          <Field
            multiline
            rows={3}
            label={consoleText.reason}
            hint={words.reasonHint}
            slotProps={{ input: { maxLength: mostReason } }}
            {...form.field('reason', {
              required: words.reasonMissing,
              validate: atMost(mostReason, consoleText.atMost(mostReason)),
            })}
          />
          <Row>
            <Button variant="outlined" size="large" onClick={onClose}>
              {consoleText.cancel}
            </Button>
            <SubmitButton busy={form.isSending}>{words.adjustSend}</SubmitButton>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}

const limitOf = (limit: number, currency: string) =>
  limit === 0 ? adjustmentsText.limitAlways : adjustmentsText.limitHint(formatMoney(limit, currency))
