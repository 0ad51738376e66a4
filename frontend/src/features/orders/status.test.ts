import { expect, test } from 'vitest'
import { inSeconds, orderOf, refundOf, shopOrderOf, unpaidOrder } from '@/testing/orders'
import type { ShopOrder } from './api'
import { canCancel, canPay, canReceive, backOfficeOrderStatusChip, isSettling, nextAction, paymentStatusChip, shopOrderStatusChip, stepsDone } from './status'

const inState = (...states: string[]) =>
  orderOf({ shopOrders: states.map((status, index) => shopOrderOf(index, { status })) })

test('what is prepared for the buyer is for the shop to ship', () => {
  expect(backOfficeOrderStatusChip('confirmed')).toEqual({ label: 'To ship', tone: 'info' })
  expect(backOfficeOrderStatusChip('delivered')).toEqual(shopOrderStatusChip('delivered'))
})

test('each state has its word and its tone, and an unknown one is shown plainly', () => {
  expect(shopOrderStatusChip('in_delivery')).toEqual({ label: 'Shipped', tone: 'info' })
  expect(paymentStatusChip(orderOf({ paymentStatus: 'failed' }))).toEqual({ label: 'Payment failed', tone: 'error' })
  expect(shopOrderStatusChip('lost_at_sea')).toEqual({ label: 'lost at sea', tone: 'neutral' })
})

test('the payment of what was cancelled is on its way back, then refunded, and never just paid', () => {
  const paymentOf = (paymentStatus: string, ...shopOrders: ShopOrder[]) => paymentStatusChip(orderOf({ paymentStatus, shopOrders })).label
  const cancelled = (refundStatus: string) =>
    shopOrderOf(1, { status: 'cancelled', refunded: 2400, refunds: [refundOf(1, { status: refundStatus })] })
  expect(['requested', 'pending', 'failed'].map((status) => paymentOf('paid', cancelled(status)))).toEqual(
    Array(3).fill('Refund on its way'),
  )
  expect(paymentOf('partially_refunded', cancelled('done'))).toBe('Refunded')
  expect(paymentOf('partially_refunded', cancelled('done'), shopOrderOf(2))).toBe('Partly refunded')
  // of a shop whose part is not the one that went back
  expect(paymentOf('partially_refunded', shopOrderOf(2))).toBe('Paid')
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
