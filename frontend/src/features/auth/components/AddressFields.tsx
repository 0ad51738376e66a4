import type { UseFormReturn } from 'react-hook-form'
import { styled } from '@mui/material/styles'
import { Checkbox } from '@/components/form/Checkbox'
import { Field, SelectField } from '@/components/form/Field'
import { Stack } from '@/components/Panel'
import { countries, hasPostalCode, hasState, needsState } from '@/lib/countries'
import { media } from '@/lib/design'
import type { AddressForm } from '../addressForm'

const Pair = styled('div')({
  display: 'grid',
  gap: 16,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
})

/** The fields of an address. The country stands first, because it decides which others there are. */
export function AddressFields({ form }: { form: UseFormReturn<AddressForm> }) {
  const { register, watch, formState } = form
  const { errors } = formState
  const country = watch('country')
  const bind = (name: keyof AddressForm) => ({ ...register(name), error: errors[name]?.message })
  return (
    <Stack>
      <SelectField label="Country" autoComplete="country" {...bind('country')}>
        {countries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Pair>
        <Field label="First name" autoComplete="given-name" {...bind('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...bind('lastName')} />
      </Pair>
      <Field label="Street and house number" autoComplete="address-line1" {...bind('addressLine1')} />
      <MoreLines form={form} />
      <Pair>
        <Field label="City" autoComplete="address-level2" {...bind('city')} />
        {hasState(country) && (
          <Field
            label="State or province"
            optional={!needsState(country)}
            autoComplete="address-level1"
            {...bind('state')}
          />
        )}
        {hasPostalCode(country) && (
          <Field label="Postal code" autoComplete="postal-code" {...bind('postalCode')} />
        )}
      </Pair>
      <Field
        label="Phone number"
        hint="With country code, like +1 555 010 9999. For questions about the delivery only"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        {...bind('phoneNumber')}
      />
      <Checkbox {...register('isDefault')}>Use as my default address</Checkbox>
    </Stack>
  )
}

const Summary = styled('summary')(({ theme }) => ({
  minBlockSize: 44,
  paddingBlock: 10,
  cursor: 'pointer',
  color: theme.vars.palette.link,
}))

/** Company and second line, folded away: few need them. */
function MoreLines({ form }: { form: UseFormReturn<AddressForm> }) {
  const { register, formState, getValues } = form
  const filled = Boolean(getValues('companyName') || getValues('addressLine2'))
  return (
    <details open={filled}>
      <Summary>Add company or apartment</Summary>
      <Stack>
        <Field
          label="Company"
          optional
          autoComplete="organization"
          error={formState.errors.companyName?.message}
          {...register('companyName')}
        />
        <Field
          label="Apartment, floor, building"
          optional
          autoComplete="address-line2"
          error={formState.errors.addressLine2?.message}
          {...register('addressLine2')}
        />
      </Stack>
    </details>
  )
}
