import { expect, test } from 'vitest'
import { makeStore } from '@/app/store'
import { itemOf } from '@/testing/carts'
import { couponActions } from './couponSlice'
import { guestCartActions } from './guestCartSlice'

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

test('what a guest saved for later outlives the page, and leaves the browser with the last line', () => {
  const store = makeStore()
  store.dispatch(guestCartActions.lineAdded(itemOf(1)))
  store.dispatch(guestCartActions.lineSaved(itemOf(1)))
  const { lines, saved } = makeStore().getState().guestCart
  expect([lines, saved]).toEqual([[], [itemOf(1)]])
  store.dispatch(guestCartActions.lineReturned(itemOf(1)))
  expect(localStorage.getItem('guest_saved_items')).toBeNull()
  expect(makeStore().getState().guestCart.lines).toEqual([itemOf(1)])
})

test.each(['{', '[1]', '[{"id":1}]', 'null'])('damaged saved lines (%s) are none', (text) => {
  localStorage.setItem('guest_saved_items', text)
  expect(makeStore().getState().guestCart.saved).toEqual([])
})
