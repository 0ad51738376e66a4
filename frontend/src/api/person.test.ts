import { expect, test } from 'vitest'
import { clearSession, writeSession } from '@/lib/storage'
import { tokenOf } from '@/testing/people'
import { hasChangedHands, personOf } from './person'

test('a token tells whom it was made for', () => {
  expect(personOf(tokenOf(7))).toBe('7')
  // The signs of base64 that addresses cannot carry.
  expect(personOf(`h.${btoa('{"sub":"7","a":"??>>"}').replaceAll('+', '-').replaceAll('/', '_')}.s`)).toBe('7')
})

test.each([undefined, '', 'opaque', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{"sub":7}')}.c`])(
  'the token %s tells nothing',
  (token) => expect(personOf(token)).toBeNull(),
)

test('a session has changed hands when it ended or is of somebody else, not when it was renewed', () => {
  const ada = tokenOf(1)
  writeSession({ token: tokenOf(1, 'renewed'), refreshToken: 'r' })
  expect(hasChangedHands(ada)).toBe(false)
  writeSession({ token: tokenOf(2), refreshToken: 'r' })
  expect(hasChangedHands(ada)).toBe(true)
  clearSession()
  expect(hasChangedHands(ada)).toBe(true)
  expect(hasChangedHands(undefined)).toBe(false)
})

test('tokens that do not tell are taken for those of the same person', () => {
  writeSession({ token: 'fresh', refreshToken: 'r' })
  expect(hasChangedHands('old')).toBe(false)
})
