/** The pages of the account area, in the order of how often they are wanted. */
import type { IconName } from '@/components/icons/shapes'
import { paths } from '@/lib/paths'

export const accountLinks: readonly { to: string; label: string; hint: string; icon: IconName }[] = [
  { to: paths.orders(), label: 'Orders', hint: 'Follow, receive or cancel', icon: 'receipt' },
  { to: paths.profile(), label: 'Profile', hint: 'Name and picture', icon: 'user' },
  { to: paths.address(), label: 'Addresses', hint: 'Where orders go', icon: 'pin' },
  { to: paths.changePassword(), label: 'Password and devices', hint: 'Who is logged in', icon: 'lock' },
]
