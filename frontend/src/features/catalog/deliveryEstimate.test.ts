import { formatDeliveryEstimate } from './deliveryEstimate'

const now = new Date(2026, 10, 27, 23, 30)

test('a parcel comes between the fastest and the slowest that shop and carrier are', () => {
  // the spaces about the dash are narrow ones here and there
  expect(formatDeliveryEstimate(3, { min: 2, max: 5 }, now)).toMatch(/^Nov 30\s–\sDec 5$/)
  expect(formatDeliveryEstimate(3, { min: 4, max: 5 }, now)).toMatch(/^Dec 2\s–\s5$/)
})

test('where both take always as long, it is one day', () => {
  expect(formatDeliveryEstimate(1, { min: 2, max: 2 }, now)).toBe('Nov 30')
})
