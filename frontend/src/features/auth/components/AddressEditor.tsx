import { useState } from 'react'
import { Button } from '@/components/Button'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { problemOf } from '@/api/problem'
import { applyProblem } from '@/components/form/applyProblem'
import { FormAlert } from '@/components/form/FormAlert'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Row, Stack } from '@/components/Panel'
import { addressFields, addressForm, formOf, inputOf, type AddressForm } from '../addressForm'
import { useCreateAddressMutation, useUpdateAddressMutation, type Address } from '../api'
import { AddressFields } from './AddressFields'

interface AddressEditorProps {
  /** The address to change; without one a new address is made. */
  address?: Address | undefined
  submitLabel?: string
  onSaved: (address: Address) => void
  onCancel?: (() => void) | undefined
}

/** Writes a new address or changes a stored one. Nothing typed is lost when the server refuses it. */
export function AddressEditor({ address, submitLabel = 'Save address', onSaved, onCancel }: AddressEditorProps) {
  const form = useForm<AddressForm>({
    resolver: zodResolver(addressForm),
    defaultValues: formOf(address),
    mode: 'onTouched',
  })
  const [create, { isLoading: isCreating }] = useCreateAddressMutation()
  const [update, { isLoading: isUpdating }] = useUpdateAddressMutation()
  const [fault, setFault] = useState<string | null>(null)

  const save = form.handleSubmit(async (values) => {
    setFault(null)
    const addressInput = inputOf(values)
    try {
      const saved = address
        ? await update({ id: address.id, addressInput }).unwrap()
        : await create({ addressInput }).unwrap()
      onSaved(saved)
    } catch (error) {
      setFault(applyProblem(problemOf(error), addressFields, form.setError))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={20}>
        {fault && <FormAlert>{fault}</FormAlert>}
        <AddressFields form={form} />
        <Row>
          <SubmitButton busy={isCreating || isUpdating}>{submitLabel}</SubmitButton>
          {onCancel && (
            <Button variant="text" size="large" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  )
}
