import { expect, test } from 'vitest'
import { inSeconds, orderOf, shopOrderOf, unpaidOrder } from '@/testing/orders'
import { canCancel, canPay, canReceive, isSettling, nextAction, paymentWords, shopOrderWords, stepsDone } from './status'

const inState = (...states: string[]) =>
  orderOf({ shopOrders: states.map((status, index) => shopOrderOf(index, { status })) })

test('each state has its word and its tone, and an unknown one is shown plainly', () => {
  expect(shopOrderWords('in_delivery')).toEqual({ label: 'In delivery', tone: 'info' })
  expect(paymentWords('failed')).toEqual({ label: 'Payment failed', tone: 'error' })
  expect(shopOrderWords('lost_at_sea')).toEqual({ label: 'lost at sea', tone: 'neutral' })
})

test.each([
  ['pending_payment', 0],
  ['confirmed', 1],
  ['partially_shipped', 1],
  ['in_delivery', 2],
  ['delivered', 3],
  ['completed', 3],
  ['cancelled', 0],
])('%s is %i steps on the way', (status, done) => {
  expect(stepsDone(status)).toBe(done)
})

test('an order can be paid as long as its goods are set aside', () => {
  expect(canPay(unpaidOrder())).toBe(true)
  expect(canPay(unpaidOrder({ expiresAt: inSeconds(-1) }))).toBe(false)
  expect(canPay(unpaidOrder({ payment: { provider: 'paypal', providerOrderId: null } }))).toBe(false)
  expect(canPay(orderOf({ expiresAt: inSeconds(900) }))).toBe(false)
})

test('an order can be called off until something is shipped, and not while money is on its way', () => {
  expect(canCancel(inState('confirmed', 'cancelled'))).toBe(true)
  expect(canCancel(inState('confirmed', 'in_delivery'))).toBe(false)
  expect(canCancel(inState('cancelled', 'expired'))).toBe(false)
  expect(canCancel(unpaidOrder({ paymentStatus: 'confirming' }))).toBe(false)
})

test('goods on their way or delivered can be received', () => {
  const states = ['confirmed', 'in_delivery', 'delivered', 'completed']
  expect(states.map((status) => canReceive(shopOrderOf(1, { status })))).toEqual([false, true, true, false])
})

test('an unpaid order is settling only right after paying', () => {
  expect(isSettling(unpaidOrder(), true)).toBe(true)
  expect(isSettling(unpaidOrder(), false)).toBe(false)
  expect(isSettling(orderOf({ paymentStatus: 'confirming' }), false)).toBe(true)
  expect(isSettling(orderOf(), true)).toBe(false)
})

test('the one next action is the most pressing', () => {
  expect(nextAction(unpaidOrder())).toBe('pay')
  expect(nextAction(inState('delivered', 'in_delivery'))).toBe('track')
  expect(nextAction(inState('delivered', 'completed'))).toBe('receive')
  expect(nextAction(inState('confirmed'))).toBe('see')
})
