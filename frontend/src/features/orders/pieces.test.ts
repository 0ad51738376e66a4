import { expect, test } from 'vitest'
import { orderLineOf } from '@/testing/orders'
import { worthOf } from './pieces'

test('each piece takes its share of the discount along, and the first the odd cents', () => {
  const line = orderLineOf(1, { price: 1000, quantity: 3, discount: 100 })
  expect(worthOf([line], { 1: 1 })).toBe(966)
  expect(worthOf([line], { 1: 2 })).toBe(966 + 967)
  expect(worthOf([line], { 1: 3 })).toBe(2900)
})

test('pieces that went back before are not paid back twice', () => {
  const line = orderLineOf(1, { price: 1000, quantity: 4, discount: 101, cancelled: 1, lost: 1 })
  expect(worthOf([line, orderLineOf(2)], { 1: 2 })).toBe(975 + 975)
  expect(worthOf([line], {})).toBe(0)
})
