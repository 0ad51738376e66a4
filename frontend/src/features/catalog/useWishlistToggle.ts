/** A product on the wishlist as a heart shows it. */
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { showWish, useListWishlistIdsQuery } from './personalApi'
import { heartText } from './text'
import { usePersonalListToggle, type ListableItem, type PersonalList } from './usePersonalListToggle'

const wishlist: PersonalList = {
  kind: 'save',
  show: showWish,
  load: async () => (await import('./wishlistActions')).wishlistActions,
  path: paths.wishlist,
  words: { notKept: heartText.notSaved, notDropped: heartText.notRemoved },
}

/** Whether a product is on the wishlist, and the press on its heart. */
export function useWishlistToggle(product: ListableItem) {
  const { isSignedIn } = useSession()
  const { isWished } = useListWishlistIdsQuery(undefined, {
    skip: !isSignedIn,
    selectFromResult: ({ data }) => ({ isWished: isSignedIn && (data?.productIds.includes(product.id) ?? false) }),
  })
  return { isWished, toggle: usePersonalListToggle(product, isWished, wishlist) }
}
