import { styled } from '@mui/material/styles'
import { Link, NavLink, Outlet } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { useSession } from '@/features/auth/useSession'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { AvatarMenu } from '../header/AvatarMenu'
import { Logo } from '../header/Logo'
import { ThemeSwitch } from '../header/ThemeSwitch'

const entries: { to: string; label: string; icon: IconName; end?: boolean }[] = [
  { to: paths.seller(), label: 'Dashboard', icon: 'home', end: true },
  { to: paths.sellerOrders(), label: 'Orders', icon: 'receipt' },
  { to: paths.sellerProducts(), label: 'Products', icon: 'box' },
  { to: paths.sellerCategories(), label: 'Categories', icon: 'tag' },
  { to: paths.sellerShop(), label: 'Shop', icon: 'store' },
]

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1100,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 56,
  paddingInline: 16,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))
const Back = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  paddingInline: 12,
  marginInlineStart: 'auto',
  borderRadius: radius.field,
  color: theme.vars.palette.link,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  // The word alone stays for screen readers where there is no room for it.
  [media.phone]: {
    '& > span': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}))
const Columns = styled('div')({ flex: 1, display: 'flex', minInlineSize: 0 })
const Nav = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1100,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& a': {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minBlockSize: 56,
    fontSize: '0.8125rem',
    fontWeight: 550,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a.active': { color: theme.vars.palette.link, fontWeight: 650 },
  [media.wide]: {
    position: 'sticky',
    insetBlockStart: 56,
    flexDirection: 'column',
    flex: 'none',
    inlineSize: 232,
    blockSize: 'calc(100dvh - 56px)',
    padding: 12,
    gap: 4,
    borderBlockStart: 0,
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
    '& a': {
      flex: 'none',
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: 12,
      minBlockSize: 48,
      paddingInline: 12,
      borderRadius: radius.field,
      fontSize: '1rem',
    },
    '& a:hover': { backgroundColor: theme.vars.palette.action.hover },
    '& a.active': { backgroundColor: theme.vars.palette.tint.ground, color: theme.vars.palette.tint.label },
  },
}))
const Main = styled('main')({
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: 1264,
  padding: '16px 16px 96px',
  outline: 'none',
  [media.wide]: { padding: 32 },
})

/** The seller centre: a side bar on wide screens, a bottom bar on phones. */
export function SellerLayout() {
  const { isSignedIn } = useSession()
  return (
    <>
      <Bar>
        <Logo />
        <Back to={paths.home()}>
          <Icon name="store" size={20} />
          <span>View marketplace</span>
        </Back>
        <ThemeSwitch />
        {isSignedIn && <AvatarMenu />}
      </Bar>
      <Columns>
        <Nav aria-label="Seller Center">
          {entries.map(({ to, label, icon, end = false }) => (
            <NavLink key={to} to={to} end={end}>
              <Icon name={icon} size={20} />
              {label}
            </NavLink>
          ))}
        </Nav>
        <Main id="content" tabIndex={-1}>
          <Outlet />
        </Main>
      </Columns>
    </>
  )
}
