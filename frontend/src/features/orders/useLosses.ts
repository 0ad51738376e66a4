import { useDispatch, useSelector } from 'react-redux'
import type { CartItem } from '@/features/cart/api'
import type { WithCart } from '@/features/cart/persistence'
import { seenPricesActions } from '@/features/cart/seenPricesSlice'
import { selectionActions } from '@/features/cart/selectionSlice'
import { flushQuantities } from '@/features/cart/serverCart'
import { useCartChanges } from '@/features/cart/useCartChanges'
import type { QuoteProblem } from './api'
import { lossesOf, worthOf } from './losses'

/** What of the ticked lines is not to be had as it was chosen, and `agree`, by which the buyer takes what is left. */
export function useLosses(ticked: readonly CartItem[], problems: readonly QuoteProblem[]) {
  const dispatch = useDispatch()
  const seen = useSelector((state: WithCart) => state.seenPrices.prices)
  const { changeQuantity } = useCartChanges()
  const losses = lossesOf(ticked, seen, problems)
  const agree = () => {
    const gone = losses.filter(({ rest }) => rest === 0).map(({ item }) => item.id)
    dispatch(selectionActions.set({ ids: gone, selected: false }))
    for (const { item, rest } of losses) {
      if (rest === 0) continue
      dispatch(seenPricesActions.priceAgreed(item))
      changeQuantity(item, rest)
    }
    // The payment must not begin with the quantities of before.
    void flushQuantities()
  }
  return { losses, worth: worthOf(ticked, seen, losses), agree }
}
