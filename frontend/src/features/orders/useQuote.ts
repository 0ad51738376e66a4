import { useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSession } from '@/features/auth/useSession'
import type { Cart } from '@/features/cart/api'
import { promoCode, promoDiscount } from '@/features/cart/promo'
import { chosenLines, type CartSummary } from '@/features/cart/summary'
import { useQuoteOrderQuery, type Quote } from './api'
import { couponState, useCoupon, useCouponMemory, type CouponState } from './useCoupon'

interface LastQuote {
  code: string | null
  quote: Quote
}

/**
 * What these lines cost with this coupon code; null asks nothing. While a quote for other lines or
 * another code is on its way the last one stays: `quote` if it was made with this code, `shown`
 * whichever it was.
 */
export function useQuote(cartItemIds: number[] | null, code: string | null) {
  const { currentData, error, isFetching, refetch } = useQuoteOrderQuery(
    cartItemIds ? { quoteOrder: { cartItemIds, couponCode: code } } : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  const [last, setLast] = useState<LastQuote | null>(null)
  if (currentData && currentData !== last?.quote) setLast({ code, quote: currentData })
  const shown = cartItemIds ? (currentData ?? last?.quote) : undefined
  const quote = currentData ?? (last?.code === code ? shown : undefined)
  return { quote, shown, isFetching, error, refetch }
}

/**
 * Adds the coupon's discount to the cart's own figures. The server is asked only where there is a
 * coupon; until it answers for the present lines the last discount stays, marked as stale. A guest,
 * for whom nothing is asked, sees what the banner's coupon will take off.
 */
export function useCartQuote(groups: Cart, selected: ReadonlySet<number>, summary: CartSummary) {
  const { isSignedIn } = useSession()
  const { code } = useCoupon()
  const ids = chosenLines(groups, selected).map(({ id }) => id)
  const canAsk = isSignedIn && code !== null && ids.length > 0
  const asked = useQuote(canAsk ? ids : null, code)
  const { quote, isFetching } = asked
  const coupon = isSignedIn ? couponState(code, asked) : guestCoupon(code, summary.subtotal)
  useCouponMemory(coupon, quote)
  const promised = coupon.state === 'promised' ? coupon.discount : 0
  const discount = Math.min(quote?.discount ?? promised, summary.subtotal)
  const isCurrent = quote !== undefined && !isFetching && quote.subtotal === summary.subtotal
  return {
    figures: { ...summary, discount, total: summary.total - discount },
    isStale: discount > promised && !isCurrent,
    isPromised: promised > 0,
    coupon,
  }
}

/** What can be said of a guest's code: only of the banner's one it is known here what it takes off. */
function guestCoupon(code: string | null, subtotal: number): CouponState {
  if (code === null) return { state: 'none' }
  const discount = code === promoCode ? promoDiscount(subtotal) : 0
  return discount > 0 ? { state: 'promised', code, discount } : { state: 'kept', code }
}
