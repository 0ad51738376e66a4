import { expect, test } from 'vitest'
import { problemOf } from './problem'

test('the server says what is wrong, and with which field', () => {
  const problem = problemOf({
    status: 422,
    data: {
      code: 'invalid',
      message: 'Check the form',
      requestId: 'r1',
      errors: [
        { pointer: '/email', code: 'email', message: 'Enter an email address' },
        { pointer: '/email', code: 'long', message: 'Too long' },
        { pointer: '/address/city', code: 'empty', message: 'Enter a city' },
      ],
    },
  })
  expect(problem).toEqual({
    status: 422,
    code: 'invalid',
    message: 'Check the form',
    requestId: 'r1',
    fields: { email: 'Enter an email address', 'address.city': 'Enter a city' },
  })
})

test('a lost connection is told in words', () => {
  expect(problemOf({ status: 'FETCH_ERROR', error: 'TypeError' }).message).toContain('connection')
})

test.each([undefined, null, 'text', {}, { status: 500, data: '<html>' }, { status: 500, data: { message: 7 } }])(
  'an unreadable error %j gets the fallback',
  (error) => {
    expect(problemOf(error, 'Login failed').message).toBe('Login failed')
  },
)
