import { expect, test } from 'vitest'
import { judge } from './strength'

const step = (password: string, about: string[] = []) => judge(password, about).step

test('what is tried first is too easy, and the advice says why', () => {
  expect(judge('qwertyuiop', [])).toEqual({ step: 1, advice: 'common' })
  expect(judge('aaaaaaaaaaaa', [])).toEqual({ step: 1, advice: 'repeats' })
  expect(judge('abcdefghijkl', [])).toEqual({ step: 1, advice: 'sequences' })
  expect(step('P@ssw0rd123')).toBe(1)
})

test('what a person made up is good, and needs no advice', () => {
  expect(judge('blue bicycle sunday', [])).toEqual({ step: 4, advice: null })
  expect(step('demo-password-1')).toBeGreaterThan(2)
})

test('something in between gets a step in between', () => {
  expect(judge('correcthorse', [])).toEqual({ step: 2, advice: 'word' })
})

test('what stands on the doorplate is too easy', () => {
  const about = ['Ada Lovelace', 'adalovelace@example.test']
  expect(judge('AdaLovelace', about)).toEqual({ step: 1, advice: 'account' })
  expect(judge('ada lovelace', about)).toEqual({ step: 1, advice: 'account' })
  expect(judge('lovelace12', about)).toEqual({ step: 1, advice: 'account' })
  expect(step('lovelace12')).toBeGreaterThan(1)
})

test('a password of any length is judged soon', () => {
  const started = performance.now()
  expect(step('4$5@'.repeat(32))).toBe(1)
  expect(performance.now() - started).toBeLessThan(1000)
})
