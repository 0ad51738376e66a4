/** A product on the wishlist as a heart shows it. */
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { showWish, useListWishlistIdsQuery } from './personalApi'
import { heartText } from './text'
import { useKeep, type Keepable, type KeptList } from './useKeep'

const wishlist: KeptList = {
  kind: 'save',
  show: showWish,
  load: async () => (await import('./wish')).keeper,
  path: paths.wishlist,
  words: { notKept: heartText.notSaved, notDropped: heartText.notRemoved },
}

/** Whether a product is on the wishlist, and the press on its heart. */
export function useWish(product: Keepable) {
  const { isSignedIn } = useSession()
  const { isWished } = useListWishlistIdsQuery(undefined, {
    skip: !isSignedIn,
    selectFromResult: ({ data }) => ({ isWished: isSignedIn && (data?.productIds.includes(product.id) ?? false) }),
  })
  return { isWished, toggle: useKeep(product, isWished, wishlist) }
}
