import { useState } from 'react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/form/Field'
import { SelectField } from '@/components/form/SelectField'
import type { ProblemForm } from '@/components/form/useProblemForm'
import Stack from '@mui/material/Stack'
import { media } from '@/lib/design'
import { addressRules, partsIn, type AddressValues } from '../addressForm'
import type { Country } from '../api'
import { addressText } from './text'

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** A country by its code, under its name here. */
export interface NamedCountry extends Country {
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
export function AddressFields({ form, countries, canBecomeDefault }: AddressFieldsProps) {
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
      <Field
        label={addressText.phone}
        hint={addressText.phoneHint}
        type="tel"
        autoComplete="tel"
        slotProps={{ input: { inputMode: 'tel', enterKeyHint: 'done' } }}
        {...form.field('phoneNumber', rules.phoneNumber)}
      />
      {canBecomeDefault && (
        <FormControlLabel
          control={<Checkbox {...isDefault} slotProps={{ input: { ref } }} />}
          label={addressText.makeDefault}
        />
      )}
    </Stack>
  )
}

/** City, state and postal code. What the country does not have is hidden, so that it comes back as it was typed. */
function Place({ form, countries }: PlaceProps) {
  const country = useWatch({ control: form.control, name: 'country' })
  const rules = addressRules(countries)
  const { hasState, hasPostalCode, states } = partsIn(countries, country)
  return (
    <Pair>
      <Field label={addressText.city} autoComplete="address-level2" {...form.field('city', rules.city)} />
      <div hidden={!hasState}>
        {states.length > 0 ? (
          <SelectField label={addressText.state} autoComplete="address-level1" {...form.field('state', rules.state)}>
            <option value="">{addressText.chooseState}</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field label={addressText.state} optional autoComplete="address-level1" {...form.field('state', rules.state)} />
        )}
      </div>
      <div hidden={!hasPostalCode}>
        <Field
          label={addressText.postalCode}
          autoComplete="postal-code"
          slotProps={{ input: { autoCapitalize: 'characters' } }}
          {...form.field('postalCode', rules.postalCode)}
        />
      </div>
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
