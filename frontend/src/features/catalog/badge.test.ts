import { expect, test } from 'vitest'
import { cardOf } from '@/testing/catalogue'
import { badgeOf } from './badge'

const day = 24 * 60 * 60 * 1000
const published = '2026-11-01T00:00:00Z'
const daysLater = (days: number) => Date.parse(published) + days * day
const fresh = { publishedAt: published }

test('a reduction comes before being sold out, and that before being new', () => {
  const later = daysLater(1)
  expect(badgeOf(cardOf(1, { ...fresh, priceSale: 1920, inStock: false }), later)?.words).toBe('Sale −20 %')
  expect(badgeOf(cardOf(1, { ...fresh, inStock: false }), later)?.words).toBe('Sold out')
  expect(badgeOf(cardOf(1, fresh), later)?.words).toBe('New')
})

test('a product is new for thirty days', () => {
  expect(badgeOf(cardOf(1, fresh), daysLater(30))?.kind).toBe('new')
  expect(badgeOf(cardOf(1, fresh), daysLater(31))).toBeNull()
})
