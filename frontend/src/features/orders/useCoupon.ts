/** The coupon of the cart and the checkout: the code, what came of it, and how to change it. */
import { useDispatch, useSelector } from 'react-redux'
import { couponActions } from '@/features/cart/couponSlice'
import type { WithCart } from '@/features/cart/persistence'
import type { Quote } from './api'
import { isAboutCoupon, problemWords } from './problems'

/** What is known of the code: nothing entered, not asked yet, being asked, taken, or refused and why. */
export type CouponState =
  | { state: 'none' }
  | { state: 'kept'; code: string }
  | { state: 'checking'; code: string }
  | { state: 'applied'; code: string; discount: number }
  | { state: 'refused'; code: string; why: string }

/** What a quote says about a code. Without a quote the code waits to be asked about. */
export function couponState(code: string | null, quote: Quote | undefined, isAsking: boolean): CouponState {
  if (code === null) return { state: 'none' }
  if (!quote) return { state: isAsking ? 'checking' : 'kept', code }
  const problem = quote.problems.find(isAboutCoupon)
  if (problem) return { state: 'refused', code, why: problemWords(problem) }
  return { state: 'applied', code, discount: quote.discount }
}

/** The code that the shopper entered, and how to enter or drop it. */
export function useCoupon() {
  const dispatch = useDispatch()
  const code = useSelector((state: WithCart) => state.coupon.code)
  return {
    code,
    choose: (text: string) => dispatch(couponActions.chosen(text)),
    drop: () => dispatch(couponActions.cleared()),
  }
}
