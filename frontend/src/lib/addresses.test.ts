import { expect, test } from 'vitest'
import { formatPhone, internationalPhone, placeLines } from './addresses'

test('a place is written as the post of its country wants it', () => {
  const linesOf = (country: string, city: string, postalCode: string | null, state: string | null = null) =>
    placeLines({ country, city, state, postalCode })
  expect(linesOf('US', 'Portland', '97205', 'OR')).toEqual(['Portland, OR 97205'])
  expect(linesOf('CA', 'Toronto', 'M5V 2T6', 'ON')).toEqual(['Toronto, ON M5V 2T6'])
  expect(linesOf('AU', 'Sydney', '2000', 'NSW')).toEqual(['Sydney, NSW 2000'])
  expect(linesOf('DE', 'Hamburg', '20457')).toEqual(['20457 Hamburg'])
  expect(linesOf('FR', 'Paris', '75001')).toEqual(['75001 Paris'])
  expect(linesOf('IT', 'Roma', '00144', 'RM')).toEqual(['00144 Roma, RM'])
  expect(linesOf('GB', 'London', 'SW1A 1AA')).toEqual(['London', 'SW1A 1AA'])
  expect(linesOf('SG', 'Singapore', '018956')).toEqual(['Singapore 018956'])
  expect(linesOf('HK', 'Hong Kong', null)).toEqual(['Hong Kong'])
})

test('the digits of a telephone number stand in groups', () => {
  expect(formatPhone('+15035550142')).toBe('+1 503-555-0142')
  expect(formatPhone('+491701234567')).toBe('+49 170 123 4567')
  expect(formatPhone('+33612345678')).toBe('+33 612 345 678')
  expect(formatPhone('+353851234567')).toBe('+353 851 234 567')
  expect(formatPhone('+4940123456')).toBe('+49 401 234 56')
})

test('a telephone number of another kind stays as it is', () => {
  expect(formatPhone('')).toBe('')
  expect(formatPhone('+1555')).toBe('+1555')
})

test('a telephone number gets the code of its country, however it was typed', () => {
  for (const typed of ['+1 503 555 0142', '(503) 555-0142', '503.555.0142', '1-503-555-0142', '001 503 555 0142'])
    expect(internationalPhone(typed, 'US')).toBe('+15035550142')
  for (const typed of ['+49 170 1234567', '0170/1234567', '0049 170 1234567', '+49 (0)170 1234567', '0049 (0) 170 1234567'])
    expect(internationalPhone(typed, 'DE')).toBe('+491701234567')
  for (const typed of ['0412 345 678', '+61 (0)412 345 678', '0011 61 412 345 678', '0061 412 345 678'])
    expect(internationalPhone(typed, 'AU')).toBe('+61412345678')
})

test('a telephone number without any code stays what it is where its country is not known', () => {
  expect(internationalPhone('2345 6789', 'HK')).toBe('23456789')
  expect(internationalPhone('555 0142', 'US')).toBe('5550142')
  expect(internationalPhone('0123456789', 'US')).toBe('0123456789')
  expect(internationalPhone('', 'US')).toBe('')
})
