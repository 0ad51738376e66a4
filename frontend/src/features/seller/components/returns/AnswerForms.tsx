import { useEffect, useRef, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useDraftForm } from '@/components/form/useDraftForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { mostWords, wordsRules } from '@/features/orders/components/returns/rules'
import { useActionKey } from '@/features/orders/useActionKey'
import { formatMoney, parseMoney } from '@/lib/money'
import { useOfferRefundMutation, useRejectReturnMutation } from '../../api'
import type { AnswerFormProps } from './AcceptForm'
import { amountRules } from './amount'
import { sellerReturnText as words } from './text'

/** Offers a part of the money; the buyer keeps the goods. */
export function OfferForm({ of, currency, onClose }: AnswerFormProps) {
  const [offer] = useOfferRefundMutation()
  const keyOf = useActionKey()
  const form = useDraftForm({
    draft: `offer_${of.id}`,
    defaultValues: { amount: '', words: '' },
    send: async ({ amount, words: said }) => {
      const offerRefund = { amount: parseMoney(amount, currency) ?? 0, words: said }
      const key = keyOf(offerRefund)
      const answer = await offer({ id: of.shopOrderId, rid: of.id, 'Idempotency-Key': key, offerRefund })
      if (answer.error) return problemOf(answer.error)
      form.forget()
      toast.success(words.offered)
      onClose()
      return null
    },
  })
  return (
    <form {...form.props} aria-label={words.offerTitle}>
      <Stack spacing={2}>
        <Heading>{words.offerTitle}</Heading>
        <FormNotes form={form} />
        <p>{words.offerText(formatMoney(of.worth, currency))}</p>
        <Field
          label={words.amount(currency)}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount', amountRules(currency, of.worth))}
        />
        <Field
          multiline
          rows={3}
          label={words.words}
          slotProps={{ input: { maxLength: mostWords } }}
          {...form.field('words', wordsRules(words.offerMissing))}
        />
        <Row spacing={1}>
          <SubmitButton busy={form.isSending}>{words.offerSend}</SubmitButton>
          <Button size="large" onClick={onClose}>
            {words.back}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** Says no, and why. */
export function DeclineForm({ of, onClose }: AnswerFormProps) {
  const [reject] = useRejectReturnMutation()
  const keyOf = useActionKey()
  const form = useDraftForm({
    draft: `decline_${of.id}`,
    defaultValues: { reason: '' },
    send: async (rejectReturn) => {
      const key = keyOf(rejectReturn)
      const answer = await reject({ id: of.shopOrderId, rid: of.id, 'Idempotency-Key': key, rejectReturn })
      if (answer.error) return problemOf(answer.error)
      form.forget()
      toast.success(words.declined)
      onClose()
      return null
    },
  })
  return (
    <form {...form.props} aria-label={words.declineTitle}>
      <Stack spacing={2}>
        <Heading>{words.declineTitle}</Heading>
        <FormNotes form={form} />
        <p>{words.declineText}</p>
        <Field
          multiline
          rows={4}
          label={words.reason}
          hint={words.reasonHint}
          slotProps={{ input: { maxLength: mostWords } }}
          {...form.field('reason', wordsRules(words.declineMissing))}
        />
        <Row spacing={1}>
          <SubmitButton busy={form.isSending} color="error">
            {words.decline}
          </SubmitButton>
          <Button size="large" onClick={onClose}>
            {words.back}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** The head of a form that has just opened; the focus begins here. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  )
}
