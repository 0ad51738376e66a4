/** The form of an address: what it begins with, its rules, and the way to what the server keeps. */
import type { RegisterOptions } from 'react-hook-form'
import { hasOwnNumbers, internationalPhone } from '@/lib/addresses'
import { likelyCountry } from '@/lib/countries'
import type { Address, AddressInput, Country } from './api'
import { addressText } from './components/text'

/** What the form begins with: an address, or an empty one of the likely country. */
export const addressValues = (address?: Omit<Address, 'id'>) => ({
  country: address?.country ?? likelyCountry(),
  firstName: address?.firstName ?? '',
  lastName: address?.lastName ?? '',
  companyName: address?.companyName ?? '',
  addressLine1: address?.addressLine1 ?? '',
  addressLine2: address?.addressLine2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  postalCode: address?.postalCode ?? '',
  phoneNumber: address?.phoneNumber ?? '',
  isDefault: false,
  /** Whether one that is written for an order goes into the book as well. */
  isKept: false,
})

export type AddressValues = ReturnType<typeof addressValues>

const unknown: Omit<Country, 'code'> = { hasPostalCode: true, hasState: false, states: [] }

/** Which parts an address has in a country. */
export const partsIn = (countries: readonly Country[], code: string) =>
  countries.find((country) => country.code === code) ?? unknown

/** What people of a country call the parts of a place. */
export const placeWordsIn = (country: string) => ({
  ...addressText.place,
  ...(country === 'US' && addressText.placeInUs),
  ...(country === 'CA' && addressText.placeInCanada),
})

/** The rules of an address. A part that its country does not have is hidden, and not asked for. */
export const addressRules = (countries: readonly Country[]) =>
  ({
    country: { required: addressText.countryMissing },
    firstName: { required: addressText.firstNameMissing },
    lastName: { required: addressText.lastNameMissing },
    addressLine1: { required: addressText.line1Missing },
    city: { required: addressText.cityMissing },
    state: {
      validate: (state, { country }) => {
        const { states } = partsIn(countries, country)
        return states.length === 0 || states.some(({ code }) => code === state) || placeWordsIn(country).stateMissing
      },
    },
    postalCode: {
      validate: (code, { country }) =>
        code !== '' || !partsIn(countries, country).hasPostalCode || placeWordsIn(country).postalCodeMissing,
    },
    phoneNumber: {
      validate: (number, { country }) =>
        /^\+[1-9]\d{6,14}$/.test(internationalPhone(number, country)) ||
        (hasOwnNumbers(country) ? addressText.phoneFault : addressText.phoneCodeFault),
    },
  }) satisfies { [Name in keyof AddressValues]?: RegisterOptions<AddressValues, Name> }

/** What is sent: parts that the country does not have, or that stayed empty, are null. */
export function inputOf(
  form: Omit<AddressValues, 'isKept'>,
  countries: readonly Country[],
): AddressInput & Omit<Address, 'id'> {
  const { hasState, hasPostalCode } = partsIn(countries, form.country)
  return {
    ...form,
    phoneNumber: internationalPhone(form.phoneNumber, form.country),
    companyName: form.companyName || null,
    addressLine2: form.addressLine2 || null,
    state: (hasState && form.state) || null,
    postalCode: (hasPostalCode && form.postalCode) || null,
  }
}
