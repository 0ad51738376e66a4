import { useMemo, useState } from 'react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useWatch } from 'react-hook-form'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SelectField } from '@/components/form/SelectField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm, type ProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { hasOwnNumbers, isCodeFirst } from '@/lib/addresses'
import { countryName } from '@/lib/countries'
import { media } from '@/lib/design'
import { addressRules, addressValues, inputOf, partsIn, placeWordsIn, type AddressValues } from '../addressForm'
import {
  useCreateAddressMutation,
  useListCountriesQuery,
  useUpdateAddressMutation,
  type Address,
  type Country,
} from '../api'
import { AddressSkeleton } from './AddressSkeleton'
import { addressText } from './text'

/** All countries, sorted by their name in the shopper's language; undefined until they are known. */
function useCountries() {
  const { data, isError, refetch } = useListCountriesQuery()
  const countries = useMemo(
    () =>
      data
        ?.map((country) => ({ ...country, name: countryName(country.code) }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    [data],
  )
  return { countries, isError, retry: () => void refetch() }
}

/** An address that is not in the book. */
export type NewAddress = Omit<Address, 'id'>

interface AddressEditorProps {
  /** The address to change; without one a new address is made. */
  address?: Address | undefined
  submitLabel?: string
  /**
   * Takes an address that is used without going into the book, as most do that are written on the way
   * to an order. Without it every address goes there.
   */
  onUsed?: (address: NewAddress) => void
  /** What such an address begins with. */
  draft?: NewAddress | undefined
  /** Whether it goes into the book unless the shopper says otherwise. */
  isKeptAtFirst?: boolean
  onSaved: (address: Address) => void
  onClose?: (() => void) | undefined
}

/** Writes a new address or changes a stored one, once it is known what an address has in each country. */
export function AddressEditor(props: AddressEditorProps) {
  const { countries, isError, retry } = useCountries()
  if (countries) return <AddressForm countries={countries} {...props} />
  return isError ? <ErrorState title={addressText.failed} onRetry={retry} /> : <AddressSkeleton />
}

interface AddressFormProps extends AddressEditorProps {
  countries: readonly NamedCountry[]
}

/** Nothing typed is lost when the server refuses it. */
function AddressForm({
  countries,
  address,
  draft,
  isKeptAtFirst = false,
  submitLabel = addressText.save,
  onUsed,
  onSaved,
  onClose,
}: AddressFormProps) {
  const [create] = useCreateAddressMutation()
  const [update] = useUpdateAddressMutation()
  const form = useProblemForm({
    defaultValues: { ...addressValues(address ?? draft), isKept: isKeptAtFirst },
    send: async ({ isKept, ...values }) => {
      const addressInput = inputOf(values, countries)
      if (onUsed && !isKept) {
        onUsed(addressInput)
        return null
      }
      const answer = address ? await update({ id: address.id, addressInput }) : await create({ addressInput })
      if (answer.error) return problemOf(answer.error)
      onSaved(answer.data)
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2.5}>
        <FormErrors form={form} />
        <AddressFields form={form} countries={countries} canBecomeDefault={!address?.isDefault && !onUsed} />
        {onUsed && <SaveToAddressBook form={form} />}
        <Row>
          <SubmitButton busy={form.isSending}>{submitLabel}</SubmitButton>
          {onClose && (
            <Button variant="text" size="large" onClick={onClose}>
              {addressText.cancel}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  )
}

/** Whether an address of one order goes into the book as well. */
function SaveToAddressBook({ form }: PartProps) {
  const { ref, ...isKept } = form.register('isKept')
  // The box draws itself and must be told what the form begins with.
  const [isKeptAtFirst] = useState(() => form.getValues('isKept'))
  return (
    <FormControlLabel
      control={<Checkbox {...isKept} defaultChecked={isKeptAtFirst} slotProps={{ input: { ref } }} />}
      label={addressText.keep}
    />
  )
}

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** A country by its code, under its name here. */
interface NamedCountry extends Country {
  name: string
}

interface PartProps {
  form: ProblemForm<AddressValues>
}
interface PlaceProps extends PartProps {
  countries: readonly NamedCountry[]
}
interface AddressFieldsProps extends PlaceProps {
  canBecomeDefault: boolean
}

/** The fields of an address. The country stands first, because it decides which others there are. */
function AddressFields({ form, countries, canBecomeDefault }: AddressFieldsProps) {
  const rules = addressRules(countries)
  const { ref, ...isDefault } = form.register('isDefault')
  return (
    <Stack spacing={2}>
      <SelectField label={addressText.country} autoComplete="country" {...form.field('country', rules.country)}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Pair>
        <Field label={addressText.firstName} autoComplete="given-name" {...form.field('firstName', rules.firstName)} />
        <Field label={addressText.lastName} autoComplete="family-name" {...form.field('lastName', rules.lastName)} />
      </Pair>
      <Field
        label={addressText.line1}
        autoComplete="address-line1"
        {...form.field('addressLine1', rules.addressLine1)}
      />
      <MoreLines form={form} />
      <Place form={form} countries={countries} />
      <Phone form={form} countries={countries} />
      {canBecomeDefault && (
        <FormControlLabel
          control={<Checkbox {...isDefault} slotProps={{ input: { ref } }} />}
          label={addressText.makeDefault}
        />
      )}
    </Stack>
  )
}

/** The number for the carrier, typed as people of the country write it. */
function Phone({ form, countries }: PlaceProps) {
  const country = useWatch({ control: form.control, name: 'country' })
  return (
    <Field
      label={addressText.phone}
      hint={hasOwnNumbers(country) ? addressText.phoneHint : addressText.phoneCodeHint}
      type="tel"
      autoComplete="tel"
      slotProps={{ input: { inputMode: 'tel', enterKeyHint: 'done' } }}
      {...form.field('phoneNumber', addressRules(countries).phoneNumber)}
    />
  )
}

/**
 * City, state and postal code in the country's order. What the country does not have is hidden, so that it comes back
 * as it was typed.
 */
function Place({ form, countries }: PlaceProps) {
  const country = useWatch({ control: form.control, name: 'country' })
  const rules = addressRules(countries)
  const { hasState, hasPostalCode, states } = partsIn(countries, country)
  const words = placeWordsIn(country)
  const isFirst = isCodeFirst(country)
  const postalCode = (
    <div key="postalCode" hidden={!hasPostalCode}>
      <Field
        label={words.postalCode}
        autoComplete="postal-code"
        slotProps={{ input: { autoCapitalize: 'characters' } }}
        {...form.field('postalCode', rules.postalCode)}
      />
    </div>
  )
  return (
    <Pair>
      {isFirst && postalCode}
      <Field label={addressText.city} autoComplete="address-level2" {...form.field('city', rules.city)} />
      <div hidden={!hasState}>
        {states.length > 0 ? (
          <SelectField label={words.state} autoComplete="address-level1" {...form.field('state', rules.state)}>
            <option value="">{words.chooseState}</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field label={words.state} optional autoComplete="address-level1" {...form.field('state', rules.state)} />
        )}
      </div>
      {!isFirst && postalCode}
    </Pair>
  )
}

/** Company and second line, folded away: few need them. */
function MoreLines({ form }: PartProps) {
  const company = form.field('companyName')
  const line2 = form.field('addressLine2')
  const [isOpen, setOpen] = useState(() => form.getValues(['companyName', 'addressLine2']).some(Boolean))
  const isFaulty = Boolean(company.error ?? line2.error)
  return (
    <Accordion expanded={isOpen || isFaulty} onChange={(_event, opened) => setOpen(opened)}>
      <AccordionSummary>{addressText.more}</AccordionSummary>
      <AccordionDetails>
        <Stack spacing={2}>
          <Field label={addressText.company} optional autoComplete="organization" {...company} />
          <Field label={addressText.line2} optional autoComplete="address-line2" {...line2} />
        </Stack>
      </AccordionDetails>
    </Accordion>
  )
}
