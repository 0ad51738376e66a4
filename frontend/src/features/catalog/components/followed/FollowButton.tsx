import Button from '@mui/material/Button'
import CheckIcon from 'lucide-react/icons/check'
import PlusIcon from 'lucide-react/icons/plus'
import { useFollowToggle } from '../../useFollowToggle'
import { followText } from '../shop/text'

/** Follows a shop, or follows it no more. */
export function FollowButton({ shop }: { shop: { id: number; name: string } }) {
  const { isFollowed, toggle } = useFollowToggle(shop)
  const Icon = isFollowed ? CheckIcon : PlusIcon
  return (
    <Button
      variant="outlined"
      startIcon={<Icon size={20} />}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? followText.followingShop(shop.name) : followText.followShop(shop.name)}
      onClick={toggle}
    >
      {isFollowed ? followText.following : followText.follow}
    </Button>
  )
}
