import { expect, test } from 'vitest'
import { quoteOf } from '@/testing/orders'
import type { Quote } from './api'
import { quoteProblemText, refusalText } from './problems'
import { couponState, isAboutCoupon } from './useCoupon'

const problem = (code: string, message = 'The words of the server') => ({ cartItemId: 1, code, message })

test('a known problem is told in our words, an unknown one in those of the server', () => {
  expect(quoteProblemText(problem('unavailable'))).toBe('No longer available')
  expect(quoteProblemText(problem('moon_phase'))).toBe('The words of the server')
})

test('the number left is taken from the sentence of the server', () => {
  expect(quoteProblemText(problem('out_of_stock', 'Only 12 left in stock'))).toBe('Only 12 left')
  expect(quoteProblemText(problem('out_of_stock', 'This item is sold out'))).toBe('Sold out')
})

test('a refused coupon does not stand in the way, a total of nothing does', () => {
  expect(isAboutCoupon(problem('coupon_expired'))).toBe(true)
  expect(isAboutCoupon(problem('nothing_to_pay'))).toBe(false)
})

test('a refusal without a known code keeps the words of the server', () => {
  expect(refusalText({ code: 'payment_declined', message: 'x' })).toMatch(/^PayPal declined the payment/)
  expect(refusalText({ message: 'The shop is closed' })).toBe('The shop is closed')
})

const asked = (quote?: Quote, isFetching = false) => ({ quote, isFetching, error: undefined })

test('a coupon is kept until the server is asked, then applied or refused', () => {
  expect(couponState(null, asked(quoteOf(100)))).toEqual({ state: 'none' })
  expect(couponState('TEN', asked())).toEqual({ state: 'kept', code: 'TEN' })
  expect(couponState('TEN', asked(undefined, true))).toEqual({ state: 'checking', code: 'TEN' })
  expect(couponState('TEN', asked(quoteOf(100, { discount: 10 })))).toEqual({ state: 'applied', code: 'TEN', discount: 10 })
  const used = quoteOf(100, { problems: [{ ...problem('coupon_used'), cartItemId: null }] })
  expect(couponState('TEN', asked(used))).toEqual({ state: 'refused', code: 'TEN', why: "You've already used this coupon" })
  const odd = quoteOf(100, { problems: [{ ...problem('coupon_on_strike'), cartItemId: null }] })
  expect(couponState('TEN', asked(odd))).toMatchObject({ why: 'The words of the server' })
})
