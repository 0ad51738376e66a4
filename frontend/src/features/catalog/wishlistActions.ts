/** Changing the wishlist. */
import { wishlistText } from './components/wishlist/text'
import { personalListActions } from './personalListActions'
import { personalApi, showWish } from './personalApi'
import { heartText } from './text'

const { listWishlistIds, addToWishlist, removeFromWishlist } = personalApi.endpoints

/** What changes the wishlist. */
export const wishlistActions = personalListActions({
  kind: 'save',
  toggleOf: (id) => ({
    name: `wish ${id}`,
    load: (dispatch) => dispatch(listWishlistIds.initiate(undefined, { subscribe: false })),
    show: (isOn) => showWish(id, isOn),
    save: (isOn) => (dispatch) => dispatch((isOn ? addToWishlist : removeFromWishlist).initiate({ productId: id })).unwrap(),
  }),
  words: {
    kept: wishlistText.saved,
    view: wishlistText.view,
    dropped: wishlistText.removed,
    undo: wishlistText.undo,
    notKept: heartText.notSaved,
    notDropped: heartText.notRemoved,
  },
})
