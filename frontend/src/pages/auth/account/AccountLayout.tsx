import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { Wrap } from '@/components/Page'
import { useSignOut } from '@/features/auth/useSignOut'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { accountText } from './text'

/** A way to one page of the account. */
export interface AccountLink {
  to: string
  label: string
  hint: string
  icon: IconName
}

/** The pages beside the orders, which stand first everywhere, by how often they are wanted. */
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

const Columns = styled(Wrap)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlock: '16px 48px',
  [media.wide]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: 40, paddingBlock: '32px 64px' },
})

const Side = styled('nav')(({ theme }) => ({
  display: 'none',
  gap: 4,
  [media.wide]: { display: 'grid', position: 'sticky', insetBlockStart: 144 },
  '& a, & button': {
    display: 'flex',
    justifyContent: 'start',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 48,
    paddingBlock: 8,
    paddingInline: '9px 12px',
    border: 0,
    borderInlineStart: '3px solid transparent',
    borderRadius: radius.field,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-current="page"]': {
      fontWeight: 650,
      borderInlineStartColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.tint.ground,
      color: theme.vars.palette.tint.label,
    },
  },
  '& svg': { flex: 'none' },
  '& button': { marginBlockStart: 8 },
}))

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 44,
  marginBlock: '-8px 4px',
  paddingInlineEnd: 12,
  [media.wide]: { display: 'none' },
})

const pages: readonly { to: string; label: string; icon: IconName }[] = [
  { to: paths.orders(), label: accountText.orders, icon: 'receipt' },
  ...accountLinks,
]

/** The account area: its pages beside a list of them; on a phone each page stands alone. */
export function AccountLayout() {
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const isFront = pathname.replace(/\/$/, '') === paths.account()
  return (
    <Columns>
      <Side aria-label={accountText.title}>
        {pages.map(({ to, label, icon }) => (
          <NavLink key={to} to={to}>
            <Icon name={icon} size={20} />
            {label}
          </NavLink>
        ))}
        <ButtonBase onClick={() => void signOut()}>
          <Icon name="logout" size={20} />
          {accountText.logout}
        </ButtonBase>
      </Side>
      <div>
        {!isFront && (
          <Back to={paths.account()}>
            <Icon name="chevronLeft" size={20} />
            {accountText.title}
          </Back>
        )}
        <Outlet />
      </div>
    </Columns>
  )
}
