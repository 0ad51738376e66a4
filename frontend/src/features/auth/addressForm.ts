/** An address as it is typed, its rules, and the way to and from what the server keeps. */
import * as z from 'zod/mini'
import { hasPostalCode, hasState, likelyCountry, needsState } from '@/lib/countries'
import type { Address, AddressInput } from './api'

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))
const optional = z.string().check(z.trim())

export const addressForm = z
  .object({
    country: required('Choose a country'),
    firstName: required('Enter a first name'),
    lastName: required('Enter a last name'),
    companyName: optional,
    addressLine1: required('Enter a street and house number'),
    addressLine2: optional,
    city: required('Enter a city'),
    state: optional,
    postalCode: optional,
    phoneNumber: z
      .string()
      .check(
        z.overwrite((text) => text.replaceAll(/[\s().-]/g, '')),
        z.regex(/^\+[1-9]\d{6,14}$/, 'Enter a phone number with country code, like +1 555 010 9999'),
      ),
    isDefault: z.boolean(),
  })
  .check(
    z.refine((form) => !needsState(form.country) || form.state !== '', {
      path: ['state'],
      message: 'Enter a state or province',
    }),
    z.refine((form) => !hasPostalCode(form.country) || form.postalCode !== '', {
      path: ['postalCode'],
      message: 'Enter a postal code',
    }),
  )

/** The typed address: every part is text, empty where there is nothing. */
export type AddressForm = z.infer<typeof addressForm>

export const addressFields = [
  'country',
  'firstName',
  'lastName',
  'companyName',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'phoneNumber',
] as const

/** The form to start with: a stored address, or an empty one in the likely country. */
export function formOf(address?: Address): AddressForm {
  return {
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
    isDefault: address?.isDefault ?? false,
  }
}

/** What is sent: parts that the country does not have, or that stayed empty, are null. */
export function inputOf(form: AddressForm): AddressInput {
  return {
    ...form,
    companyName: form.companyName || null,
    addressLine2: form.addressLine2 || null,
    state: (hasState(form.country) && form.state) || null,
    postalCode: (hasPostalCode(form.country) && form.postalCode) || null,
  }
}
