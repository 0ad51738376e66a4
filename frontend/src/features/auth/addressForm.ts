/** The rules of an address, and the way from what was typed to what the server keeps. */
import { like, required, trimmed, type Check, type Values } from '@/components/form/rules'
import { hasPostalCode, hasState, needsState } from '@/lib/countries'
import type { AddressInput } from './api'
import { addressText } from './components/text'

/** A check that holds only in some countries. */
const where =
  (applies: (country: string) => boolean, check: Check): Check =>
  (value, all) =>
    applies(all.country ?? '') ? check(value, all) : undefined

const withoutSigns = (text: string) => text.replaceAll(/[\s().-]/g, '')

export const addressRules = {
  country: trimmed(required(addressText.countryMissing)),
  firstName: trimmed(required(addressText.firstNameMissing)),
  lastName: trimmed(required(addressText.lastNameMissing)),
  companyName: trimmed(),
  addressLine1: trimmed(required(addressText.line1Missing)),
  addressLine2: trimmed(),
  city: trimmed(required(addressText.cityMissing)),
  state: trimmed(where(needsState, required(addressText.stateMissing))),
  postalCode: trimmed(where(hasPostalCode, required(addressText.postalCodeMissing))),
  phoneNumber: { clean: withoutSigns, checks: [like(/^\+[1-9]\d{6,14}$/, addressText.phoneFault)] },
  isDefault: trimmed(),
}

/** A field of an address. */
export type AddressName = keyof typeof addressRules

/** What is sent: parts that the country does not have, or that stayed empty, are null. */
export function inputOf(form: Values<AddressName>): AddressInput {
  return {
    ...form,
    companyName: form.companyName || null,
    addressLine2: form.addressLine2 || null,
    state: (hasState(form.country) && form.state) || null,
    postalCode: (hasPostalCode(form.country) && form.postalCode) || null,
    isDefault: form.isDefault !== '',
  }
}
