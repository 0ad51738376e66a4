/** Adding a product to the cart, from wherever it is shown. */
import { useState } from 'react'
import { useStore } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { CartItem } from './api'
import { choiceKeyOf } from './changes'
import { isSameLine, lineOf, type CartChoice } from './guestCart'
import { guestCartActions } from './guestCartSlice'
import type { WithCart } from './persistence'
import { selectionActions } from './selectionSlice'
import { addToServerCart } from './serverCart'
import { linesOf } from './summary'
import { cartText } from './text'

/**
 * Answers `add`, which tells whether the product is in the cart now, and whether one is on its way.
 * What is added is ticked, whichever line it joined.
 */
export function useAddToCart() {
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const put = usePutLine()
  const [pending, setPending] = useState(false)

  const add = async (choice: CartChoice): Promise<boolean> => {
    if (choice.quantity < 1) return false
    const line = lineOf(choice, Date.now())
    setPending(true)
    try {
      const ids = await put(line)
      dispatch(selectionActions.set({ ids, selected: true }))
    } catch (error) {
      const { status, message } = problemOf(error)
      toast.error(cartText.addFailed, status === undefined ? {} : { detail: message })
      return false
    } finally {
      setPending(false)
    }
    const { thumbnail, tile } = line.productDTO
    toast.success(cartText.added, {
      ...(thumbnail ? { picture: { src: thumbnail, tile: tileOf(tile) } } : {}),
      detail: [choice.product.title, ...line.options.map(({ value }) => value)].join(', '),
      action: { label: cartText.viewCart, onClick: () => void navigate(paths.cart()), opens: paths.cart() },
    })
    return true
  }

  return { add, pending }
}

/** Returns how to put a line into whichever cart is in use; the promise brings the ids it has there. */
function usePutLine() {
  const dispatch = useThunkDispatch()
  const store = useStore<WithCart>()
  const { isSignedIn } = useSession()

  return async (line: CartItem): Promise<number[]> => {
    if (isSignedIn) {
      const cart = await dispatch(addToServerCart(line))
      return idsWhere(linesOf(cart), (other) => choiceKeyOf(other) === choiceKeyOf(line))
    }
    dispatch(guestCartActions.lineAdded(line))
    return idsWhere(store.getState().guestCart.lines, (other) => isSameLine(other, line))
  }
}

const idsWhere = (lines: readonly CartItem[], isMeant: (line: CartItem) => boolean) =>
  lines.filter(isMeant).map(({ id }) => id)
