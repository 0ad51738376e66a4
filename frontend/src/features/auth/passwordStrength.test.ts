import { expect, test } from 'vitest'
import { estimateStrength } from './passwordStrength'

const step = (password: string, about: string[] = []) => estimateStrength(password, about).step

test('what is tried first is too easy, and the advice says why', () => {
  expect(estimateStrength('qwertyuiop', [])).toEqual({ step: 1, advice: 'common' })
  expect(estimateStrength('aaaaaaaaaaaa', [])).toEqual({ step: 1, advice: 'repeats' })
  expect(estimateStrength('abcdefghijkl', [])).toEqual({ step: 1, advice: 'sequences' })
  expect(step('P@ssw0rd123')).toBe(1)
})

test('what a person made up is good, and needs no advice', () => {
  expect(estimateStrength('blue bicycle sunday', [])).toEqual({ step: 4, advice: null })
  expect(step('demo-password-1')).toBeGreaterThan(2)
})

test('something in between gets a step in between', () => {
  expect(estimateStrength('correcthorse', [])).toEqual({ step: 2, advice: 'word' })
})

test('what stands on the doorplate is too easy', () => {
  const about = ['Ada Lovelace', 'adalovelace@example.test']
  expect(estimateStrength('AdaLovelace', about)).toEqual({ step: 1, advice: 'account' })
  expect(estimateStrength('ada lovelace', about)).toEqual({ step: 1, advice: 'account' })
  expect(estimateStrength('lovelace12', about)).toEqual({ step: 1, advice: 'account' })
  expect(step('lovelace12')).toBeGreaterThan(1)
})

test('a password of any length is judged soon', () => {
  const started = performance.now()
  expect(step('4$5@'.repeat(32))).toBe(1)
  expect(performance.now() - started).toBeLessThan(5000)
})

const refused = [
  '1234567890',
  '0987654321',
  'poiuytrewq',
  'passwordpassword',
  'abababababab',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'iloveyou123',
  'football12345',
  'qwerty123456',
  'Administrator1',
  'password1'.repeat(14),
]
test.each(refused)('the server refuses %s, so it is called too easy', (password) => {
  expect(step(password)).toBe(1)
})

const taken = ['tenchars-x', 'my cat eats 4 moths', 'xK9$mQ2vLp', 'größenwahn im mai', 'ab-cd-ef '.repeat(14)]
test.each(taken)('the server takes %s, so it is not called too easy', (password) => {
  expect(step(password)).toBeGreaterThan(1)
})
