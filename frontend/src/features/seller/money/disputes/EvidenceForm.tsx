import { useId } from 'react'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { showSent } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useDraftForm } from '@/components/form/useDraftForm'
import { Row } from '@/components/Row'
import { componentText } from '@/components/text'
import { toast } from '@/components/toast/queue'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { useGetSellerOrderQuery } from '@/features/seller/api'
import { formatDate } from '@/lib/dates'
import { useProvideDisputeEvidenceMutation, type Dispute } from '../api'
import { disputeText } from './text'
import { answerAdvice } from './names'

const rules = { required: disputeText.noteMissing, validate: atMost(2000, disputeText.noteLong) }
const nothing: { note: string; shipmentIds: number[] } = { note: '', shipmentIds: [] }

/** Says what speaks for the shop, with the parcels that prove it. */
export function EvidenceForm({ dispute }: { dispute: Dispute }) {
  const parcelsTitle = useId()
  const {
    data: order,
    isLoading,
    isError,
    refetch,
  } = useGetSellerOrderQuery(
    dispute.shopOrderId === null ? skipToken : { id: dispute.shopOrderId },
  )
  const [provide] = useProvideDisputeEvidenceMutation()
  const keyOf = useIdempotencyKey()
  const form = useDraftForm({
    draft: `evidence_${dispute.id}`,
    defaultValues: nothing,
    send: async (newEvidence) => {
      const answer = await provide({ id: dispute.id, 'Idempotency-Key': keyOf(newEvidence), newEvidence })
      if (answer.error) return problemOf(answer.error)
      form.forget()
      // what was typed since is a draft again
      showSent(form, 'note', newEvidence, nothing)
      toast.success(disputeText.sent)
      return null
    },
  })
  const parcels = order?.shipments ?? []
  const marked = form.watch('shipmentIds')
  const mark = (id: number, isMarked: boolean) =>
    form.setValue('shipmentIds', isMarked ? [...marked, id] : marked.filter((other) => other !== id))
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <p>{answerAdvice(dispute.reason)}</p>
        <FormErrors form={form} />
        <Field
          multiline
          rows={5}
          label={disputeText.note}
          hint={disputeText.noteHint}
          slotProps={{ input: { maxLength: 2000 } }}
          {...form.field('note', rules)}
        />
        {isLoading && <Skeleton aria-busy="true" height={64} />}
        {isError && !order && (
          <FormAlert tone="warning">
            {disputeText.parcelsFailed}
            <Button variant="outlined" onClick={() => void refetch()}>
              {componentText.retry}
            </Button>
          </FormAlert>
        )}
        {parcels.length > 0 && (
          <Stack role="group" aria-labelledby={parcelsTitle}>
            <FormLabel id={parcelsTitle} component="p">
              {disputeText.parcels}
            </FormLabel>
            {parcels.map(({ id, carrier, trackingNumber, shippedAt }) => (
              <FormControlLabel
                key={id}
                label={disputeText.parcel(carrier, trackingNumber, formatDate(shippedAt))}
                control={
                  <Checkbox checked={marked.includes(id)} onChange={(_, isMarked) => mark(id, isMarked)} />
                }
              />
            ))}
          </Stack>
        )}
        <Row>
          <SubmitButton busy={form.isSending}>{disputeText.send}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
