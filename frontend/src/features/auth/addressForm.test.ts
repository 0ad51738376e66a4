import { expect, test } from 'vitest'
import { addressForm, formOf, inputOf, type AddressForm } from './addressForm'

const typed: AddressForm = {
  ...formOf(),
  country: 'US',
  firstName: ' Ada ',
  lastName: 'Example',
  addressLine1: '1 Market Street',
  city: 'San Francisco',
  state: 'CA',
  postalCode: '94105',
  phoneNumber: '+1 (415) 555-0100',
}

const faultsOf = (form: AddressForm) =>
  Object.fromEntries(addressForm.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

test('a whole address passes, trimmed and with a bare phone number', () => {
  const form = addressForm.parse(typed)
  expect(form.firstName).toBe('Ada')
  expect(form.phoneNumber).toBe('+14155550100')
})

test('a state is wanted only where the country has states', () => {
  expect(faultsOf({ ...typed, state: '' })).toEqual({ state: 'Enter a state or province' })
  expect(faultsOf({ ...typed, country: 'DE', state: '' })).toEqual({})
})

test('a postal code is wanted only where the country has them', () => {
  expect(faultsOf({ ...typed, postalCode: ' ' })).toEqual({ postalCode: 'Enter a postal code' })
  expect(faultsOf({ ...typed, country: 'HK', state: '', postalCode: '' })).toEqual({})
})

test('a phone number needs its country code', () => {
  expect(faultsOf({ ...typed, phoneNumber: '415 555 0100' })).toHaveProperty('phoneNumber')
})

test('what the country does not have is not sent', () => {
  const input = inputOf({ ...typed, country: 'HK' })
  expect(input).toMatchObject({ country: 'HK', state: null, postalCode: null, companyName: null })
})
