/** A shop as the person follows it or not. */
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { followText } from './components/shop/text'
import { showFollow, useListFollowedShopIdsQuery } from './personalApi'
import { usePersonalListToggle, type PersonalList } from './usePersonalListToggle'

const followedShops: PersonalList = {
  kind: 'follow',
  show: showFollow,
  load: async () => (await import('./followActions')).followActions,
  path: paths.followedShops,
  words: { notKept: followText.notFollowed, notDropped: followText.notUnfollowed },
}

/** Whether the person follows a shop, and the press that changes it. */
export function useFollowToggle({ id, name }: { id: number; name: string }) {
  const { isSignedIn } = useSession()
  const { isFollowed } = useListFollowedShopIdsQuery(undefined, {
    skip: !isSignedIn,
    selectFromResult: ({ data }) => ({ isFollowed: isSignedIn && (data?.shopIds.includes(id) ?? false) }),
  })
  return { isFollowed, toggle: usePersonalListToggle({ id, title: name }, isFollowed, followedShops) }
}
