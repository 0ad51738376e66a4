import { useEffect } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import HeartIcon from 'lucide-react/icons/heart'
import { useNavigate } from 'react-router-dom'
import { useThunkDispatch, type Thunk } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { motion } from '@/lib/design'
import { paths } from '@/lib/paths'
import { takeIntent, useAskLogin } from '../../intent'
import { press, type Switch } from '../../lastPress'
import { personalApi, useListWishlistIdsQuery } from '../../personalApi'
import { wishlistText } from './text'

const Round = styled(IconButton)(({ theme }) => ({
  pointerEvents: 'auto',
  display: 'grid',
  '& svg': { gridArea: '1 / 1' },
  // The filled heart grows out of the middle of the empty one.
  '& svg + svg': { opacity: 0, transform: 'scale(0)', transition: `opacity ${motion.menu}, transform ${motion.menu}` },
  '&[aria-pressed=true]': { color: theme.vars.palette.sale.label },
  '&[aria-pressed=true] svg + svg': { opacity: 1, transform: 'none' },
}))

/** Keeps a product on the wishlist, or takes it off. */
export function Heart({ product, className }: { product: Wishable; className?: string }) {
  const { isWished, toggle } = useWish(product)
  const words = isWished ? wishlistText.remove(product.title) : wishlistText.add(product.title)
  return (
    <Round
      color="raised"
      {...(className ? { className } : {})}
      aria-pressed={isWished}
      aria-label={words}
      onClick={toggle}
    >
      <HeartIcon size={20} />
      <HeartIcon size={20} fill="currentColor" />
    </Round>
  )
}

const Wide = styled(Button)(({ theme }) => ({
  inlineSize: '100%',
  '&[data-wished] svg': { color: theme.vars.palette.sale.label },
}))

/** A heart with its words, where there is room for them. */
export function SaveButton({ product }: { product: Wishable }) {
  const { isWished, toggle } = useWish(product)
  return (
    <Wide
      variant="outlined"
      data-wished={isWished || undefined}
      startIcon={<HeartIcon size={20} fill={isWished ? 'currentColor' : 'none'} />}
      onClick={toggle}
    >
      {isWished ? wishlistText.dropIt : wishlistText.save}
    </Wide>
  )
}

/** What a heart needs to know of a product. */
interface Wishable {
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
        const title = await dispatch(keepRememberedWish())
        const action = { label: wishlistText.view, onClick: () => void navigate(paths.wishlist()) }
        if (title !== null) toast.success(wishlistText.saved, { detail: title, action })
      } catch (error) {
        toast.error(wishlistText.notSaved, { detail: problemOf(error).message })
      }
    }
    void keep()
  }, [isSignedIn, dispatch, navigate])
}

/** Whether a product is on the wishlist, and the press on its heart. A guest is led to the login first. */
function useWish(product: Wishable) {
  const { isSignedIn } = useSession()
  const dispatch = useThunkDispatch()
  const askLogin = useAskLogin()
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
  const toggle = () => (isSignedIn ? void change(!isWished) : askLogin('save', product.id, product.title))
  return { isWished, toggle }
}

const { listWishlistIds, addToWishlist, removeFromWishlist } = personalApi.endpoints

/** Shows a product as on the list or off it, unless the list says so already or is not there. */
function showWish(productId: number, isWished: boolean): Thunk<void> {
  return (dispatch) => {
    const edit = personalApi.util.updateQueryData('listWishlistIds', undefined, ({ productIds }) => {
      const at = productIds.indexOf(productId)
      if (isWished && at < 0) productIds.unshift(productId)
      if (!isWished && at >= 0) productIds.splice(at, 1)
    })
    dispatch(edit)
  }
}

/** Puts a product on the wishlist or takes it off; answers and throws as {@link press} does. */
function changeWish(productId: number, isWished: boolean): Thunk<Promise<boolean>> {
  const wish: Switch<unknown> = {
    name: `wish ${productId}`,
    load: (dispatch) => dispatch(listWishlistIds.initiate(undefined, { subscribe: false })),
    show: (isOn) => showWish(productId, isOn),
    save: (isOn) => (dispatch) => dispatch((isOn ? addToWishlist : removeFromWishlist).initiate({ productId })).unwrap(),
  }
  return press(wish, isWished)
}

/**
 * Saves what a guest wanted to save, now that somebody is logged in; answers what it is called, or null when
 * there was nothing or it was taken off again meanwhile.
 */
function keepRememberedWish(): Thunk<Promise<string | null>> {
  return async (dispatch) => {
    const wish = takeIntent('save')
    if (!wish) return null
    return (await dispatch(changeWish(wish.id, true))) ? wish.title : null
  }
}
