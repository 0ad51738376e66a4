import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { focusRef } from '@/components/focusRef'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useDraftForm } from '@/components/form/useDraftForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { maxTextLength, requiredTextRules } from '@/features/orders/components/returns/rules'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { formatMoney, parseMoney } from '@/lib/money'
import { useObjectToReturnMutation, useOfferRefundMutation, useRejectReturnMutation } from '../../api'
import type { AnswerFormProps } from './AcceptForm'
import { amountRules } from './amount'
import { draftOf } from './draft'
import { sellerReturnText as words } from './text'

/** Offers a part of the money; the buyer keeps the items. */
export function OfferForm({ orderReturn, currency, onClose }: AnswerFormProps) {
  const [offer] = useOfferRefundMutation()
  const keyOf = useIdempotencyKey()
  const form = useDraftForm({
    draft: draftOf('offer', orderReturn),
    defaultValues: { amount: '', words: '' },
    send: async ({ amount, words: said }) => {
      const offerRefund = { amount: parseMoney(amount, currency) ?? 0, words: said }
      const key = keyOf(offerRefund)
      const answer = await offer({ id: orderReturn.shopOrderId, rid: orderReturn.id, 'Idempotency-Key': key, offerRefund })
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
        <FormErrors form={form} />
        <p>{words.offerText(formatMoney(orderReturn.worth, currency))}</p>
        <Field
          label={words.amount(currency)}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount', amountRules(currency, orderReturn.worth))}
        />
        <Field
          multiline
          rows={3}
          label={words.words}
          slotProps={{ input: { maxLength: maxTextLength } }}
          {...form.field('words', requiredTextRules(words.offerMissing))}
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
export function DeclineForm({ orderReturn, onClose }: AnswerFormProps) {
  const [reject] = useRejectReturnMutation()
  return (
    <ReasonForm
      draft={draftOf('decline', orderReturn)}
      title={words.declineTitle}
      text={words.declineText}
      missing={words.declineMissing}
      submit={words.decline}
      color="error"
      send={(key, rejectReturn) => reject({ id: orderReturn.shopOrderId, rid: orderReturn.id, 'Idempotency-Key': key, rejectReturn })}
      onSent={() => toast.success(words.declined)}
      onClose={onClose}
    />
  )
}

/** Says that the parcel back did not come, or not with these items. */
export function ObjectForm({ orderReturn, onClose }: AnswerFormProps) {
  const [object] = useObjectToReturnMutation()
  return (
    <ReasonForm
      draft={draftOf('object', orderReturn)}
      title={words.objectTitle}
      text={words.objectText}
      missing={words.objectMissing}
      submit={words.objectSend}
      color="primary"
      send={(key, rejectReturn) => object({ id: orderReturn.shopOrderId, rid: orderReturn.id, 'Idempotency-Key': key, rejectReturn })}
      onSent={() => toast.success(words.objected)}
      onClose={onClose}
    />
  )
}

interface ReasonFormProps {
  draft: string
  title: string
  text: string
  missing: string
  submit: string
  color: 'primary' | 'error'
  send: (key: string, body: { reason: string }) => Promise<{ error?: unknown }>
  onSent: () => void
  onClose: () => void
}

/** An answer that needs a reason. */
function ReasonForm({ draft, title, text, missing, submit, color, send, onSent, onClose }: ReasonFormProps) {
  const keyOf = useIdempotencyKey()
  const form = useDraftForm({
    draft,
    defaultValues: { reason: '' },
    send: async (body) => {
      const answer = await send(keyOf(body), body)
      if (answer.error) return problemOf(answer.error)
      form.forget()
      onSent()
      onClose()
      return null
    },
  })
  return (
    <form {...form.props} aria-label={title}>
      <Stack spacing={2}>
        <Heading>{title}</Heading>
        <FormErrors form={form} />
        <p>{text}</p>
        <Field
          multiline
          rows={4}
          label={words.reason}
          hint={words.reasonHint}
          slotProps={{ input: { maxLength: maxTextLength } }}
          {...form.field('reason', requiredTextRules(missing))}
        />
        <Row spacing={1}>
          <SubmitButton busy={form.isSending} color={color}>
            {submit}
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
  return (
    <h3 ref={focusRef} tabIndex={-1}>
      {children}
    </h3>
  )
}
