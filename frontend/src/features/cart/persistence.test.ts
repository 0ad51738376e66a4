import { expect, test } from 'vitest'
import { makeStore } from '@/app/store'
import { cartOf, itemOf } from '@/testing/carts'
import { couponActions } from './couponSlice'
import { seenPricesActions } from './seenPricesSlice'

test('a coupon code is kept as it is sent, and forgotten when it is dropped', () => {
  const store = makeStore()
  store.dispatch(couponActions.chosen('  helloshop '))
  expect(localStorage.getItem('cart_coupon')).toBe('HELLOSHOP')
  expect(makeStore().getState().coupon.code).toBe('HELLOSHOP')
  store.dispatch(couponActions.cleared())
  expect(localStorage.getItem('cart_coupon')).toBeNull()
})

test('an empty code is no code', () => {
  const store = makeStore()
  store.dispatch(couponActions.chosen('   '))
  expect(store.getState().coupon.code).toBeNull()
})

test('a stored code that the server would refuse for its length is cut', () => {
  localStorage.setItem('cart_coupon', 'X'.repeat(60))
  expect(makeStore().getState().coupon.code).toHaveLength(40)
})

test('seen prices outlive the page, and leave the browser with the last line', () => {
  const store = makeStore()
  store.dispatch(seenPricesActions.cartShown(cartOf(itemOf(1))))
  expect(makeStore().getState().seenPrices.prices).toEqual({ '101': 2400 })
  store.dispatch(seenPricesActions.cartShown([]))
  expect(localStorage.getItem('cart_seen_prices')).toBeNull()
})

test.each(['{', '[1]', '{"101":"cheap"}', 'null'])('damaged seen prices (%s) are no prices', (text) => {
  localStorage.setItem('cart_seen_prices', text)
  expect(makeStore().getState().seenPrices.prices).toEqual({})
})
