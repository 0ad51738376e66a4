import { useId, useState, type ChangeEvent } from 'react'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import ImageIcon from 'lucide-react/icons/image'
import { problemOf } from '@/api/problem'
import { ChoiceCard, ChoiceCards } from '@/components/ChoiceCard'
import { focusRef } from '@/components/focusRef'
import { FieldError, Field, OptionalMark } from '@/components/form/Field'
import { FileButton } from '@/components/form/FileButton'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useDraftForm } from '@/components/form/useDraftForm'
import { Row } from '@/components/Row'
import { formText } from '@/components/text'
import { toast } from '@/components/toast/queue'
import type { Return } from '@/features/orders/api'
import { photoProblem, pictureFault } from '@/features/orders/components/photos/problem'
import { maxTextLength, requiredTextRules } from '@/features/orders/components/returns/rules'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { formatMoney } from '@/lib/money'
import { useApproveReturnMutation, useSetReturnLabelMutation } from '../../api'
import { draftOf } from './draft'
import { sellerReturnText as words } from './text'

export interface AnswerFormProps {
  orderReturn: Return
  currency: string
  onClose: () => void
}

/** Takes something back: with the items, then with where to send them and perhaps a label; or without. */
export function AcceptForm({ orderReturn, currency, onClose }: AnswerFormProps) {
  const howId = useId()
  const canComeBack = orderReturn.reason !== 'not_received'
  const [label, setLabel] = useState<File | null>(null)
  const [refused, setRefused] = useState<string>()
  const [approve] = useApproveReturnMutation()
  const [sendLabel] = useSetReturnLabelMutation()
  const keyOf = useIdempotencyKey()
  const amount = formatMoney(orderReturn.worth, currency)
  const form = useDraftForm({
    draft: draftOf('accept', orderReturn),
    defaultValues: { goods: canComeBack ? 'back' : 'stay', words: orderReturn.sendBack ? (orderReturn.answer ?? '') : '' },
    send: async ({ goods, words: said }) => {
      setRefused(undefined)
      const sendBack = goods === 'back'
      // First, so that it is there when the buyer reads the answer.
      if (sendBack && label) {
        const shown = await sendLabel({ id: orderReturn.shopOrderId, rid: orderReturn.id, returnLabel: { image: label } })
        if (shown.error) {
          const { ofPhotos, rest } = photoProblem(problemOf(shown.error))
          setRefused(ofPhotos)
          return ofPhotos ? null : rest
        }
      }
      const approveReturn = { sendBack, ...(said ? { words: said } : {}) }
      const key = keyOf(approveReturn)
      const answer = await approve({ id: orderReturn.shopOrderId, rid: orderReturn.id, 'Idempotency-Key': key, approveReturn })
      if (answer.error) return problemOf(answer.error)
      form.forget()
      toast.success(words.accepted)
      onClose()
      return null
    },
  })
  const isBack = form.watch('goods') === 'back'
  const chooseLabel = (image: File | null) => {
    const wrong = image && pictureFault(image)
    setRefused(wrong ?? undefined)
    setLabel(wrong ? null : image)
  }
  return (
    <form {...form.props} aria-label={words.acceptTitle}>
      <Stack spacing={2}>
        <h3 ref={focusRef} tabIndex={-1}>
          {words.acceptTitle}
        </h3>
        <FormErrors form={form} />
        {canComeBack && (
          <Stack spacing={1}>
            <p id={howId}>{words.how}</p>
            <ChoiceCards
              aria-labelledby={howId}
              name="goods"
              value={isBack ? 'back' : 'stay'}
              onChange={(_, value) => form.setValue('goods', value)}
            >
              <ChoiceCard value="back" hint={words.goodsBackHint(amount)}>
                {words.goodsBack}
              </ChoiceCard>
              <ChoiceCard value="stay" hint={words.goodsStayHint(amount)}>
                {words.goodsStay}
              </ChoiceCard>
            </ChoiceCards>
          </Stack>
        )}
        {!canComeBack && <p>{words.goodsStayHint(amount)}</p>}
        <Field
          key={isBack ? 'back' : 'stay'}
          multiline
          rows={4}
          label={isBack ? words.instructions : words.words}
          hint={isBack ? words.instructionsHint : undefined}
          optional={!isBack}
          slotProps={{ input: { maxLength: maxTextLength } }}
          {...form.field('words', { ...requiredTextRules(words.instructionsMissing), required: isBack && words.instructionsMissing })}
        />
        {isBack && <LabelChoice label={label} refused={refused} onChoose={chooseLabel} />}
        <Row spacing={1}>
          <SubmitButton busy={form.isSending}>{words.acceptSend}</SubmitButton>
          <Button size="large" onClick={onClose}>
            {words.back}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

interface LabelChoiceProps {
  label: File | null
  refused: string | undefined
  onChoose: (label: File | null) => void
}

/** A label that goes along with the answer. */
function LabelChoice({ label, refused, onChoose }: LabelChoiceProps) {
  const hintId = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => onChoose(target.files?.[0] ?? null)
  return (
    <div>
      <FormLabel component="p">
        {words.label} <OptionalMark>{formText.optional}</OptionalMark>
      </FormLabel>
      <Typography variant="body2" color="textSecondary" id={hintId} gutterBottom>
        {words.labelHint}
      </Typography>
      <Row spacing={1}>
        <FileButton icon={<ImageIcon size={20} />} aria-describedby={hintId} onChange={choose}>
          {words.chooseLabel}
        </FileButton>
        {label && <span>{words.chosenLabel(label.name)}</span>}
      </Row>
      <div role="alert">{refused && <FieldError>{refused}</FieldError>}</div>
    </div>
  )
}
