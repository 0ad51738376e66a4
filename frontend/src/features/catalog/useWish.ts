/** A product on the wishlist as a heart shows it. What carries a press out is fetched a moment after the first look. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useThunkDispatch } from '@/api/dispatch'
import { componentText } from '@/components/text'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { awake } from '@/lib/awake'
import { paths } from '@/lib/paths'
import { hasIntent, remember, useAskLogin } from './intent'
import { showWish, useListWishlistIdsQuery } from './personalApi'
import { heartText } from './text'

/** What a heart needs to know of a product. */
export interface Wishable {
  id: number
  title: string
}

const loadWork = () => import('./wish')

/**
 * Whether a product is on the wishlist, and the press on its heart. A guest is led to the login first; while it
 * is not known who is there, the press waits until it is.
 */
export function useWish(product: Wishable) {
  const { isSignedIn, isKnown } = useSession()
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const askLogin = useAskLogin()
  const { isWished } = useListWishlistIdsQuery(undefined, {
    skip: !isSignedIn,
    selectFromResult: ({ data }) => ({ isWished: isSignedIn && (data?.productIds.includes(product.id) ?? false) }),
  })

  useEffect(() => {
    if (!isSignedIn) return
    const work = hasIntent() ? loadWork() : awake().then(loadWork)
    // What was not fetched ahead is fetched by the press, which says so if it fails.
    work.then(
      ({ keepRemembered }) => dispatch(keepRemembered(() => void navigate(paths.wishlist()))),
      () => undefined,
    )
  }, [isSignedIn, dispatch, navigate])

  const change = async (wished: boolean) => {
    dispatch(showWish(product.id, wished))
    const work = await loadWork().catch(() => null)
    if (work) {
      void dispatch(work.changeWish(product, wished))
      return
    }
    dispatch(showWish(product.id, !wished))
    toast.error(wished ? heartText.notSaved : heartText.notRemoved, { detail: componentText.checkConnection })
  }
  const toggle = () => {
    if (isSignedIn) void change(!isWished)
    else if (isKnown) askLogin('save', product.id, product.title)
    else remember('save', product.id, product.title)
  }
  return { isWished, toggle }
}
