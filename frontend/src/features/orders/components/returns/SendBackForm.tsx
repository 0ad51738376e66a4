import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { media } from '@/lib/design'
import { useAdvanceReturnMutation, type Return } from '../../api'
import { useIdempotencyKey } from '../../useIdempotencyKey'
import { parcelRules } from './rules'
import { returnText } from './text'

const words = returnText.act

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
})

/** Who carries the parcel back, and under which number. */
export function SendBackForm({ orderReturn }: { orderReturn: Return }) {
  const [advance] = useAdvanceReturnMutation()
  const keyOf = useIdempotencyKey()
  const form = useProblemForm({
    defaultValues: { carrier: '', trackingNumber: '' },
    send: async (parcel) => {
      const advanceReturn = { action: 'send_back' as const, ...parcel }
      const key = keyOf(advanceReturn)
      const answer = await advance({ id: orderReturn.orderId, rid: orderReturn.id, 'Idempotency-Key': key, advanceReturn })
      if (answer.error) return problemOf(answer.error)
      toast.success(words.sentBack)
      return null
    },
  })
  return (
    <form {...form.props} aria-label={words.sendBackTitle}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        <Pair>
          <Field label={words.carrier} autoComplete="off" {...form.field('carrier', parcelRules.carrier)} />
          <Field
            label={words.trackingNumber}
            autoComplete="off"
            slotProps={{ input: { autoCapitalize: 'characters', spellCheck: false } }}
            {...form.field('trackingNumber', parcelRules.trackingNumber)}
          />
        </Pair>
        <Row>
          <SubmitButton busy={form.isSending}>{words.sendBack}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
