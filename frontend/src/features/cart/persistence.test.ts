import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { makeStore } from '@/app/store'
import { itemOf } from '@/testing/carts'
import { server } from '@/testing/server'
import { cartApi } from './api'
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

test('a page that the browser kept reads the cart again instead of overwriting the newer one', async () => {
  let carts = 0
  server.use(
    http.get('*/api/cart/findAll', () => {
      carts += 1
      return HttpResponse.json([])
    }),
  )
  const store = makeStore()
  const cart = store.dispatch(cartApi.endpoints.getCart.initiate())
  await cart
  store.dispatch(guestCartActions.lineAdded(itemOf(1)))
  localStorage.setItem('guest_cart_items', JSON.stringify([itemOf(2)]))
  localStorage.setItem('local_selected_items', '[2]')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(store.getState().guestCart.lines).toEqual([itemOf(1)])
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(store.getState().guestCart.lines).toEqual([itemOf(2)])
  expect(store.getState().selection.ids).toEqual([2])
  await expect.poll(() => carts).toBe(2)
  cart.unsubscribe()
})
