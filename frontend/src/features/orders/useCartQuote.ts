/** What the ticked lines of the cart cost with the entered coupon, as far as the server was asked. */
import { useSession } from '@/features/auth/useSession'
import type { Cart } from '@/features/cart/api'
import { chosenLines, type CartSummary } from '@/features/cart/summary'
import { couponState, useCoupon } from './useCoupon'
import { useQuote } from './useQuote'

/**
 * Adds the coupon's discount to the cart's own figures. The server is asked only where there is a
 * coupon; until it answers for the present lines the last discount stays, marked as stale.
 */
export function useCartQuote(groups: Cart, selected: ReadonlySet<number>, summary: CartSummary) {
  const { isSignedIn } = useSession()
  const { code } = useCoupon()
  const ids = chosenLines(groups, selected).map(({ id }) => id)
  const canAsk = isSignedIn && code !== null && ids.length > 0
  const { quote, isFetching } = useQuote(canAsk ? ids : null, code)
  const discount = Math.min(quote?.discount ?? 0, summary.subtotal)
  const isCurrent = quote !== undefined && !isFetching && quote.subtotal === summary.subtotal
  return {
    figures: { ...summary, discount, total: summary.total - discount },
    isStale: discount > 0 && !isCurrent,
    coupon: couponState(code, quote, isFetching),
  }
}
