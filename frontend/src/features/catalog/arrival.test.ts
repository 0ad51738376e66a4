import { arrivalOf } from './arrival'

const now = new Date(2026, 10, 27, 23, 30)

test('a parcel comes between the fastest and the slowest that shop and carrier are', () => {
  expect(arrivalOf(3, { min: 2, max: 5 }, now)).toBe('Nov 30 – Dec 5')
  expect(arrivalOf(3, { min: 4, max: 5 }, now)).toBe('Dec 2 – 5')
})

test('where both take always as long, it is one day', () => {
  expect(arrivalOf(1, { min: 2, max: 2 }, now)).toBe('Nov 30')
})
