import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { findPages } from './pages'

const found = (typed: string) => findPages(typed).map(({ name }) => name)

test('a page is found by the beginning of its name, also of a later word', () => {
  expect(found('ord')).toEqual(['Orders', 'Orders to ship'])
  expect(found(' SHIP ')).toContain('Orders to ship')
  expect(found('rders')).toEqual([])
})

test('a page is found by what else people call it, after those of that name', () => {
  expect(found('iban')).toEqual(['Payout account'])
  expect(found('money')[0]).toBe('Money')
  expect(found('new product')).toEqual(['List a product'])
  expect(found('csv')).toContain('Import products')
  expect(found('vacation')).toEqual(['Shop'])
})

test('nothing typed finds nothing, and every page has an address of its own', () => {
  expect(found('')).toEqual([])
  expect(findPages('bank').map(({ to }) => to)).toContain(paths.sellerPayoutAccount())
})
