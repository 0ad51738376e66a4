/** What carries out the presses on "Follow". */
import { followedText } from './components/followed/text'
import { followText } from './components/shop/text'
import { keeperOf } from './keep'
import { personalApi, showFollow } from './personalApi'

const { listFollowedShopIds, followShop, unfollowShop } = personalApi.endpoints

/** What changes which shops somebody follows. */
export const keeper = keeperOf({
  kind: 'follow',
  switchOf: (id) => ({
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
