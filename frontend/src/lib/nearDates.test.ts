import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatNearDate, formatNearDateIn, formatNearDateTime, formatNearUtcDay } from './nearDates'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T12:00:00') }))
afterEach(() => vi.useRealTimers())

test('the year is said where it is not this one', () => {
  expect(formatNearDate('2026-11-29T12:00:00')).toBe('Nov 29')
  expect(formatNearDate('2025-11-29T12:00:00')).toBe('Nov 29, 2025')
  expect(formatNearUtcDay('2026-11-29')).toBe('Nov 29')
  expect(formatNearUtcDay('2027-01-02')).toBe('Jan 2, 2027')
  expect(formatNearDateTime('2026-11-29T09:17:00')).toMatch(/^Nov 29, 9:17\sAM$/)
})

test('whose year it is depends on the place', () => {
  vi.setSystemTime('2027-01-01T04:00:00Z')
  expect(formatNearDateIn('America/New_York', '2026-12-31T20:00:00Z')).toBe('Dec 31')
  expect(formatNearDateIn('UTC', '2026-12-31T20:00:00Z')).toBe('Dec 31, 2026')
})
