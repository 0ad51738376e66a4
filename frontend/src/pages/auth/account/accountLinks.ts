/** The pages of the account area, in the order of how often they are wanted. */
import type { IconName } from '@/components/icons/shapes'
import { paths } from '@/lib/paths'
import { accountText } from './text'

/** A way to one page of the account. */
export interface AccountLink {
  to: string
  label: string
  hint: string
  icon: IconName
}

/** The pages beside the orders, which stand first everywhere. */
export const accountLinks: readonly AccountLink[] = [
  { to: paths.wishlist(), label: accountText.wishlist, hint: accountText.wishlistHint, icon: 'heart' },
  { to: paths.profile(), label: accountText.profile, hint: accountText.profileHint, icon: 'user' },
  { to: paths.address(), label: accountText.addresses, hint: accountText.addressesHint, icon: 'pin' },
  { to: paths.changePassword(), label: accountText.password, hint: accountText.passwordHint, icon: 'lock' },
]

/** The way to selling: the seller centre for those with a shop, else how to open one. */
export const sellingLink = (isSeller: boolean): AccountLink =>
  isSeller
    ? { to: paths.seller(), label: accountText.sellerCenter, hint: accountText.sellerCenterHint, icon: 'store' }
    : {
        to: paths.sellerRegistration(),
        label: accountText.becomeSeller,
        hint: accountText.becomeSellerHint,
        icon: 'store',
      }
