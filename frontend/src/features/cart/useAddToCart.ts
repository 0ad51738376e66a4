/** Adding a product to the cart, from wherever it is shown. */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import { lineOf, type CartChoice } from './guestCart'
import { guestCartActions } from './guestCartSlice'
import { addToServerCart } from './serverCart'
import { cartText } from './text'

/** Answers `add`, which tells whether the product is in the cart now, and whether one is on its way. */
export function useAddToCart() {
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const { isSignedIn } = useSession()
  const [pending, setPending] = useState(false)

  const add = async (choice: CartChoice): Promise<boolean> => {
    if (choice.quantity < 1) return false
    const line = lineOf(choice, Date.now())
    setPending(true)
    try {
      if (isSignedIn) await dispatch(addToServerCart(line))
      else dispatch(guestCartActions.lineAdded(line))
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
      action: { label: cartText.viewCart, onClick: () => void navigate(paths.cart()) },
    })
    return true
  }

  return { add, pending }
}
