import { useId } from 'react'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { Row, Stack } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { media } from '@/lib/design'
import { useShipOrderMutation, type SellerOrder } from '../api'
import { carriers, shipRules } from '../forms'
import { actionText } from '../text'
import { useActionKey } from '@/features/orders/useActionKey'

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
})

/** Hands the whole shop order to a carrier. */
export function ShipForm({ order }: { order: SellerOrder }) {
  const carrierList = useId()
  const [ship] = useShipOrderMutation()
  const keyOf = useActionKey()
  const form = useForm({
    rules: shipRules,
    send: async (parcel) => {
      const answer = await ship({ id: order.id, 'Idempotency-Key': keyOf(parcel), ship: parcel })
      if (answer.error) return problemOf(answer.error)
      toast.success(actionText.shipped(order.number))
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack>
        <FormNotes form={form} />
        <Pair>
          <Field label={actionText.carrier} list={carrierList} autoComplete="off" {...form.field('carrier')} />
          <Field
            label={actionText.trackingNumber}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.field('trackingNumber')}
          />
        </Pair>
        <datalist id={carrierList}>
          {carriers.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Row>
          <SubmitButton busy={form.isSending}>{actionText.ship}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
