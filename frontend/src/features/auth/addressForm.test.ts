import { expect, test } from 'vitest'
import { someCountries } from '@/testing/server'
import { faultsOf } from '@/testing/formFaults'
import { addressRules, inputOf, type AddressValues } from './addressForm'

const entered: AddressValues = {
  country: 'US',
  firstName: 'Ada',
  lastName: 'Example',
  companyName: '',
  addressLine1: '1 Market Street',
  addressLine2: '',
  city: 'San Francisco',
  state: 'CA',
  postalCode: '94105',
  phoneNumber: '+14155550100',
  isDefault: false,
  isKept: false,
}

const faults = (change: Partial<AddressValues>) => faultsOf({ ...entered, ...change }, addressRules(someCountries))

test('a whole address has no fault', async () => {
  expect(await faults({})).toEqual({})
})

test('a phone number is sent with its country code, however it was typed', () => {
  expect(inputOf({ ...entered, phoneNumber: '(415) 555-0100' }, someCountries).phoneNumber).toBe('+14155550100')
})

test('a state is wanted only where the country has states', async () => {
  expect(await faults({ state: '' })).toEqual({ state: 'Select a state' })
  expect(await faults({ country: 'DE', state: '' })).toEqual({})
})

test('a postal code is wanted only where the country has them', async () => {
  expect(await faults({ postalCode: '' })).toEqual({ postalCode: 'Enter a ZIP code' })
  expect(await faults({ country: 'HK', state: '', postalCode: '' })).toEqual({})
})

test('a phone number needs its country code, unless it is one of a country whose own way of writing is known', async () => {
  expect(await faults({ phoneNumber: '415 555 0100' })).toEqual({})
  expect(await faults({ phoneNumber: '555 0100' })).toHaveProperty('phoneNumber')
  expect(await faults({ country: 'HK', phoneNumber: '2345 6789' })).toHaveProperty('phoneNumber')
})

test('what the country does not have is not sent', () => {
  const input = inputOf({ ...entered, country: 'HK' }, someCountries)
  expect(input).toMatchObject({ country: 'HK', state: null, postalCode: null, companyName: null })
})

test('an address becomes the default only when the box is ticked', () => {
  expect(inputOf(entered, someCountries).isDefault).toBe(false)
  expect(inputOf({ ...entered, isDefault: true }, someCountries).isDefault).toBe(true)
})
