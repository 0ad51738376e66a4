import { expect, test } from 'vitest'
import { formatMonth, formatUtcDay, formatUtcDays } from './dates'

test('a day without a time and a month are the same wherever they are read', () => {
  expect(formatUtcDay('2026-12-01')).toBe('Dec 1, 2026')
  expect(formatUtcDay('2026-10-31T23:30:00Z')).toBe('Oct 31, 2026')
  expect(formatUtcDays('2026-11-30', '2026-12-05')).toMatch(/^Nov 30\s–\sDec 5$/)
  expect(formatMonth('2026-12')).toBe('December 2026')
})
