import { expect, test } from 'vitest'
import { onScale, percentOn, scaleOf } from './priceScale'

const scale = { low: 1000, high: 6000, step: 50 }

test.each([
  [1234, 6012, { low: 1200, high: 6050, step: 50 }],
  [999, 1001, { low: 999, high: 1001, step: 1 }],
  [500, 500, { low: 500, high: 501, step: 1 }],
  [100, 900_000, { low: 0, high: 900_000, step: 10_000 }],
])('prices from %i to %i lie on round numbers', (min, max, expected) => {
  expect(scaleOf({ min, max })).toEqual(expected)
})

test('a bound beyond the scale is at its end, and none is at the end of its own', () => {
  expect(onScale(99, scale, 6000)).toBe(1000)
  expect(onScale(9999, scale, 1000)).toBe(6000)
  expect(onScale(null, scale, 6000)).toBe(6000)
  expect(percentOn(3500, scale)).toBe(50)
})
