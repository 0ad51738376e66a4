import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { Checkbox } from '@/components/form/Checkbox'
import { Field, SelectField } from '@/components/form/Field'
import { Stack } from '@/components/Panel'
import { countries, hasPostalCode, hasState, likelyCountry, needsState } from '@/lib/countries'
import { media } from '@/lib/design'
import type { AddressName } from '../addressForm'
import type { Address } from '../api'
import { addressText } from './text'

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

interface AddressFieldsProps {
  /** The stored address to begin with. */
  address?: Address | undefined
  /** Name and fault of a field. */
  field: (name: AddressName) => { name: string; error: string | undefined }
}

/** The fields of an address. The country stands first, because it decides which others there are. */
export function AddressFields({ address, field }: AddressFieldsProps) {
  const [country, setCountry] = useState(() => address?.country ?? likelyCountry())
  return (
    <Stack>
      <SelectField
        label={addressText.country}
        autoComplete="country"
        defaultValue={country}
        onChange={(event) => setCountry(event.target.value)}
        {...field('country')}
      >
        {countries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Pair>
        <Field
          label={addressText.firstName}
          autoComplete="given-name"
          defaultValue={address?.firstName}
          {...field('firstName')}
        />
        <Field
          label={addressText.lastName}
          autoComplete="family-name"
          defaultValue={address?.lastName}
          {...field('lastName')}
        />
      </Pair>
      <Field
        label={addressText.line1}
        autoComplete="address-line1"
        defaultValue={address?.addressLine1}
        {...field('addressLine1')}
      />
      <MoreLines address={address} field={field} />
      <Place address={address} field={field} country={country} />
      <Field
        label={addressText.phone}
        hint={addressText.phoneHint}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="done"
        defaultValue={address?.phoneNumber}
        {...field('phoneNumber')}
      />
      {!address?.isDefault && <Checkbox name={field('isDefault').name}>{addressText.makeDefault}</Checkbox>}
    </Stack>
  )
}

/** City, state and postal code. What the country does not have is hidden, so that it comes back as it was typed. */
function Place({ address, field, country }: AddressFieldsProps & { country: string }) {
  return (
    <Pair>
      <Field label={addressText.city} autoComplete="address-level2" defaultValue={address?.city} {...field('city')} />
      <div hidden={!hasState(country)}>
        <Field
          label={addressText.state}
          optional={!needsState(country)}
          autoComplete="address-level1"
          defaultValue={address?.state ?? ''}
          {...field('state')}
        />
      </div>
      <div hidden={!hasPostalCode(country)}>
        <Field
          label={addressText.postalCode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          defaultValue={address?.postalCode ?? ''}
          {...field('postalCode')}
        />
      </div>
    </Pair>
  )
}

const Summary = styled('summary')(({ theme }) => ({
  minBlockSize: 44,
  paddingBlock: 10,
  cursor: 'pointer',
  color: theme.vars.palette.link,
}))

/** Company and second line, folded away: few need them. */
function MoreLines({ address, field }: AddressFieldsProps) {
  const company = field('companyName')
  const line2 = field('addressLine2')
  const [isOpen, setOpen] = useState(Boolean(address?.companyName || address?.addressLine2))
  const isFaulty = Boolean(company.error ?? line2.error)
  return (
    <details open={isOpen || isFaulty} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>{addressText.more}</Summary>
      <Stack>
        <Field
          label={addressText.company}
          optional
          autoComplete="organization"
          defaultValue={address?.companyName ?? ''}
          {...company}
        />
        <Field
          label={addressText.line2}
          optional
          autoComplete="address-line2"
          defaultValue={address?.addressLine2 ?? ''}
          {...line2}
        />
      </Stack>
    </details>
  )
}
