import { expect, test } from 'vitest'
import { chooseLanguage, localeFor } from './language'

test('the stored choice goes before the wishes of the browser, and English before what nobody speaks', () => {
  expect(chooseLanguage('de', ['en-US'])).toBe('de')
  expect(chooseLanguage(null, ['fr', 'de-AT', 'en'])).toBe('de')
  expect(chooseLanguage('xx', ['fr'])).toBe('en')
})

test('numbers are written as in the region of the browser, unless its name is none', () => {
  expect(localeFor('de', ['en-GB', 'de-AT'])).toBe('de-AT')
  expect(localeFor('en', ['en-US@posix', 'en-GB'])).toBe('en-GB')
  expect(localeFor('en', ['en-US@posix'])).toBe('en')
})
