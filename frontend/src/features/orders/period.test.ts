import { expect, test } from 'vitest'
import { daysOf, readPeriod, yearsSince } from './period'

test('an address names a known period or any time', () => {
  expect(['days', 'months', '2026', '1812', '20267', 'x', null].map(readPeriod)).toEqual([
    'days',
    'months',
    '2026',
    'all',
    'all',
    'all',
    'all',
  ])
})

test('a period has its days, also at the end of a long month', () => {
  const now = new Date('2026-05-31T12:00:00Z')
  expect(daysOf('all', now)).toEqual({})
  expect(daysOf('days', now)).toEqual({ from: '2026-05-01' })
  expect(daysOf('months', now)).toEqual({ from: '2026-02-28' })
  expect(daysOf('months', new Date('2026-01-15T12:00:00Z'))).toEqual({ from: '2025-10-15' })
  expect(daysOf('2025', now)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
})

test('years reach from the first order to this one', () => {
  const now = new Date('2026-05-31T12:00:00Z')
  expect(yearsSince('2024-12-31T23:59:59Z', now)).toEqual(['2026', '2025', '2024'])
  expect(yearsSince(null, now)).toEqual([])
})
