import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { ErrorState } from '@/components/ErrorState'
import { Row } from '@/components/Row'
import { problemOf } from '@/api/problem'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { addressValues, inputOf } from '../addressForm'
import { useCreateAddressMutation, useUpdateAddressMutation, type Address } from '../api'
import { useCountries } from '../useCountries'
import { AddressFields, type NamedCountry } from './AddressFields'
import { addressText } from './text'

interface AddressEditorProps {
  /** The address to change; without one a new address is made. */
  address?: Address | undefined
  submitLabel?: string
  onSaved: (address: Address) => void
  onCancel?: (() => void) | undefined
}

/** Writes a new address or changes a stored one, once it is known what an address has in each country. */
export function AddressEditor(props: AddressEditorProps) {
  const { countries, isError, retry } = useCountries()
  if (countries) return <AddressForm countries={countries} {...props} />
  return isError ? <ErrorState title={addressText.failed} onRetry={retry} /> : <Skeleton height={640} />
}

interface AddressFormProps extends AddressEditorProps {
  countries: readonly NamedCountry[]
}

/** Nothing typed is lost when the server refuses it. */
function AddressForm({ countries, address, submitLabel = addressText.save, onSaved, onCancel }: AddressFormProps) {
  const [create] = useCreateAddressMutation()
  const [update] = useUpdateAddressMutation()
  const form = useProblemForm({
    defaultValues: addressValues(address),
    send: async (values) => {
      const addressInput = inputOf(values, countries)
      const answer = address ? await update({ id: address.id, addressInput }) : await create({ addressInput })
      if (answer.error) return problemOf(answer.error)
      onSaved(answer.data)
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2.5}>
        <FormNotes form={form} />
        <AddressFields form={form} countries={countries} canBecomeDefault={!address?.isDefault} />
        <Row>
          <SubmitButton busy={form.isSending}>{submitLabel}</SubmitButton>
          {onCancel && (
            <Button variant="text" size="large" onClick={onCancel}>
              {addressText.cancel}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  )
}
