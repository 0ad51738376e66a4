import { expect, test } from 'vitest'
import { readChoice, daysOf, lengthOf, todayIn } from './period'

const choice = (query: string) => readChoice(new URLSearchParams(query))

test('an address names a choice that moves with the day, or days of its own; what is wrong is the last 30', () => {
  expect(choice('')).toBe('30d')
  expect(choice('period=7d')).toBe('7d')
  expect(choice('from=2026-11-01&to=2026-11-23&period=7d')).toEqual({ from: '2026-11-01', to: '2026-11-23' })
  for (const wrong of ['period=1y', 'from=2026-11-01', 'from=2026-11-02&to=2026-11-01', 'from=2024-01-01&to=2025-01-01', 'from=2026-99-01&to=2026-99-02'])
    expect(choice(wrong)).toBe('30d')
})

test('the days of a choice end today and are as many as it says', () => {
  const today = '2026-03-01'
  expect(daysOf('today', today)).toEqual({ from: today, to: today })
  expect(daysOf('7d', today)).toEqual({ from: '2026-02-23', to: today })
  expect(lengthOf(daysOf('90d', today))).toBe(90)
  expect(daysOf('12m', today)).toEqual({ from: '2025-03-02', to: today })
  expect(lengthOf(daysOf('12m', '2024-02-29'))).toBe(365)
  expect(daysOf('12m', '2028-12-31')).toEqual({ from: '2028-01-01', to: '2028-12-31' })
})

test('today is the day in the zone of the shop', () => {
  const now = new Date('2026-11-23T23:30:00Z')
  expect(todayIn('UTC', now)).toBe('2026-11-23')
  expect(todayIn('Europe/Berlin', now)).toBe('2026-11-24')
  expect(todayIn('America/Los_Angeles', now)).toBe('2026-11-23')
})
