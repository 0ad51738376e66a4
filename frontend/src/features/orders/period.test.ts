import { expect, test } from 'vitest'
import { daysOf, momentsOf, periodChoices, readPeriod, yearsSince } from './period'

const offered = ['all', 'days', 'months'] as const

test('an address names a period that is offered, a year, or all time', () => {
  const read = (raw: string | null) => readPeriod(raw, offered)
  expect(['days', 'months', '2026'].map(read)).toEqual(['days', 'months', '2026'])
  expect(['previous', '1812', '20267', 'x', null].map(read)).toEqual(['all', 'all', 'all', 'all', 'all'])
})

test('a year that was asked for can be seen among the choices', () => {
  const years = (period: '2026' | '2019' | 'all') => periodChoices(offered, ['2026', '2025'], period).map(([value]) => value)
  expect(years('all')).toEqual(['all', 'days', 'months', '2026', '2025'])
  expect(years('2026')).toEqual(['all', 'days', 'months', '2026', '2025'])
  expect(years('2019')).toEqual(['all', 'days', 'months', '2026', '2025', '2019'])
})

test('a period has its days, also at the end of a long month', () => {
  const now = new Date('2026-05-31T12:00:00Z')
  expect(daysOf('all', now)).toEqual({})
  expect(daysOf('days', now)).toEqual({ from: '2026-05-01' })
  expect(daysOf('months', now)).toEqual({ from: '2026-02-28' })
  expect(daysOf('months', new Date('2026-01-15T12:00:00Z'))).toEqual({ from: '2025-10-15' })
  expect(daysOf('2025', now)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  expect(daysOf('month', now)).toEqual({ from: '2026-05-01' })
  expect(daysOf('previous', new Date('2026-01-20T23:30:00Z'))).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

test('as moments a period ends with its last day, not before it', () => {
  const now = new Date('2026-01-20T23:30:00Z')
  expect(momentsOf('all', now)).toEqual({})
  expect(momentsOf('month', now)).toEqual({ from: '2026-01-01T00:00:00.000Z' })
  expect(momentsOf('previous', now)).toEqual({ from: '2025-12-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' })
})

test('years reach from the first order to this one', () => {
  const now = new Date('2026-05-31T12:00:00Z')
  expect(yearsSince('2024-12-31T23:59:59Z', now)).toEqual(['2026', '2025', '2024'])
  expect(yearsSince(null, now)).toEqual([])
})
