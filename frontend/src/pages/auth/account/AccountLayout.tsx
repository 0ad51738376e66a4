import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import HeartIcon from 'lucide-react/icons/heart'
import HouseIcon from 'lucide-react/icons/house'
import LockIcon from 'lucide-react/icons/lock'
import LogOutIcon from 'lucide-react/icons/log-out'
import MapPinIcon from 'lucide-react/icons/map-pin'
import MessageIcon from 'lucide-react/icons/message-square'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import ShieldIcon from 'lucide-react/icons/shield-check'
import BagIcon from 'lucide-react/icons/shopping-bag'
import StoreIcon from 'lucide-react/icons/store'
import UserIcon from 'lucide-react/icons/user-round'
import { Outlet, useLocation } from 'react-router-dom'
import { BackLink } from '@/components/BackLink'
import { ActionRow, LinkRow } from '@/components/LinkRow'
import { onDemand } from '@/components/onDemand'
import { PageContainer } from '@/components/Page'
import { useSignOut } from '@/features/auth/useSignOut'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { accountText } from './text'

/** A way to one page of the account. */
interface AccountLink {
  to: string
  label: string
  hint: string
  icon: LucideIcon
}

/** The pages beside the orders, which stand first everywhere, by how often they are wanted. */
export const accountLinks: readonly AccountLink[] = [
  { to: paths.messages(), label: accountText.messages, hint: accountText.messagesHint, icon: MessageIcon },
  { to: paths.wishlist(), label: accountText.wishlist, hint: accountText.wishlistHint, icon: HeartIcon },
  {
    to: paths.followedShops(),
    label: accountText.followedShops,
    hint: accountText.followedShopsHint,
    icon: BagIcon,
  },
  { to: paths.profile(), label: accountText.profile, hint: accountText.profileHint, icon: UserIcon },
  { to: paths.address(), label: accountText.addresses, hint: accountText.addressesHint, icon: MapPinIcon },
  { to: paths.changePassword(), label: accountText.password, hint: accountText.passwordHint, icon: LockIcon },
  { to: paths.twoStep(), label: accountText.twoStep, hint: accountText.twoStepHint, icon: ShieldIcon },
]

/** The way to selling: the Seller Center for those with a shop, else how to open one. */
export const sellingLink = (isSeller: boolean): AccountLink =>
  isSeller
    ? { to: paths.seller(), label: accountText.sellerCenter, hint: accountText.sellerCenterHint, icon: StoreIcon }
    : {
        to: paths.sellerRegistration(),
        label: accountText.becomeSeller,
        hint: accountText.becomeSellerHint,
        icon: StoreIcon,
      }

const Columns = styled(PageContainer)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlock: '16px 48px',
  [media.wide]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: 40, paddingBlock: '32px 64px' },
})

const Side = styled('nav')({
  display: 'none',
  [media.wide]: { display: 'block', position: 'sticky', insetBlockStart: 144 },
})

const OnPhone = styled('div')({ marginBlock: '-8px 4px', [media.wide]: { display: 'none' } })

const pages: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: paths.orders(), label: accountText.orders, icon: ReceiptTextIcon },
  ...accountLinks,
]

/** The way to the messages; the page does not wait for their number. */
const MessagesRow = onDemand(async () => (await import('./MessagesRow')).MessagesRow, {
  loading: (props) => <LinkRow {...props} />,
})

/** How the way to a page of the account is drawn. */
export const rowOf = (to: string) => (to === paths.messages() ? MessagesRow : LinkRow)

/** The account area: its pages beside a list of them; on a phone each page stands alone. */
export function AccountLayout() {
  const { pathname } = useLocation()
  const signOut = useSignOut()
  // The front has nothing above it; what lies deeper leads back to the page it belongs to by itself.
  const isFirstLevel = new RegExp(`^${paths.account()}/[^/]+/?$`).test(pathname)
  return (
    <Columns>
      <Side aria-label={accountText.title}>
        <List disablePadding>
          <LinkRow exact to={paths.account()} label={accountText.overview} icon={<HouseIcon size={20} />} />
          {pages.map(({ to, label, icon: Icon }) => {
            const Entry = rowOf(to)
            return <Entry key={to} to={to} label={label} icon={<Icon size={20} />} />
          })}
          <ActionRow label={accountText.logout} icon={<LogOutIcon size={20} />} onClick={() => void signOut()} />
        </List>
      </Side>
      <div>
        {isFirstLevel && (
          <OnPhone>
            <BackLink to={paths.account()}>{accountText.title}</BackLink>
          </OnPhone>
        )}
        <Outlet />
      </div>
    </Columns>
  )
}
