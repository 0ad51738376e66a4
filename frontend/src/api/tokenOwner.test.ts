import { expect, test } from 'vitest'
import { clearSession, writeSession } from '@/lib/storage'
import { tokenOf } from '@/testing/people'
import { hasSessionChanged, personIdOf } from './tokenOwner'

test('a token tells whom it was made for', () => {
  expect(personIdOf(tokenOf(7))).toBe('7')
  // The signs of base64 that addresses cannot carry.
  expect(personIdOf(`h.${btoa('{"sub":"7","a":"??>>"}').replaceAll('+', '-').replaceAll('/', '_')}.s`)).toBe('7')
})

test.each([undefined, '', 'opaque', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{"sub":7}')}.c`])(
  'the token %s tells nothing',
  (token) => expect(personIdOf(token)).toBeNull(),
)

test('a session has changed when it ended or is of somebody else, not when it was renewed', () => {
  const ada = tokenOf(1)
  writeSession({ token: tokenOf(1, 'renewed'), refreshToken: 'r' })
  expect(hasSessionChanged(ada)).toBe(false)
  writeSession({ token: tokenOf(2), refreshToken: 'r' })
  expect(hasSessionChanged(ada)).toBe(true)
  clearSession()
  expect(hasSessionChanged(ada)).toBe(true)
  expect(hasSessionChanged(undefined)).toBe(false)
})

test('tokens that do not tell are taken for those of the same person', () => {
  writeSession({ token: 'fresh', refreshToken: 'r' })
  expect(hasSessionChanged('old')).toBe(false)
})
