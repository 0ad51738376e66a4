import { styled } from '@mui/material/styles'
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { Wrap } from '@/components/Page'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { accountLinks } from './accountLinks'

const Columns = styled(Wrap)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingBlock: '16px 48px',
  [media.wide]: { gridTemplateColumns: '240px minmax(0, 1fr)', paddingBlock: '32px 64px' },
})

const Side = styled('nav')(({ theme }) => ({
  display: 'none',
  alignContent: 'start',
  gap: 4,
  [media.wide]: { display: 'grid' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 44,
    paddingInline: 12,
    borderRadius: radius.field,
    borderInlineStart: '3px solid transparent',
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
}))

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 44,
  [media.wide]: { display: 'none' },
})

/** The account area: its pages beside a list of them; on a phone each page stands alone. */
export function AccountLayout() {
  const { pathname } = useLocation()
  return (
    <Columns>
      <Side aria-label="Account">
        {accountLinks.map(({ to, label, icon }) => (
          <NavLink key={to} to={to}>
            <Icon name={icon} size={20} />
            {label}
          </NavLink>
        ))}
      </Side>
      <div>
        {pathname !== paths.account() && (
          <Back to={paths.account()}>
            <Icon name="chevronLeft" size={20} />
            Account
          </Back>
        )}
        <Outlet />
      </div>
    </Columns>
  )
}
