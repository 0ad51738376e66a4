import { expect, test } from 'vitest'
import { moved, onScale, percentOn, scaleOf } from './priceScale'

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

test.each([
  ['ArrowRight', 3050],
  ['ArrowLeft', 2950],
  ['ArrowUp', 3050],
  ['ArrowDown', 2950],
  ['PageUp', 3500],
  ['PageDown', 2500],
  ['Home', 1000],
  ['End', 6000],
  ['a', null],
])('%s moves a thumb from 3000 to %s', (key, expected) => {
  expect(moved(key, 3000, scale, false)).toBe(expected)
})

test('from right to left the arrows along the line turn round, and no key leaves the scale', () => {
  expect(moved('ArrowRight', 3000, scale, true)).toBe(2950)
  expect(moved('PageDown', 1100, scale, false)).toBe(1000)
})
