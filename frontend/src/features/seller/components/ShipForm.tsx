import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import type { Shipment } from '@/features/orders/api'
import { FlushAligned } from '@/features/orders/components/focusBoxes'
import { PieceChoice } from '@/features/orders/components/PieceChoice'
import { allUnsent, linesOfPieces, unsentIn, type Pieces } from '@/features/orders/pieces'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { media } from '@/lib/design'
import { useDeliverOrderMutation, useShipOrderMutation, type SellerOrder } from '../api'
import { isUnderWay, parcelRules } from '../forms'
import { CarrierField } from '../shipping/CarrierField'
import { shippingText } from '../shipping/text'
import { actionText } from '../text'

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
})

/** Hands the shop order, or some pieces of it, to a carrier. */
export function ShipForm({ order }: { order: SellerOrder }) {
  const [ship] = useShipOrderMutation()
  const keyOf = useIdempotencyKey()
  const [pieces, setPieces] = useState<Pieces | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const form = useProblemForm({
    defaultValues: { carrier: '', trackingNumber: '' },
    send: async (typed) => {
      const { count, lines } = linesOfPieces(order.lines, pieces ?? allUnsent(order.lines))
      setEmpty(count === 0)
      if (count === 0) return null
      const parcel = { ...typed, ...(lines ? { lines } : {}) }
      const answer = await ship({ id: order.id, 'Idempotency-Key': keyOf(parcel), ship: parcel })
      if (answer.error) return problemOf(answer.error)
      setPieces(null)
      form.reset()
      toast.success(actionText.shipped(order.number))
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        {isEmpty && <FormAlert>{shippingText.none}</FormAlert>}
        {pieces && (
          <PieceChoice
            legend={shippingText.legend}
            quantityOf={shippingText.piecesOf}
            lines={order.lines}
            pieces={pieces}
            onChange={setPieces}
          />
        )}
        <Pair>
          <CarrierField label={actionText.carrier} {...form.field('carrier', parcelRules.carrier)} />
          <Field
            label={actionText.trackingNumber}
            autoComplete="off"
            slotProps={{ input: { autoCapitalize: 'characters', spellCheck: false } }}
            {...form.field('trackingNumber', parcelRules.trackingNumber)}
          />
        </Pair>
        <Row>
          <SubmitButton busy={form.isSending}>{actionText.ship}</SubmitButton>
          {unsentIn(order.lines) > 1 && (
            <Button
              size="large"
              aria-expanded={pieces !== null}
              onClick={() => setPieces(pieces ? null : allUnsent(order.lines))}
            >
              {pieces ? shippingText.all : shippingText.part}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  )
}

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)

/** Says that the parcel has arrived. */
export function DeliverButton({ order }: { order: SellerOrder }) {
  const [deliver, { isLoading }] = useDeliverOrderMutation()
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const keyOf = useIdempotencyKey()
  const run = async () => {
    setAsking(false)
    if (isLoading) return
    setFault(null)
    const answer = await deliver({ id: order.id, 'Idempotency-Key': keyOf(order.id) })
    if (answer.error) setFault(problemOf(answer.error).message)
    else toast.success(actionText.delivered(order.number))
  }
  return (
    <Stack spacing={2}>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Row>
        <Button variant="contained" size="large" aria-disabled={isLoading} onClick={() => setAsking(true)}>
          {actionText.deliver}
        </Button>
      </Row>
      <ConfirmDialog
        open={isAsking}
        danger={false}
        title={actionText.deliverQuestion}
        text={actionText.deliverText}
        confirmLabel={actionText.deliver}
        cancelLabel={actionText.deliverNo}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}

const LostParcelDialog = onDemand(async () => (await import('./LostParcelDialog')).LostParcelDialog)

/** Says that a parcel which is on its way will not arrive. */
export function LostParcel({ order, shipment }: { order: SellerOrder; shipment: Shipment }) {
  const [isOpen, setOpen] = useState(false)
  if (shipment.lostAt || !isUnderWay(order)) return null
  return (
    <FlushAligned>
      <Button variant="text" color="error" onClick={() => setOpen(true)}>
        <span>
          {actionText.lost.open} <span className="visually-hidden">{shipment.trackingNumber}</span>
        </span>
      </Button>
      {isOpen && <LostParcelDialog order={order} shipment={shipment} onClose={() => setOpen(false)} />}
    </FlushAligned>
  )
}
