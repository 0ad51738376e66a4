/** Following shops and unfollowing them. */
import { followedText } from './components/followed/text'
import { followText } from './components/shop/text'
import { personalListActions } from './personalListActions'
import { personalApi, showFollow } from './personalApi'

const { listFollowedShopIds, followShop, unfollowShop } = personalApi.endpoints

/** What changes which shops somebody follows. */
export const followActions = personalListActions({
  kind: 'follow',
  toggleOf: (id) => ({
    name: `follow ${id}`,
    load: (dispatch) => dispatch(listFollowedShopIds.initiate(undefined, { subscribe: false })),
    show: (isOn) => showFollow(id, isOn),
    save: (isOn) => (dispatch) => dispatch((isOn ? followShop : unfollowShop).initiate({ shopId: id })).unwrap(),
  }),
  words: {
    kept: followedText.followed,
    view: followedText.view,
    dropped: followedText.unfollowed,
    undo: followedText.undo,
    notKept: followText.notFollowed,
    notDropped: followText.notUnfollowed,
  },
})
