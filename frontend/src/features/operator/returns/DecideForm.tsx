import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { problemOf } from '@/api/problem'
import { focusRef } from '@/components/focusRef'
import { ChoiceField } from '@/components/form/ChoiceField'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useDraftForm } from '@/components/form/useDraftForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { maxTextLength, requiredTextRules } from '@/features/orders/components/returns/rules'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { formatMoney, moneyToInput, parseMoney } from '@/lib/money'
import { useDecideReturnMutation, type ListedReturn, type ReturnDecision } from '../api'
import { consoleText } from '../text'
import { decideText as words } from './text'

interface Verdict {
  decision: ReturnDecision | ''
  amount: string
  reason: string
}

const fiveUnits = 500

/** More than nothing, and at most what the pieces are worth. */
const amountRules = (currency: string, worth: number) => {
  const fault = words.amountFault(moneyToInput(fiveUnits, currency))
  return {
    required: fault,
    validate: {
      isAmount: (typed: string) => (parseMoney(typed, currency) ?? 0) > 0 || fault,
      isLeft: (typed: string) => (parseMoney(typed, currency) ?? 0) <= worth || words.amountMost(formatMoney(worth, currency)),
    },
  }
}

interface DecideFormProps {
  listed: ListedReturn
  onClose: () => void
}

/** What becomes of a return, and why; buyer and shop read it. */
export function DecideForm({ listed, onClose }: DecideFormProps) {
  const { return: orderReturn, currency } = listed
  const [decide] = useDecideReturnMutation()
  const keyOf = useIdempotencyKey()
  const form = useDraftForm<Verdict>({
    draft: `decide_${orderReturn.id}_${orderReturn.events.length}`,
    defaultValues: { decision: '', amount: '', reason: '' },
    send: async ({ decision, amount, reason }) => {
      if (decision === '') return null
      const decideReturn = {
        ...{ decision, reason },
        ...(decision === 'part' && { amount: parseMoney(amount, currency) ?? 0 }),
      }
      const answer = await decide({ returnId: orderReturn.id, 'Idempotency-Key': keyOf(decideReturn), decideReturn })
      if (answer.error) return problemOf(answer.error)
      form.forget()
      toast.success(words.done)
      return null
    },
  })
  const decision = form.watch('decision')
  return (
    <form {...form.props} aria-label={words.title}>
      <Stack spacing={2}>
        <h3 ref={focusRef} tabIndex={-1}>
          {words.title}
        </h3>
        <FormErrors form={form} />
        <ChoiceField
          control={form.control}
          name="decision"
          label={words.choose}
          missing={words.missing}
          choices={choicesFor(listed)}
        />
        {decision === 'part' && (
          <Field
            label={words.amount(currency)}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('amount', amountRules(currency, orderReturn.worth))}
          />
        )}
        <Field
          multiline
          rows={4}
          label={words.reason}
          hint={decision === 'return' ? words.reasonHintReturn : words.reasonHint}
          slotProps={{ input: { maxLength: maxTextLength } }}
          {...form.field('reason', requiredTextRules(words.reasonMissing))}
        />
        <Typography variant="body2" color="textSecondary">
          {words.final}
        </Typography>
        <Row spacing={1}>
          <SubmitButton busy={form.isSending}>{words.send}</SubmitButton>
          <Button size="large" onClick={onClose}>
            {consoleText.back}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

const decisions = Object.keys(words.choices) as ReturnDecision[]

/** What can be decided: what never came cannot go back. */
function choicesFor({ return: orderReturn, currency }: ListedReturn) {
  const worth = formatMoney(orderReturn.worth, currency)
  return decisions
    .filter((value) => value !== 'return' || orderReturn.reason !== 'not_received')
    .map((value) => ({ value, label: words.choices[value], hint: words.hints[value](worth) }))
}
