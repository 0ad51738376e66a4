import { useId, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { problemOf } from '@/api/problem'
import { applyProblem } from '@/components/form/applyProblem'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Row, Stack } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { useShipOrderMutation, type SellerOrder } from '../api'
import { carriers, shipForm } from '../forms'
import { useActionKey } from '../useActionKey'

/** Hands the whole shop order to a carrier. */
export function ShipForm({ order }: { order: SellerOrder }) {
  const carrierList = useId()
  const [ship, { isLoading }] = useShipOrderMutation()
  const [fault, setFault] = useState<string | null>(null)
  const keyOf = useActionKey()
  const form = useForm({
    resolver: zodResolver(shipForm),
    defaultValues: { carrier: '', trackingNumber: '' },
    mode: 'onTouched',
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(async (parcel) => {
    setFault(null)
    const answer = await ship({ id: order.id, 'Idempotency-Key': keyOf(parcel), ship: parcel })
    if (answer.error) setFault(applyProblem(problemOf(answer.error), ['carrier', 'trackingNumber'], form.setError))
    else toast.success(`Order ${order.number} is on its way`)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        {fault && <FormAlert>{fault}</FormAlert>}
        <Field
          label="Carrier"
          list={carrierList}
          autoComplete="off"
          error={errors.carrier?.message}
          {...form.register('carrier')}
        />
        <datalist id={carrierList}>
          {carriers.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Field
          label="Tracking number"
          autoComplete="off"
          error={errors.trackingNumber?.message}
          {...form.register('trackingNumber')}
        />
        <Row>
          <SubmitButton busy={isLoading}>Ship order</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
