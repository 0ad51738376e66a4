import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { wishlistText } from './components/wishlist/text'
import { useListWishlistIdsQuery } from './personalApi'
import { changeWish, keepRememberedWish, rememberWish } from './wishlist'

/** What a heart needs to know of a product. */
export interface Wishable {
  id: number
  title: string
}

/** Saves what a guest wanted to save, once they have logged in, and says so. */
function useRememberedWish(isSignedIn: boolean) {
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSignedIn) return
    const keep = async () => {
      try {
        const wish = await dispatch(keepRememberedWish())
        const action = { label: wishlistText.view, onClick: () => void navigate(paths.wishlist()) }
        if (wish) toast.success(wishlistText.saved, { detail: wish.title, action })
      } catch (error) {
        toast.error(wishlistText.notSaved, { detail: problemOf(error).message })
      }
    }
    void keep()
  }, [isSignedIn, dispatch, navigate])
}

/** Whether a product is on the wishlist, and the press on its heart. A guest is led to the login first. */
export function useWish(product: Wishable) {
  const { isSignedIn } = useSession()
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isWished = useListWishlistIdsQuery(undefined, {
    skip: !isSignedIn,
    selectFromResult: ({ data }) => ({ isWished: isSignedIn && (data?.productIds.includes(product.id) ?? false) }),
  }).isWished
  useRememberedWish(isSignedIn)

  const change = async (wished: boolean) => {
    try {
      const stands = await dispatch(changeWish(product.id, wished))
      const undo = { label: wishlistText.undo, onClick: () => void change(true) }
      if (stands && !wished) toast.success(wishlistText.removed, { detail: product.title, action: undo })
    } catch (error) {
      toast.error(wished ? wishlistText.notSaved : wishlistText.notRemoved, { detail: problemOf(error).message })
    }
  }
  const toggle = () => {
    if (isSignedIn) return void change(!isWished)
    rememberWish(product)
    void navigate(paths.login(pathname + search))
  }
  return { isWished, toggle }
}
