/** The coupon of the cart and the checkout: the code, what came of it, and how to change it. */
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { problemOf } from '@/api/problem'
import { useSession } from '@/features/auth/useSession'
import { couponActions } from '@/features/cart/couponSlice'
import type { WithCart } from '@/features/cart/persistence'
import { cartPageText } from '@/features/cart/components/text'
import type { Quote, QuoteProblem } from './api'

/** What is known of the code: nothing entered, not asked yet, promised to a guest, being asked, taken, or refused and why. */
export type CouponState =
  | { state: 'none' }
  | { state: 'kept'; code: string }
  | { state: 'promised'; code: string; discount: number }
  | { state: 'checking'; code: string }
  | { state: 'applied'; code: string; discount: number }
  | { state: 'refused'; code: string; why: string }

const prefix = 'coupon_'
const refusals: Readonly<Record<string, string>> = cartPageText.coupon.problems

/** Whether a problem is the coupon's, so that the order can go on without it. */
export const isAboutCoupon = ({ code }: QuoteProblem) => code.startsWith(prefix)

/** What came of asking for a quote. */
interface QuoteQuery {
  quote: Quote | undefined
  isFetching: boolean
  error: unknown
}

/** What a quote says about a code. Without a quote the code waits to be asked about. */
export function couponState(code: string | null, { quote, isFetching, error }: QuoteQuery): CouponState {
  if (code === null) return { state: 'none' }
  if (!quote && error && !isFetching) return { state: 'refused', code, why: problemOf(error).message }
  if (!quote) return { state: isFetching ? 'checking' : 'kept', code }
  const problem = quote.problems.find(isAboutCoupon)
  if (problem) return { state: 'refused', code, why: refusals[problem.code.slice(prefix.length)] ?? problem.message }
  return { state: 'applied', code, discount: quote.discount }
}

/** Remembers what the server told of somebody's coupon, so that a used one is not offered again. */
export function useCouponMemory(coupon: CouponState, quote: Quote | undefined) {
  const dispatch = useDispatch()
  const { user } = useSession()
  const userId = user?.id
  const isUsed = quote?.problems.some((problem) => problem.code === `${prefix}used`) ?? false
  const isKnown = coupon.state === 'applied' || (coupon.state === 'refused' && isUsed)
  const code = isKnown ? coupon.code : undefined
  useEffect(() => {
    if (userId !== undefined && code) dispatch(couponActions.learned({ userId, code, isUsed }))
  }, [dispatch, userId, code, isUsed])
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
