import { expect, test } from 'vitest'
import { formatMonth, formatUtcDay } from '@/lib/dates'
import { entryOf } from '@/testing/money'
import { boundsOf, entryWords } from './entries'

const now = new Date('2026-01-20T23:30:00Z')

test('periods begin and end with the days of UTC', () => {
  expect(boundsOf('all', now)).toEqual({})
  expect(boundsOf('month', now)).toEqual({ from: '2026-01-01T00:00:00.000Z' })
  expect(boundsOf('previous', now)).toEqual({ from: '2025-12-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' })
  expect(boundsOf('quarter', now)).toEqual({ from: '2025-10-22T00:00:00.000Z' })
  expect(boundsOf('year', now)).toEqual({ from: '2026-01-01T00:00:00.000Z' })
})

test('a day without a time and a month are the same wherever they are read', () => {
  expect(formatUtcDay('2026-12-01')).toBe('Dec 1, 2026')
  expect(formatUtcDay('2026-10-31T23:30:00Z')).toBe('Oct 31, 2026')
  expect(formatMonth('2026-12')).toBe('December 2026')
})

test('a refund is for its return, in the words of the page', () => {
  const back = entryOf(7, { kind: 'refund', reason: 'Return 12', returnId: 12, total: null, commission: null })
  expect(entryWords(back, 'USD').detail).toBe('Return 12')
  expect(entryWords({ ...back, reason: 'It broke', returnId: null }, 'USD').detail).toBe('It broke')
})
