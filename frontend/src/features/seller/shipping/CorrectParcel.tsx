import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import type { Shipment } from '@/features/orders/api'
import { FlushAligned } from '@/features/orders/components/focusBoxes'
import { useCorrectParcelMutation, type SellerOrder } from '../api'
import { isUnderWay, parcelRules } from '../forms'
import { actionText } from '../text'
import { CarrierField } from './CarrierField'
import { shippingText as words } from './text'

/** Puts the tracking number of a parcel right while it is on its way. */
export function CorrectParcel({ order, shipment }: { order: SellerOrder; shipment: Shipment }) {
  const [isOpen, setOpen] = useState(false)
  if (shipment.lostAt || !isUnderWay(order)) return null
  return (
    <FlushAligned>
      <Button variant="text" onClick={() => setOpen(true)}>
        <span>
          {words.correct} <span className="visually-hidden">{shipment.trackingNumber}</span>
        </span>
      </Button>
      {isOpen && <ParcelDialog order={order} shipment={shipment} onClose={() => setOpen(false)} />}
    </FlushAligned>
  )
}

interface ParcelDialogProps {
  order: SellerOrder
  shipment: Shipment
  onClose: () => void
}

function ParcelDialog({ order, shipment, onClose }: ParcelDialogProps) {
  const [correct] = useCorrectParcelMutation()
  const form = useProblemForm({
    defaultValues: { carrier: shipment.carrier, trackingNumber: shipment.trackingNumber },
    send: async (parcelNumber) => {
      const answer = await correct({ id: order.id, pid: shipment.id, parcelNumber })
      if (answer.error) return problemOf(answer.error)
      toast.success(words.saved)
      onClose()
      return null
    },
  })
  return (
    <TaskDialog title={words.correctTitle} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <p>{words.correctText}</p>
          <FormErrors form={form} />
          <CarrierField label={actionText.carrier} {...form.field('carrier', parcelRules.carrier)} />
          <Field
            label={actionText.trackingNumber}
            autoComplete="off"
            slotProps={{ input: { autoCapitalize: 'characters', spellCheck: false } }}
            {...form.field('trackingNumber', parcelRules.trackingNumber)}
          />
          <Row>
            <SubmitButton busy={form.isSending}>{words.save}</SubmitButton>
            <Button size="large" onClick={onClose}>
              {words.cancel}
            </Button>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
