import { expect, test } from 'vitest'
import { formatMonth, formatUtcDay } from './dates'

test('a day without a time and a month are the same wherever they are read', () => {
  expect(formatUtcDay('2026-12-01')).toBe('Dec 1, 2026')
  expect(formatUtcDay('2026-10-31T23:30:00Z')).toBe('Oct 31, 2026')
  expect(formatMonth('2026-12')).toBe('December 2026')
})
